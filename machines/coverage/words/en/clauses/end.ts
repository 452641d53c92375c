export const passing = {
  'C6.1': {
    title: 'Everyone passes',
    text: 'On your turn you may do nothing. If all players pass one after another, the game ends at once.',
  },
};

export const end = {
  'C7.1': {
    title: 'The end is triggered',
    text: 'When all shares of a company are issued, everyone except the turn player has one more turn, even if someone else bought the share; then a last round is played, beginning with that turn player. With n players that makes 2n − 1 more turns.',
  },
  'C7.2': {
    title: 'Net worth',
    text: 'Your net worth is your cash and the share value of each issued share you control. The highest wins; tied players share the place.',
  },
  'C7.3': {
    title: 'A second company sells out',
    text: 'Once the end is triggered, another company that sells out changes nothing.',
  },
  'C7.4': {
    title: 'Everyone passes near the end',
    text: 'During the last turns, too, the game ends at once when all players pass one after another.',
  },
};

export const map = {
  'C8.1': {
    title: 'The map',
    text: 'The rulebook has no map. The maps here are ours: each looks the same when turned, every open hex can be reached, no city lies beside the start, and no single hex cuts a city off. Any map that meets these conditions may be used.',
  },
};
