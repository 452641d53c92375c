/** What would have to be otherwise for a refused action to be legal, as the rest of "It would be legal …". */
export const changes = {
  ruling: 'with the ruling “{title}” {reading}',
  turn: 'on {seat}’s own turn',
  asked: 'when it is {seat}’s turn to bid',
  cash: 'if {seat} had {cash}',
  treasury: 'if {company} had {treasury} in its treasury',
  share: 'if {seat} held an issued share of {company}',
  issued: 'if one more share of {company} were issued, so that it could place one more chip',
  pool: 'if a share of {company} were in the pool',
  free: 'if {hex} were free',
  network: 'if {company} controlled {hex} too',
  instead: 'with this move instead: {action}',
};
export type ChangeKey = keyof typeof changes;
