import { forgetProgress, keepProgress, openProgress, readProgress } from './progress.ts';

/** The script of the course map: fills in what is done, and lets progress be taken along or forgotten. */

const fillIn = (text: string, values: Record<string, number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

function show(root: ParentNode): void {
  const { done, last, missed = [] } = openProgress();
  const isDone = new Set(done);
  const lessons = [...root.querySelectorAll<HTMLElement>('[data-lesson]')];
  const stepsOf = (lesson: HTMLElement) => [...lesson.querySelectorAll<HTMLElement>('[data-step]')];
  for (const lesson of lessons) {
    const steps = stepsOf(lesson);
    const finished = steps.filter(({ dataset }) => isDone.has(dataset['step'] ?? ''));
    for (const step of steps) {
      step.dataset['done'] = String(finished.includes(step));
      step.dataset['missed'] = String(missed.includes(step.dataset['step'] ?? ''));
    }
    const whole = String(finished.length === steps.length);
    lesson.dataset['finished'] = whole;
    const mark = root.querySelector<HTMLElement>(`[data-mark-of="${lesson.dataset['lesson']}"]`);
    if (mark) mark.dataset['done'] = whole;
    const how = lesson.querySelector<HTMLElement>('.how-far');
    if (how)
      how.textContent =
        finished.length > 0 ? fillIn(how.dataset['words'] ?? '', { n: finished.length, of: steps.length }) : '';
  }
  // Where one left: the lesson that was open last, or the first with something still to do.
  const openLessons = lessons.filter(({ dataset }) => dataset['finished'] !== 'true');
  const next = openLessons.find(({ dataset }) => dataset['lesson'] === last) ?? openLessons[0] ?? lessons[0];
  const begun = root.querySelector('[data-step][data-done="true"]') !== null;
  for (const marked of root.querySelectorAll<HTMLElement>('[data-here]')) delete marked.dataset['here'];
  const way = root.querySelector<HTMLAnchorElement>('[data-continue]');
  const target = next?.querySelector<HTMLAnchorElement>('a');
  if (!way || !next || !target || !begun) return;
  const mark = root.querySelector<HTMLElement>(`[data-mark-of="${next.dataset['lesson']}"]`);
  for (const marked of [next, mark]) if (marked) marked.dataset['here'] = 'true';
  const steps = stepsOf(next);
  const at = steps.findIndex(({ dataset }) => dataset['done'] !== 'true');
  const label = way.querySelector<HTMLElement>('[data-continue-label]');
  const title = way.querySelector<HTMLElement>('[data-continue-title]');
  way.href = target.href;
  if (label) label.textContent = label.dataset['words'] ?? '';
  if (title)
    title.textContent =
      (target.textContent ?? '').trim().replace(/\s+/g, ' ') +
      (steps.length > 1 ? fillIn(way.dataset['stepOf'] ?? '', { n: at + 1, of: steps.length }) : '');
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
