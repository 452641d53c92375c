import { rulesOf } from '../../smartphone/choices.ts';
import { printed } from '../../smartphone/components/printed.ts';
import { onPad, padCells } from '../../smartphone/rules/grid.ts';
import { stackings as all } from '../../smartphone/rules/planSpace.ts';
import { tallyPlan } from '../../smartphone/rules/symbols.ts';
import { noPowers, totalGoods, yieldOf } from '../../smartphone/rules/yields.ts';
import { type Command, readArgs } from '../usage.ts';

const rules = rulesOf({ setup: { ruleSet: 'e2', rulings: {} } });

/** One row for each distinct pattern of covered cells. */
function stackingRows() {
  const rows = all.map(({ bottom, top }) => {
    const plan = { bottom, top, improvements: [] };
    const given = yieldOf(printed, rules, tallyPlan(printed, rules, plan, 0), noPowers);
    return {
      top: top.pad,
      topSide: top.side,
      bottom: bottom.pad,
      bottomSide: bottom.side,
      covered: padCells(printed, bottom)
        .filter((cell) => onPad(top, cell))
        .map(({ index }) => index),
      price: given.price,
      goods: totalGoods(given.goods),
      improve: given.improve ? 1 : 0,
      research: given.research,
      logistics: given.logistics,
    };
  });
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

export const stackings: Command = {
  summary: 'Print all pad stackings without improvements, one row for each distinct covered pattern.',
  only: 'smartphone',
  help: () => 'stackings',
  run(args) {
    readArgs(args, {}, { least: 0, most: 0 });
    return stackingRows();
  },
};
