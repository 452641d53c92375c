import { type ChoiceRow, readingsOf } from '../core/choices.ts';
import type { ClauseId } from './clauses/index.ts';
import type { RuleSet } from './ruleSets.ts';

export * from './ruleSets.ts';

const row = <const V extends string>(entry: ChoiceRow<ClauseId, RuleSet, V>): ChoiceRow<ClauseId, RuleSet, V> => entry;

/**
 * Every difference between the rule sets and every gap in them. The rules read nothing else to tell editions apart.
 */
export const choiceRows = {
  pieceLimits: row({ clause: 'S0.3', values: ['endless', 'limited'], otherwise: 'endless' }),
  progressMarkers: row({
    clause: 'S0.3',
    values: ['counted', 'endless'],
    settled: { e1: 'counted', e1c: 'counted', e2: 'endless', ko: 'endless' },
  }),
  twoCoverOne: row({ clause: 'S1.6', values: ['allowed', 'refused'], otherwise: 'allowed' }),
  coverThroughPad: row({ clause: 'S1.6', values: ['hidden', 'allowed', 'refused'], otherwise: 'hidden' }),
  e1FourG: row({ clause: 'S1.7', values: ['one', 'each'], settled: { e2: 'each', ko: 'each' }, otherwise: 'one' }),
  overhangActive: row({ clause: 'S1.7', values: ['active', 'inactive'], otherwise: 'active' }),
  overhangOverlap: row({ clause: 'S1.7', values: ['allowed', 'refused'], otherwise: 'allowed' }),
  tuckedUnder: row({
    clause: 'S1.7',
    values: ['refused', 'allowed'],
    otherwise: 'refused',
    usual: { ko: 'allowed' },
  }),
  priceBeyondTrack: row({ clause: 'S2.2', values: ['stops', 'unbounded'], otherwise: 'stops' }),
  padOverImprovement: row({ clause: 'S3.2', values: ['counts', 'nothing'], otherwise: 'counts' }),
  gpsScope: row({ clause: 'S3.3', values: ['everywhere', 'padsOnly'], otherwise: 'everywhere' }),
  liIonGoods: row({
    clause: 'S3.4',
    values: ['perTechnology', 'perTwo'],
    settled: { e1: 'perTechnology', e1c: 'perTechnology', e2: 'perTwo', ko: 'perTwo' },
  }),
  liIonItself: row({ clause: 'S3.4', values: ['counts', 'excluded'], otherwise: 'counts' }),
  priorityTie: row({
    clause: 'SP.2',
    values: ['goodsThenResearch', 'startingVp'],
    settled: { e1: 'goodsThenResearch', e1c: 'goodsThenResearch', e2: 'startingVp', ko: 'startingVp' },
  }),
  e1TieGoods: row({
    clause: 'SP.2',
    values: ['production', 'phaseBefore'],
    settled: { e2: 'production', ko: 'production' },
    otherwise: 'production',
  }),
  roundFiveImprovement: row({
    clause: 'S4.3',
    values: ['played', 'skipped'],
    settled: { e1: 'played', e1c: 'played', e2: 'skipped', ko: 'skipped' },
  }),
  tokensOut: row({ clause: 'S4.4', values: ['nothing', 'endless'], otherwise: 'nothing' }),
  gamepadChain: row({ clause: 'S5.4', values: ['sameTurn', 'nextTurn'], otherwise: 'sameTurn' }),
  completionOrder: row({ clause: 'S5.7', values: ['first', 'anyTime'], otherwise: 'first' }),
  wifiSecondOffice: row({
    clause: 'S9.3',
    values: ['must', 'may'],
    settled: { e1: 'must', e1c: 'must', e2: 'may' },
    otherwise: 'may',
  }),
  nfcSales: row({ clause: 'S9.9', values: ['once', 'several'], otherwise: 'once' }),
  connections: row({
    clause: 'S6.2',
    values: ['needed', 'free'],
    settled: { e1: 'free', e1c: 'needed', e2: 'needed', ko: 'needed' },
  }),
  midTurnConnection: row({
    clause: 'S6.3',
    values: ['atOnce', 'turnStart'],
    settled: { e1: 'atOnce', ko: 'atOnce' },
    otherwise: 'atOnce',
  }),
  strandedProgress: row({ clause: 'S6.5', values: ['returns', 'stays'], otherwise: 'returns' }),
  uselessProgress: row({ clause: 'S6.5', values: ['refused', 'allowed'], otherwise: 'refused' }),
  retailerConnects: row({
    clause: 'S6.7',
    values: ['connects', 'apart'],
    settled: { e1: 'connects' },
    otherwise: 'connects',
  }),
  phase6Order: row({ clause: 'S6.8', values: ['anyOrder', 'fixed'], otherwise: 'anyOrder' }),
  wifiFreshOffice: row({ clause: 'S6.8', values: ['counts', 'excluded'], otherwise: 'counts' }),
  retailerBonus: row({
    clause: 'SR.3',
    values: ['must', 'may'],
    settled: { e1: 'must', e1c: 'must', e2: 'may', ko: 'must' },
  }),
  bonusAgain: row({
    clause: 'SR.3',
    values: ['once', 'eachArrival'],
    otherwise: 'once',
    usual: { e1: 'eachArrival', e1c: 'eachArrival' },
  }),
  bonusImpossible: row({ clause: 'SR.3', values: ['lost'], otherwise: 'lost' }),
  retailerProgress: row({
    clause: 'SR.5',
    values: ['now', 'nextPhase'],
    settled: { e1: 'now', e1c: 'now', e2: 'now', ko: 'nextPhase' },
  }),
  moveFrom: row({
    clause: 'SR.6',
    values: ['others', 'any'],
    settled: { e1: 'others', e1c: 'others', e2: 'others', ko: 'any' },
  }),
  moveTargets: row({ clause: 'SR.6', values: ['sameKind', 'anyKind'], otherwise: 'sameKind' }),
  priceBonusDirection: row({ clause: 'SR.7', values: ['either', 'asShown'], otherwise: 'either' }),
  priceBonusAtEnd: row({
    clause: 'SR.7',
    values: ['any', 'mustChange'],
    settled: { e2: 'any' },
    otherwise: 'any',
  }),
  holdBack: row({
    clause: 'S7.5',
    values: ['allowed', 'mustSell'],
    otherwise: 'allowed',
    usual: { ko: 'mustSell' },
  }),
  controlTie: row({ clause: 'S8.3', values: ['goods', 'offices'], settled: { ko: 'goods' }, otherwise: 'goods' }),
  controlWithoutOffice: row({ clause: 'S8.5', values: ['counts', 'needsOffice'], otherwise: 'counts' }),
  steveLeftover: row({ clause: 'SV.5', values: ['goesOn', 'lost'], otherwise: 'goesOn' }),
  steveTechTie: row({ clause: 'SV.5', values: ['board', 'alphabet'], otherwise: 'board' }),
  steveMarkerStart: row({ clause: 'SV.7', values: ['setup', 'firstTurn'], otherwise: 'setup' }),
  steveMarkerBlocked: row({ clause: 'SV.7', values: ['moves', 'waits'], otherwise: 'moves' }),
};

export type ChoiceName = keyof typeof choiceRows;
export type Rules = { [K in ChoiceName]: (typeof choiceRows)[K]['values'][number] };
export type Rulings = { [K in ChoiceName]?: Rules[K] };

export const choiceNames = Object.keys(choiceRows) as ChoiceName[];

/** The readings in force in a game. */
export const rulesOf: (game: { setup: { ruleSet: RuleSet; rulings: Rulings } }) => Rules = readingsOf<RuleSet, Rules>(
  choiceRows,
);
