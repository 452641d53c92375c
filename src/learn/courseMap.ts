import { forgetProgress, keepProgress, openProgress, readProgress } from './progress.ts';

/** The course map comes alive: what is done is filled in, and progress can be taken along or forgotten. */

const fillIn = (text: string, values: Record<string, number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

function show(root: ParentNode): void {
  const { done, last } = openProgress();
  const isDone = new Set(done);
  for (const lesson of root.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const steps = [...lesson.querySelectorAll<HTMLElement>('[data-step]')];
    const finished = steps.filter(({ dataset }) => isDone.has(dataset['step'] ?? ''));
    for (const step of steps) step.dataset['done'] = String(finished.includes(step));
    const how = lesson.querySelector<HTMLElement>('.how-far');
    if (how)
      how.textContent =
        finished.length > 0 ? fillIn(how.dataset['words'] ?? '', { n: finished.length, of: steps.length }) : '';
  }
  // Where one left: the lesson that was open last, or the first with something still to do.
  const lessons = [...root.querySelectorAll<HTMLElement>('[data-lesson]')];
  const open = ({ dataset }: HTMLElement, steps: NodeListOf<HTMLElement>) =>
    dataset['lesson'] !== undefined && [...steps].some((step) => step.dataset['done'] !== 'true');
  const openLessons = lessons.filter((lesson) => open(lesson, lesson.querySelectorAll('[data-step]')));
  const next = openLessons.find(({ dataset }) => dataset['lesson'] === last) ?? openLessons[0] ?? lessons[0];
  const way = root.querySelector<HTMLAnchorElement>('[data-continue]');
  const target = next?.querySelector<HTMLAnchorElement>('a');
  const begun = root.querySelector('[data-step][data-done="true"]') !== null;
  if (way && target && begun) {
    way.href = target.href;
    way.textContent = fillIn(way.dataset['words'] ?? '', {}).replace('{title}', target.textContent ?? '');
  }
}

function say(root: ParentNode, which: 'bad' | 'read' | 'gone' | 'blocked'): void {
  const output = root.querySelector<HTMLElement>('[data-says]');
  if (!output) return;
  output.hidden = false;
  output.textContent = output.dataset[which] ?? '';
}

function takeAlong(): void {
  const file = new Blob([JSON.stringify(openProgress(), null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'rulebench-progress.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function bring(root: Document, file: File): Promise<void> {
  const read = file.size < 1_000_000 ? readProgress(await file.text()) : null;
  if (!read) return say(root, 'bad');
  const now = openProgress();
  const kept = keepProgress({ ...read, done: [...new Set([...now.done, ...read.done])], last: read.last ?? now.last });
  show(root);
  say(root, kept ? 'read' : 'blocked');
}

export function showCourse(root: Document): void {
  show(root);
  const tools = root.querySelector<HTMLElement>('[data-progress-tools]');
  if (!tools) return;
  tools.hidden = false;
  const sure = tools.querySelector<HTMLElement>('[data-sure]');
  const ask = (asking: boolean) => {
    if (sure) sure.hidden = !asking;
  };
  const acts: Record<string, () => void> = {
    export: takeAlong,
    reset: () => ask(true),
    keep: () => ask(false),
    resetNow: () => {
      forgetProgress();
      ask(false);
      show(root);
      say(root, 'gone');
    },
  };
  tools.addEventListener('click', ({ target }) => {
    const what = target instanceof HTMLButtonElement ? target.dataset['do'] : undefined;
    if (what) acts[what]?.();
  });
  tools.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files?.[0]) void bring(root, target.files[0]);
  });
}
