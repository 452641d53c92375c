/** Why a computer player chose what it chose, each a sentence. */
export const reasons = {
  random: 'A random legal move.',
  leadsNowhere: 'We have had this position before; going on like this leads nowhere.',
  nothingBetter: 'Nothing I can do now would put me further ahead of the others.',
  act: 'Acting for {company} puts me about {amount} ahead, because I get more of its gains.',
  auction: 'Auctioning a share of {company} now puts me about {amount} ahead, counting what it will grow to.',
  cannotPay: 'I can’t afford a share of {company} now.',
  tooDear: 'At {amount} a share of {company} costs more than it would earn me.',
  bid: 'To me a share of {company} is worth up to {cost}, so {amount} is a good price.',
  paysAtOnce: 'Taking {hex} pays me {amount} at once, and each share of {company} rises by {cost}.',
  opensCity: 'With {hex} each share of {company} rises by {cost}, and the city {route} comes within reach.',
  rises: 'With {hex} each share of {company} rises by {cost}.',
  enough: 'Anything I could still take would help the others more than me.',
};
export type ReasonKey = keyof typeof reasons;
