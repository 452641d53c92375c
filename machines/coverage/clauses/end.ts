import { define, paragraphs } from './define.ts';

export const passing = define([
  {
    id: 'C6.1',
    title: 'Everyone passes',
    text: 'On your turn you may do nothing. If all players pass one after another, the game ends at once.',
    sources: paragraphs('3.1.0.1c', '3.4.0.1', '3.4.0.2', '4.1.0.1b'),
  },
]);

export const end = define([
  {
    id: 'C7.1',
    title: 'The end is set off',
    text: 'When all shares of a company are issued, every player but the turn player has one more turn, even if another bought the share; then a last round is played, beginning with that turn player. With n players that makes 2n − 1 more turns.',
    sources: paragraphs('4.1.0.1a'),
  },
  {
    id: 'C7.2',
    title: 'Net worth',
    text: 'Your net worth is your cash and the share value of each issued share you control. The highest wins; players who are level share the place.',
    sources: paragraphs('4.2.0.1'),
  },
  {
    id: 'C7.3',
    title: 'A second company runs out',
    text: 'Once the end is set off, another company that runs out of shares changes nothing.',
    sources: paragraphs('4.1.0.1a'),
  },
  {
    id: 'C7.4',
    title: 'Everyone passes near the end',
    text: 'Also while the last turns are counted out, the game ends at once when all players pass one after another.',
    sources: paragraphs('3.4.0.2', '4.1.0.1b'),
  },
]);

export const map = define([
  {
    id: 'C8.1',
    title: 'The map',
    text: 'The rulebook comes with no map. The maps here are ours: each looks the same when turned, every open hex can be reached, no city lies beside the start, and no single hex cuts a city off. Any map that keeps to what it declares may be used.',
    sources: [{ book: 'ours', place: 'maps' }, ...paragraphs('1.2.1.1', '2.1.0.1')],
  },
]);
