import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect } from 'vitest';
import {
  begin,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  play,
  seat,
  showing,
  type TableOptions,
} from '../kit.ts';
import { bonusProgress, complete, endTurn, freeOffice, research, retailer } from './acts.ts';
import { atRsa } from './rsa.ts';

/** The next phase 5, nobody with progress. */
const nextResearch = (state: GameState): GameState => begin(showing(state, {}), 'research');

describe('progress from a retailer', () => {
  eachRuleSet('SR.5 in phase 6 it completes nothing: that waits for your turn in phase 5', (o) => {
    const start = atRsa('progress', o, (draft) => {
      seat(draft, 'green').research.GPS = 2;
    });
    const state = play(start, bonusProgress('GPS'));
    expect(seat(state, 'green')).toMatchObject({ technologies: [], patents: [], research: { GPS: 3 } });
    expectRefused(state, complete('GPS'), 'S5.4', 'wrongPhase');
    const next = nextResearch(play(state, endTurn()));
    expect(seat(next, 'green')).toMatchObject({ technologies: ['GPS'], patents: ['GPS'], research: { GPS: 0 } });
  });

  eachRuleSet('SR.5 another may take the patent first', (o) => {
    const start = atRsa('progress', o, (draft) => {
      seat(draft, 'green').research.GPS = 2;
      seat(draft, 'red').research.GPS = 3;
    });
    const between = edit(play(start, bonusProgress('GPS'), endTurn()), (draft) => {
      seat(draft, 'red').price = 2;
    });
    const next = nextResearch(between);
    expect(seat(next, 'red').patents).toEqual(['GPS']);
    expect(seat(next, 'green')).toMatchObject({ technologies: ['GPS'], patents: [] });
  });

  /** In the middle of green's phase 5 turn: on the retailer in RSA by Gamepad side B, GPS with this much, 1 to place. */
  const midTurn = (gps: number, options: TableOptions): GameState =>
    play(
      inPhase(
        'research',
        (draft) => {
          draft.retailers.RSA = retailer.small.progress;
          Object.assign(seat(draft, 'green').research, { Gamepad: 3, GPS: gps });
        },
        { ...options, sides: { Gamepad: 'B' }, shown: { green: { research: 2 } } },
      ),
      research('Gamepad'),
      freeOffice('RSA'),
      bonusProgress('GPS'),
    );

  eachReading('retailerProgress', 'reached by Gamepad side B in your own phase 5 turn', (reading, options) => {
    const state = midTurn(2, options);
    expect(state.turn).toMatchObject({ seat: 'green', progress: 1 });
    if (reading === 'now') {
      expect(seat(state, 'green')).toMatchObject({ technologies: ['Gamepad', 'GPS'], research: { GPS: 0 } });
      return;
    }
    expect(seat(state, 'green')).toMatchObject({ technologies: ['Gamepad'], research: { GPS: 3 } });
    expectRefused(state, complete('GPS'), 'S5.4', 'alreadyPaid', { technology: 'GPS' });
    expectRefused(state, research('GPS'), 'S5.4', 'alreadyPaid', { technology: 'GPS' });
    const next = nextResearch(play(state, endTurn()));
    expect(seat(next, 'green').technologies).toEqual(['Gamepad', 'GPS']);
  });

  eachReading('retailerProgress', 'what was paid for before the bonus completes in this turn', (_, options) => {
    const state = play(
      inPhase(
        'research',
        (draft) => {
          draft.retailers.RSA = retailer.small.progress;
          Object.assign(seat(draft, 'green').research, { Gamepad: 4, GPS: 3 });
        },
        { ...options, sides: { Gamepad: 'B' }, shown: { green: { research: 1 } } },
      ),
      complete('Gamepad'),
      freeOffice('RSA'),
      bonusProgress('NFC'),
    );
    expect(seat(state, 'green')).toMatchObject({ technologies: ['Gamepad', 'GPS'], research: { NFC: 1 } });
  });

  eachRuleSet('SR.5 where it falls short, your own progress completes the technology as ever', (o) => {
    const state = midTurn(1, o);
    expect(seat(state, 'green').technologies).toEqual(['Gamepad']);
    expect(seat(play(state, research('GPS')), 'green').technologies).toEqual(['Gamepad', 'GPS']);
  });
});
