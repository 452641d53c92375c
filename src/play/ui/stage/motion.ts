import { type Coming, type Cue, countAt, endOf, type Spot } from './cues.ts';

/** Shows cues with the platform's own animations. What flies is a picture over the page that nothing can press. */

const ease = 'cubic-bezier(0.3, 0, 0.2, 1)';

const comings: Record<Coming, Keyframe[]> = {
  rise: [{ opacity: 0, transform: 'translateY(24px)' }, {}],
  turn: [{ opacity: 0, transform: 'perspective(600px) rotateY(90deg)' }, {}],
  drop: [{ opacity: 0, transform: 'translateY(-20px)' }, {}],
  fade: [{ opacity: 0 }, {}],
  pulse: [{ scale: 1 }, { scale: 1.04 }, { scale: 1 }],
};

/** Sizes that are handed down to a piece, and that its picture needs too. */
const handedDown = ['--u', '--tile', '--piece', '--icon-size'];

/** A piece where it lies, or where it lay, with what it was drawn by, once that has been read. */
export interface Kept {
  node: Element;
  box: DOMRect;
  style?: string;
}

function styleOf(node: Element): string {
  const style = getComputedStyle(node);
  const sizes = handedDown.flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value ? [`${name}:${value}`] : [];
  });
  return [`font-size:${style.fontSize}`, `color:${style.color}`, ...sizes].join(';');
}

const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

const listed = (spot: Spot): readonly string[] => (typeof spot === 'string' ? [spot] : spot);

/** Pieces by name, as they lie now: one that is taken away can still be seen going. */
export const keepPieces = (stage: Element): Map<string, Kept> =>
  new Map(
    [...stage.querySelectorAll('[data-piece]')].map((node) => [
      `[data-piece="${node.getAttribute('data-piece')}"]`,
      { node, box: node.getBoundingClientRect() },
    ]),
  );

/** Reads what kept pieces are drawn by, as long as they lie there. */
export function keepStyles(kept: ReadonlyMap<string, Kept>): void {
  for (const piece of kept.values()) piece.style ??= styleOf(piece.node);
}

/** A picture of a piece, as large as it lies. */
function pictureOf({ node, box, style = styleOf(node) }: Kept): HTMLElement {
  const frame = document.createElement('div');
  frame.style.cssText = `${style};width:${box.width}px;height:${box.height}px`;
  frame.append(node.cloneNode(true));
  return frame;
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** From one place to another, for a picture that is put where `box` is; words keep their size on the way. */
function flight(box: DOMRect, from: DOMRect, to: DOMRect, { words = false, stays = false }): Keyframe[] {
  const own = middle(box);
  const at = (place: DOMRect): string => {
    const { x, y } = middle(place);
    const scale = Math.min(1.8, Math.max(0.6, place.height / Math.max(1, box.height)));
    return `translate(${x - own.x}px, ${y - own.y}px) ${words ? 'translate(-50%, -50%)' : `scale(${scale.toFixed(3)})`}`;
  };
  return [
    { transform: at(from), opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { transform: at(to), opacity: stays ? 1 : 0 },
  ];
}

/** Plays cues on a stage; the answer ends them at once. `slow`: how much longer than usual everything takes. */
export function play(
  stage: HTMLElement,
  cues: readonly Cue[],
  slow: number,
  kept: ReadonlyMap<string, Kept>,
): () => void {
  const layer = document.createElement('div');
  layer.className = 'stage-motion';
  layer.setAttribute('aria-hidden', 'true');
  const find = (spot: Spot): Kept | null => {
    for (const each of listed(spot)) {
      const node = stage.querySelector(each);
      const box = node?.getBoundingClientRect();
      if (node && box && isSeen(box)) return { node, box };
      const gone = kept.get(each);
      if (gone && isSeen(gone.box)) return gone;
    }
    return null;
  };
  const timing = ({ at, lasts }: Cue): KeyframeAnimationOptions => ({
    delay: at * slow,
    duration: lasts * slow,
    easing: ease,
    fill: 'forwards',
  });
  // All is measured before anything is written.
  const starts: (() => Animation[])[] = [];
  const hide = (node: Element, until: number) => node.animate({ opacity: [0, 0] }, { duration: until * slow });
  const put = (picture: HTMLElement, { x, y }: DOMRect, frames: Keyframe[], cue: Cue): Animation => {
    picture.style.left = `${x}px`;
    picture.style.top = `${y}px`;
    layer.append(picture);
    return picture.animate(frames, timing(cue));
  };
  const counts = new Map<string, (Cue & { kind: 'count' })[]>();
  for (const cue of cues) {
    if (cue.kind === 'count') {
      counts.set(cue.where, [...(counts.get(cue.where) ?? []), cue]);
    } else if (cue.kind === 'come') {
      const nodes = [...stage.querySelectorAll(cue.what)];
      starts.push(() =>
        nodes.map((node, at) =>
          node.animate(comings[cue.how], {
            ...timing({ ...cue, at: cue.at + at * (cue.apart ?? 0) }),
            fill: 'backwards',
          }),
        ),
      );
    } else {
      const [from, to] = [find(cue.from), find(cue.to)];
      if (!from || !to) continue;
      if (cue.kind === 'say') {
        const picture = document.createElement('b');
        picture.textContent = cue.words;
        const { x, y } = middle(from.box);
        const frames = flight(new DOMRect(x, y), from.box, to.box, { words: true });
        starts.push(() => [put(picture, new DOMRect(x, y), frames, cue)]);
        continue;
      }
      const as = find(cue.as);
      if (!as) continue;
      const hidden = cue.hides ? stage.querySelector(cue.hides) : null;
      const picture = pictureOf(as);
      const frames = flight(as.box, from.box, to.box, { stays: hidden !== null });
      starts.push(() => [put(picture, as.box, frames, cue), ...(hidden ? [hide(hidden, cue.at + cue.lasts)] : [])]);
    }
  }
  const counters = [...counts].flatMap(([where, changes]) => {
    const found = find(where);
    if (!found) return [];
    const picture = document.createElement('b');
    picture.className = 'motion-count';
    const { font, color } = getComputedStyle(found.node);
    const { x, y, width, height } = found.box;
    picture.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;font:${font};color:${color}`;
    starts.push(() => {
      layer.append(picture);
      return [hide(found.node, endOf(changes))];
    });
    return [{ picture, changes, until: endOf(changes) }];
  });
  const running = starts.flatMap((start) => start());
  let frame = 0;
  const begun = performance.now();
  const count = () => {
    const time = (performance.now() - begun) / slow;
    for (const { picture, changes, until } of counters) {
      const text = String(countAt(changes, time));
      if (picture.textContent !== text) picture.textContent = text;
      picture.hidden = time >= until;
    }
    if (counters.some(({ until }) => time < until)) frame = requestAnimationFrame(count);
  };
  if (counters.length > 0) count();
  document.body.append(layer);
  const end = () => {
    cancelAnimationFrame(frame);
    for (const animation of running) animation.cancel();
    layer.remove();
  };
  void Promise.allSettled(running.map(({ finished }) => finished)).then(end);
  return end;
}
