import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { Region } from '@machines/smartphone/names.ts';
import { layouts, readingOrder, type Spot } from './boardLayout.ts';

/** Where the cards and chips of a small map lie, so that nothing lies over anything else. */

interface Box extends Spot {
  w: number;
  h: number;
}

/** A map by what it is measured in: its size, how wide a buyer is, and how a letter of a name is. */
interface Frame {
  width: number;
  height: number;
  /** The width of one buyer on a card. */
  pitch: number;
  letter: number;
  chip: number;
  /** Cards without buyers: name, spaces and cost. */
  mini: boolean;
  /** How far a chip may be moved aside before it is left out. */
  aside: number;
  /** What cards leave free at both sides, for the names at the edges, where there is room. */
  side: number;
}

/** As small as they get: at 1280 × 720, and on a phone with two rows below the map. */
const wide: Frame = { width: 784, height: 380, pitch: 30, letter: 8.4, chip: 30, mini: false, aside: 120, side: 68 };
/** Two cards at most, as large as they are on the table. */
const large: Frame = { width: 576, height: 370, pitch: 36, letter: 8.4, chip: 30, mini: false, aside: 150, side: 6 };
const near: Frame = { width: 328, height: 232, pitch: 24, letter: 6.6, chip: 26, mini: false, aside: 64, side: 6 };

const buyersWide = { S: 4.3, M: 6, L: 8 } as const;
const miniWide = { S: 102, M: 128, L: 128 } as const;
/** How many rings of progress stand beside the name on a card. */
const ringsOf = { S: 2, M: 3, L: 4 } as const;

/** How wide a name is in letters; a Korean one takes nearly two for each. */
const lettersOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2000 ? 1.7 : 1), 0);

const meets = (a: Box, b: Box, gap: number): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 + gap && Math.abs(a.y - b.y) < (a.h + b.h) / 2 + gap;

const within = ({ width, height }: Frame, box: Box, side = 6): Box => ({
  ...box,
  x: Math.min(width - box.w / 2 - side, Math.max(box.w / 2 + side, box.x)),
  y: Math.min(height - box.h / 2 - 6, Math.max(box.h / 2 + 6, box.y)),
});

/** Moves cards that meet apart, each by half, along the shorter way. */
function apart(frame: Frame, boxes: readonly Box[]): Box[] {
  const out = boxes.map((box) => within(frame, box, frame.side));
  for (let times = 0; times < 80; times++)
    for (const [i, a] of out.entries())
      for (let j = i + 1; j < out.length; j++) {
        const [one, b] = [out[i] ?? a, out[j]];
        if (!b || !meets(one, b, 10)) continue;
        const [dx, dy] = [
          (one.w + b.w) / 2 + 10 - Math.abs(one.x - b.x),
          (one.h + b.h) / 2 + 10 - Math.abs(one.y - b.y),
        ];
        const fits = one.w + b.w + 22 <= frame.width;
        const across = fits && dx / frame.width < dy / frame.height;
        const [by, way] = across ? [dx, Math.sign(one.x - b.x) || 1] : [dy, Math.sign(one.y - b.y) || 1];
        const moved = (box: Box, part: number) =>
          within(frame, across ? { ...box, x: box.x + part } : { ...box, y: box.y + part }, frame.side);
        out[i] = moved(one, (by / 2 + 0.5) * way);
        out[j] = moved(b, -(by / 2 + 0.5) * way);
      }
  return out;
}

/** The nearest free place of a chip, or null where there is none near by. */
function beside(frame: Frame, chip: Box, taken: readonly Box[]): Box | null {
  const isFree = (box: Box) => !taken.some((other) => meets(box, other, 4));
  const tries = [within(frame, chip)];
  for (let by = 6; by <= frame.aside; by += 6)
    tries.push(
      ...[
        [0, -by],
        [0, by],
        [-by, 0],
        [by, 0],
        [-by * 0.7, -by * 0.7],
        [by * 0.7, -by * 0.7],
        [-by * 0.7, by * 0.7],
        [by * 0.7, by * 0.7],
      ].map(([dx = 0, dy = 0]) => within(frame, { ...chip, x: chip.x + dx, y: chip.y + dy })),
    );
  return tries.find(isFree) ?? null;
}

/** Where each region lies, in hundredths; those left out have no room. */
export type Arranged = Partial<Record<Region, Spot>>;

function arrangeIn(
  frame: Frame,
  spots: Record<Region, Spot>,
  cards: readonly Region[],
  { sizes, names }: { sizes: ComponentSet['regions']; names: Record<Region, string> },
): Arranged {
  const boxOf = (region: Region, w: number, h: number): Box => ({
    x: (spots[region].x / 100) * frame.width,
    y: (spots[region].y / 100) * frame.height,
    w,
    h,
  });
  const card = (region: Region): Box => {
    const { size } = sizes[region];
    return frame.mini
      ? boxOf(region, Math.max(miniWide[size], lettersOf(names[region]) * frame.letter + ringsOf[size] * 10 + 22), 52)
      : boxOf(region, frame.pitch * (buyersWide[size] + 0.62), frame.pitch * 3.85);
  };
  const placed = new Map<Region, Box>();
  const boxes = cards.map(card);
  const roomy = apart(frame, boxes);
  const tight = roomy.some((one, i) => roomy.some((other, j) => i < j && meets(one, other, 0)));
  for (const [at, box] of (tight ? apart({ ...frame, side: 6 }, boxes) : roomy).entries())
    placed.set(cards[at] as Region, box);
  for (const region of readingOrder.filter((each) => !cards.includes(each))) {
    const found = beside(frame, boxOf(region, lettersOf(names[region]) * frame.letter + frame.chip * 0.7, frame.chip), [
      ...placed.values(),
    ]);
    if (found) placed.set(region, found);
  }
  return Object.fromEntries(
    [...placed].map(([region, { x, y }]) => [
      region,
      { x: Math.round((x / frame.width) * 1000) / 10, y: Math.round((y / frame.height) * 1000) / 10 },
    ]),
  );
}

/**
 * A map with some regions as cards, for a wide page and for a phone; `mini`: there its cards show no buyers; `isLarge`:
 * on a wide page they are as large as on the table.
 */
export const arrange = (
  cards: readonly Region[],
  mini: boolean,
  printed: { sizes: ComponentSet['regions']; names: Record<Region, string> },
  isLarge = false,
): { wide: Arranged; near: Arranged } => ({
  wide: arrangeIn(isLarge ? large : wide, layouts.large.spots, cards, printed),
  near: arrangeIn({ ...near, mini }, layouts.small.spots, cards, printed),
});
