/** Why a computer player chose what it chose, each a sentence. */
export const reasons = {
  random: 'Drawn at random from what is legal.',
  leadsNowhere: 'This position has been here before; to go on like this leads nowhere.',
  nothingBetter: 'Nothing I could do now would leave me better off against the others.',
  act: 'Acting for {company} puts me about {amount} ahead: more of its gains are mine.',
  auction: 'Putting up a share of {company} now puts me about {amount} ahead, with what it will grow to counted in.',
  cannotPay: 'I cannot pay what a share of {company} costs now.',
  tooDear: 'At {amount} a share of {company} costs more than it would bring me.',
  bid: 'For me a share of {company} is worth up to {cost}, so {amount} is a good price.',
  paysAtOnce: 'Taking {hex} pays me {amount} at once, and each share of {company} rises by {cost}.',
  opensCity: 'With {hex} each share of {company} rises by {cost}, and the city {route} comes within reach.',
  rises: 'With {hex} each share of {company} rises by {cost}.',
  enough: 'Whatever is left to take would help the others more than me.',
};
export type ReasonKey = keyof typeof reasons;
