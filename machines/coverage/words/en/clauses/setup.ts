export const setup = {
  'C2.1': {
    title: 'What everyone starts with',
    text: 'There is one company for each player. One of its six shares is the charter above the map; the player takes the other five, four unissued and one issued. The company begins with $5, the player with $25.',
  },
  'C2.2': {
    title: 'Number of players',
    text: 'The rulebook doesn’t say how many players the game is for. Here it is for 2 to 5.',
  },
  'C2.3': {
    title: 'First player',
    text: 'The rulebook doesn’t say who begins. Here player 1 does, or a player drawn at random.',
  },
  'C2.4': {
    title: 'The charter',
    text: 'The charter is a share that nobody holds. It counts neither as issued nor as unissued; if it counted as unissued, a company could never sell out.',
  },
  'C2.5': {
    title: 'Chips, cubes and the bank',
    text: 'The rulebook gives no numbers for chips, cubes or money. Here they don’t run out, so it never matters who is paid first.',
  },
  'C2.6': {
    title: 'Open money',
    text: 'The rulebook says nothing about hiding money. Here all of it is open.',
  },
  'C2.7': {
    title: 'Turns',
    text: 'The players take turns clockwise. On your turn you do exactly one of three things: start an auction, act for a company, or pass. Then it is the turn of the player to your left, and so on until the end. Nobody moves out of turn.',
  },
};
