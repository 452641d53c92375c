/** What would have to be otherwise for a refused action to be legal, as the rest of "It would be legal …". */
export const changes = {
  ruleSet: 'in another edition: {ruleSet}',
  ruling: 'with the ruling “{title}” {reading}',
  phase: 'in phase {phase}, on {seat}’s turn',
  turn: 'on {seat}’s own turn',
  progress: 'with 1 more progress to place',
  good: 'if {seat} had 1 more good',
  goods: 'if {seat} had {goods} goods',
  price: 'if {seat}’s price were {price}',
  technology: 'if {seat} had researched {technology}',
  noTechnology: 'if {seat} had not researched {technology}',
  side: 'if {technology} had side {to} in play',
  research: 'if {seat} had {progress} progress on {technology}',
  office: 'if {seat} had an office in {region}',
  noOffice: 'if {seat} had no office in {region}',
  space: 'if {region} had one office less',
  noRetailer: 'if {region} had no retailer',
  freeBuyer: 'if that buyer were free',
  symbol: 'if {seat} had an improvement symbol active',
  noSymbol: 'if {seat} had no improvement symbol active',
  instead: 'with this move instead: {action}',
};
export type ChangeKey = keyof typeof changes;
