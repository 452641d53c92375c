import { parse } from '@machines/core/parse.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { reconstructedAt, reconstructedIn } from '@machines/smartphone/components/reconstructed.ts';
import { componentsSchema } from '@machines/smartphone/components/schema.ts';
import { type SourcedPart, sources } from '@machines/smartphone/components/sources.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { regions } from '@machines/smartphone/names.ts';
import { allTiles } from '@machines/smartphone/rules/tiles.ts';
import { describe, expect, test } from 'vitest';
import { sourceWords } from '@/games/smartphone/rules/sources.ts';
import { locales } from '@/i18n/index.ts';
import { setupOf } from './kit.ts';

const changed = (change: (draft: ComponentSet) => void): ComponentSet => {
  const draft = structuredClone(printed);
  change(draft);
  return draft;
};

describe('the printed components', () => {
  test('keep the rulebooks’ limits', () => {
    expect(parse(componentsSchema, printed)).toMatchObject({ ok: true });
  });

  test('S0.4 are 27 improvements in the pile and five starting ones', () => {
    expect(allTiles(printed)).toHaveLength(32);
  });

  test('S6.2 S0.6 have 21 lines, five medium regions, four small and three large ones', () => {
    const ends = regions.reduce((sum, region) => sum + printed.regions[region].connected.length, 0);
    expect(ends / 2).toBe(21);
    const bySize = (size: string) => regions.filter((region) => printed.regions[region].size === size).length;
    expect([bySize('S'), bySize('M'), bySize('L')]).toEqual([4, 5, 3]);
  });
});

describe('what of them is known', () => {
  test('SV.1 SR.2 reconstructed are Steve’s pad and all retailer sides but one', () => {
    // One side was read in full; of two more only whether there is a bonus, and which.
    expect(reconstructedIn(printed)).toEqual({ steve: true, retailers: { sides: 13, of: 14 } });
    expect(printed.retailers.flatMap(({ sides }) => sides).filter(({ note }) => note)).toHaveLength(2);
    const parts = Object.entries(printed.provenance).filter(([, sure]) => sure === 'reconstructed');
    expect(parts.map(([part]) => part)).toEqual(['steve']);
  });
  test('S0.5 SV.1 at a table only what is used there is in force', () => {
    expect(reconstructedAt(printed, { seats: 5, steve: false })).toEqual({ steve: false, retailers: null });
    expect(reconstructedAt(printed, { seats: 5, steve: true })).toEqual({ steve: true, retailers: null });
    expect(reconstructedAt(printed, { seats: 2, steve: false })).toMatchObject({
      steve: false,
      retailers: { sides: 13 },
    });
  });
  test('a copy whose values were read has nothing reconstructed', () => {
    const read = changed((draft) => {
      draft.provenance.steve = 'printed';
      for (const { sides } of draft.retailers) for (const side of sides) side.provenance = 'printed';
    });
    expect(reconstructedIn(read)).toEqual({ steve: false, retailers: null });
  });
  test.each(locales)('%s: every part names a piece or a rulebook', (locale) => {
    for (const part of Object.keys(sources) as SourcedPart[]) {
      expect(sources[part].on.length + sources[part].books.length, part).toBeGreaterThan(0);
      expect(sourceWords(part, locale), part).toMatch(/\S.*\.$/);
    }
  });
});

describe('another component set', () => {
  const cases: [string, (draft: ComponentSet) => void, string, RegExp][] = [
    ['a one-way line', (draft) => draft.regions.RSA.connected.push('USA'), 'regions.RSA.connected[3]', /S6\.2/],
    [
      'a home that is not medium',
      (draft) => {
        draft.regions.CIS.size = 'L';
      },
      'seats.red.home',
      /S0\.6/,
    ],
    [
      'a medium region that is nobody’s home',
      (draft) => {
        draft.regions.China.size = 'M';
      },
      'regions.China.size',
      /S0\.6/,
    ],
    [
      'two colours with one home',
      (draft) => {
        draft.seats.blue.home = 'North Africa';
      },
      'seats.blue.home',
      /S0\.2/,
    ],
    [
      'too few improvements',
      (draft) => {
        if (draft.improvements[0]) draft.improvements[0].count = 1;
      },
      'improvements',
      /27/,
    ],
    [
      'starting VP that does not rise',
      (draft) => {
        draft.seats.black.startVp = 4;
      },
      'seats.black.startVp',
      /S0\.2/,
    ],
    ['too few small retailers', (draft) => draft.retailers.shift(), 'retailers', /S0\.5/],
    [
      'a retailer with too many spaces',
      (draft) => draft.retailers[0]?.sides[1].vp.push(1),
      'retailers[0].sides[1].vp',
      /S6\.6/,
    ],
    [
      'a retailer that pays more on the right',
      (draft) => draft.retailers[1]?.sides[0].vp.reverse(),
      'retailers[1].sides[0].vp',
      /SR\.2/,
    ],
    [
      'a patent that costs two',
      (draft) => {
        draft.technologies.NFC.costWithPatent = 7;
      },
      'technologies.NFC.costWithPatent',
      /S5\.2/,
    ],
    [
      'a start beside the track',
      (draft) => {
        draft.priceTrack.start = 9;
      },
      'priceTrack.start',
      /S2\.2/,
    ],
    [
      'a pad with a missing cell',
      (draft) => {
        draft.pads.A.side1[1] = ['improve'];
      },
      'pads.A.side1[1]',
      /./,
    ],
    [
      'a symbol that does not exist',
      (draft) => {
        draft.steve.fixed[2] = 'gold' as never;
      },
      'steve.fixed[2]',
      /./,
    ],
    [
      'Steve without his five spaces',
      (draft) => {
        draft.steve.roundSpaces = 4;
      },
      'steve.roundSpaces',
      /SV\.1/,
    ],
    [
      'a block too small for five seats',
      (draft) => {
        draft.supply.improvementBlock = 4;
      },
      'supply.improvementBlock',
      /S4\.1/,
    ],
  ];
  test.each(cases)('with %s is refused at the exact place', (_what, change, path, message) => {
    const result = parse(componentsSchema, changed(change));
    if (result.ok) throw new Error('it was accepted');
    expect(result.issues).toContainEqual({ path, message: expect.stringMatching(message) });
  });

  test('that keeps the limits is played with: Steve’s pad and retailers of one’s own copy', () => {
    const components = changed((draft) => {
      draft.steve.fixed = ['goods', 'research'];
      if (draft.retailers[0]) draft.retailers[0].sides[0].vp = [20, 10, 1];
    });
    const setup = smartphone.parseSetup({ ...setupOf({ steve: 'red' }), components });
    if (!setup.ok) throw new Error(JSON.stringify(setup.issues));
    const played = smartphone.step(smartphone.start(setup.value), {
      type: 'plan',
      seat: 'green',
      plan: {
        bottom: { pad: 'A', side: 1, turn: 0, x: 0, y: 0 },
        top: { pad: 'B', side: 1, turn: 0, x: 1, y: 0 },
        improvements: [],
      },
    });
    // Pad: 1 good; starting improvement: 1 good; token: 1 good.
    expect(played.state.seats.find(({ colour }) => colour === 'red')?.made.production).toBe(3);
  });
});
