import { readFileSync } from 'node:fs';
import { colours } from '@machines/smartphone/names.ts';
import { expect, test } from 'vitest';
import { patterns, seats } from '@/icons/seats.ts';

/** The colours of the seats as eyes see them that lack one kind of cone (Machado, Oliveira, Fernandes 2009). */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const eyes: Record<string, Matrix> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, [a, b, c]: Triple): number => row[0] * a + row[1] * b + row[2] * c;
const times = ([a, b, c]: Matrix, v: Triple): Triple => [dot(a, v), dot(b, v), dot(c, v)];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** sRGB to XYZ, divided by the white of daylight (D65). */
const toXyz: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

const labOf = (rgb: Triple): Triple => {
  const root = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116);
  const [x, y, z] = times(toXyz, rgb);
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
};

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const rgbOf = (seat: string): Triple => {
  const [, hex = ''] = new RegExp(`--seat-${seat}: #([0-9a-f]{6});`).exec(tokens) ?? [];
  const at = (place: number) => linear(Number.parseInt(hex.slice(place, place + 2), 16) / 255);
  return [at(0), at(2), at(4)];
};

const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other] as const));

/** How far apart two seats look: the distance in CIELAB. Under 2.3 nobody sees it, at 10 it is plain beside each other. */
const distance = (one: string, other: string, eye: Matrix): number => {
  const [a, b] = [one, other].map((seat) => {
    const [red, green, blue] = times(eye, rgbOf(seat));
    return labOf([clamp(red), clamp(green), clamp(blue)]);
  }) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

test('the distance is the known one: black to white is 100 whatever the eyes', () => {
  expect(labOf([1, 1, 1])[0]).toBeCloseTo(100, 1);
  for (const eye of Object.values(eyes)) expect(labOf(times(eye, [1, 1, 1]))[0]).toBeCloseTo(100, 1);
});

// The closest: green and red without green cones (11.4), green and blue without blue ones (17.6).
test.each(Object.entries(eyes))('with %s no two seats look alike by colour alone', (_, eye) => {
  const close = pairs
    .map(([one, other]) => ({ pair: `${one} ${other}`, apart: distance(one, other, eye) }))
    .filter(({ apart }) => apart < 10);
  expect(close).toEqual([]);
});

test('where colours fail altogether, shape and pattern still tell any two seats apart', () => {
  for (const [one, other] of pairs) {
    expect(seats[one], `${one} ${other}`).not.toEqual(seats[other]);
    expect(patterns[one], `${one} ${other}`).not.toBe(patterns[other]);
  }
});
