/** What no game could reach, one sentence each. {key} is a parameter, {key|one|other} chooses by number. */
export const findings = {
  colourTwice: '{seat} is taken twice; every player needs their own colour.',
  tooFewSeats: 'The game is for {least} to {most} players; this one has {seats}.',
  illegalPlan: '{seat}’s plan isn’t legal.',

  officesOver: '{region} has {spaces|# office space|# office spaces}, but {offices} offices.',
  officeUnseated: '{seat} has an office in {region} but isn’t in this game.',
  officeTwiceOnRetailer: '{seat} has {offices} offices on the retailer in {region}; a player can have only one there.',
  officeTwice: '{seat} has {offices} offices in {region}, but nothing in this game gives a second one.',
  officeThrice: '{seat} has {offices} offices in {region}; two is the most.',
  homeMissing: '{seat} has no office at home in {region}, but nothing in this game moves offices.',
  homeNotFirst: '{seat}’s office is not in the leftmost space at home in {region}; it stood there before any other.',
  officeApart: '{seat} has an office in {region}, but no chain of offices leads there from home.',
  officeTooEarly: '{seat} has an office in {region} before anyone could open one.',

  retailerExtra: 'With {players} players there is no retailer in {region}.',
  retailerMissing: 'With {players} players there are also retailers in {regions}.',
  retailerTwice: 'The retailer in {region} is on the board twice.',
  retailerSize: 'The retailer in {region} has the wrong size for that region.',
  retailerUnknown: 'There is no such retailer as the one in {region}.',

  progressUnseated: '{seat} has progress in {region} but isn’t in this game.',
  progressEnough: '{seat} has {progress} progress in {region}; {cost} are enough for an office, so it would be there.',
  progressOwned: '{seat} has progress in {region} and already an office there; the progress comes back then.',
  progressTooEarly: '{seat} has progress in {region} before anyone could place any.',
  progressApart: '{seat} has progress in {region}, which isn’t connected to any of that player’s offices.',
  logisticsOver: '{seat}’s offices and progress took {progress} logistics; by now there can have been {most} at most.',
  researchOver:
    '{seat}’s technologies and progress took {progress} research; by now there can have been {most} at most.',
  effortOver:
    '{seat}’s offices and technologies took {progress} logistics and research; by now there can have been {most} at most.',

  vpBelowStart: '{seat} has {vp} VP and started with {start}; VP are never lost.',
  vpTooEarly: '{seat} has {vp} VP before anything could be scored; {seat} started with {start}.',
  priceNotReset: '{seat}’s price is {price}; until prices are set it is {start}.',
  priceOffTrack: '{seat}’s price is {price}; the track goes from {min} to {max}.',
  goodsTooEarly: '{seat} has {goods|# good|# goods} before any could be made this round.',
  goodsOverLimit: '{seat} has {goods} goods; this ruling allows {most}.',

  technologyTwice: '{seat} has researched {technology} twice.',
  technologyTooEarly: '{seat} has {technology} before anyone could research.',
  patentTwice: '{seats} hold the patent for {technology}, but there is only one.',
  patentAlone: '{seat} has the patent for {technology} without having researched it.',
  patentUnclaimed: '{technology} has been researched, but nobody holds its patent; the first takes it.',
  researchTooEarly: '{seat} has progress on {technology} before anyone could research.',
  researchOwned: '{seat} has progress on {technology}, which is already researched; the progress comes back then.',
  researchEnough: '{seat} has {progress} progress on {technology}; {cost} complete it.',

  startingImprovementGone: '{seat} doesn’t have the starting improvement of that colour; nobody ever loses it.',
  gainsOver:
    '{seat} has taken {gains|# improvement or token|# improvements and tokens}; by now there can be {most|#|#}.',
  gainsUnder:
    '{seat} has taken {gains|# improvement or token|# improvements and tokens}; by now it has to be {least|#|#}.',
  steveStartGone: 'The first improvement on Steve’s pad is not the starting one of his colour.',
  stevePlaced: 'Steve has {placed|# improvement|# improvements} on his pad; in round {round} it is {round}.',
  steveEarly: 'There is an improvement on Steve’s delayed space before he could take one this round.',
  steveTokens: 'Steve has {tokens|# goods token|# goods tokens}; he gets one each round, so by now it is {round}.',
  steveMarkerOwned:
    'Steve’s marker is in {region}, where he already has an office; it moves on as soon as the office is there.',
  steveMarkerOff: 'Steve’s marker is off the board; it is in {region} as long as he can go there.',
  blockSize: 'The block has {tiles|# improvement|# improvements}; it should have {size}.',
  tokensWrong: '{all} goods tokens are counted, taken ones included; there are {supply}.',

  soldTooEarly: 'There are goods in {region} before the sale.',
  soldUnseated: '{seat} has sold in {region} but isn’t in this game.',
  soldAtRetailer: '{seat} has sold in {region}, which has a retailer.',
  soldWithoutOffice: '{seat} has sold in {region} without an office there.',
  soldRemoteTwice: '{seat} has sold {goods} goods in {region} without an office; 4G allows one.',
  soldOverPrice: '{seat} has sold in {region} to a buyer who pays up to {limit}; the price is {price}.',
  soldUnwilling: '{seat} has sold in {region} to a buyer who wants {technology}, which {seat} doesn’t have.',
  soldSkipping: '{seat} has sold in {region} past a buyer further left who was free and willing.',
};
export type FindingKey = keyof typeof findings;
