import type { RuleSet } from '@machines/smartphone/choices.ts';

/** Which box one has: chosen once, said wherever it matters. */
export const editions = {
  names: {
    e1: '1st edition',
    e1c: '1st edition, corrected',
    e2: '2nd edition',
    ko: 'Korean edition',
  } satisfies Record<RuleSet, string>,
  /** Where there is little room. */
  short: { e1: '1st', e1c: '1st, corr.', e2: '2nd', ko: 'Korean' } satisfies Record<RuleSet, string>,
  unset: 'Your box?',
  chip: 'Edition',
  shownFor: 'Rules shown for',
  thisPage: 'this page: {what}',
  which: 'Which box do I have?',
  kept: 'Saved in this browser',
  line: {
    text: 'Shown for the {edition}, until you say which box you have.',
    choose: 'Which box?',
    close: 'Close',
  },
  /** In lessons: the edition a step is by, and what goes otherwise in yours. */
  lesson: {
    taught: 'This step follows the {edition}.',
    yours: 'In yours, the {edition}: {text}',
    byOffices: 'This step compares goods. By the symbol you read off your rulebook, the leftmost office is compared.',
  },
  page: {
    description: 'Which edition of Smartphone Inc. do you have? You can tell by the box and the rulebook.',
    title: 'Which box do you have?',
    lead: 'Open the rulebook at phase 7 and compare the heading.',
    look: {
      e1: 'No errata sheet',
      e1c: 'It comes with an errata sheet, or you printed it',
      e2: 'On the board, round V has a crossed-out symbol',
      ko: 'The rulebook is in Korean',
    } satisfies Record<RuleSet, string>,
    changes: 'What it changes, for example',
    matters: {
      connection: 'Must a region be connected before you send progress there?',
      liIon: 'Goods from Li-ion side B',
      bonus: 'May you decline a retailer’s bonus?',
      phaseFour: 'Is phase 4 played in round 5?',
    },
    says: { yes: 'Yes', no: 'No', perTwo: '1 for every 2 technologies', perTechnology: '1 for each' },
    notSure: 'No box, or not sure?',
    usual: 'We use the {edition}, and every page says so.',
    keeps: 'Saved in this browser. Change it in the header.',
    use: 'Use the {edition}',
    close: 'Close',
    noScript: 'Choosing needs scripts. Without them every page shows the {edition} first, and the others below it.',
  },
  same: 'the same in all four',
};
