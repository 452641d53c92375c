/** What no game could reach, one sentence each. {key} is a parameter, {key|one|other} chooses by number. */
export const findings = {
  colourTwice: '{seat} is seated twice; every seat has its own colour.',
  tooFewSeats: 'The game is for {least} to {most} seats; this one has {seats}.',
  illegalPlan: '{seat}’s plan could not have been made.',

  officesOver: '{region} has {spaces|# office space|# office spaces}, and {offices} offices stand there.',
  officeUnseated: '{seat} has an office in {region} and is not in this game.',
  officeTwiceOnRetailer: '{seat} has {offices} offices on the retailer in {region}; there can be only one of a colour.',
  officeTwice: '{seat} has {offices} offices in {region}, and nothing in this game gives a second one.',
  officeThrice: '{seat} has {offices} offices in {region}; two is the most.',
  homeMissing: '{seat} has no office at home in {region}, and nothing in this game moves offices.',
  homeNotFirst: '{seat}’s office is not in the leftmost space at home in {region}; it stood there before any other.',
  officeApart: '{seat} has an office in {region}, which no chain of connections leads to from home.',
  officeTooEarly: '{seat} has an office in {region} before anyone could open one.',

  retailerExtra: 'With {players} seats no retailer lies in {region}.',
  retailerMissing: 'With {players} seats retailers lie in {regions} too.',
  retailerTwice: 'The retailer in {region} lies on the board twice.',
  retailerSize: 'The retailer in {region} is not made for a region of that size.',
  retailerUnknown: 'There is no such retailer as the one in {region}.',

  progressUnseated: '{seat} has progress in {region} and is not in this game.',
  progressEnough: '{seat} has {progress} progress in {region}; {cost} bring an office, so it would stand there.',
  progressOwned: '{seat} has progress in {region} and an office there already; it comes back then.',
  progressTooEarly: '{seat} has progress in {region} before anyone could place any.',
  progressApart: '{seat} has progress in {region}, which no line leads to from an office of that colour.',
  logisticsOver: '{seat}’s offices and progress took {progress} logistics; by now there can have been {most} at most.',
  researchOver:
    '{seat}’s technologies and progress took {progress} research; by now there can have been {most} at most.',
  effortOver:
    '{seat}’s offices and technologies took {progress} logistics and research; by now there can have been {most} at most.',

  vpBelowStart: '{seat} has {vp} VP and started with {start}; VP are never lost.',
  vpTooEarly: '{seat} has {vp} VP before anything could be scored; the start is {start}.',
  priceNotReset: '{seat}’s price is {price}; until prices are set it stands at {start}.',
  priceOffTrack: '{seat}’s price is {price}; the track goes from {min} to {max}.',
  goodsTooEarly: '{seat} has {goods|# good|# goods} before any could be made this round.',
  goodsOverLimit: '{seat} has {goods} goods; this ruling allows {most}.',

  technologyTwice: '{seat} has researched {technology} twice.',
  technologyTooEarly: '{seat} has {technology} before anyone could research.',
  patentTwice: 'The patent for {technology} is held by {seats}; there is one.',
  patentAlone: '{seat} has the patent for {technology} without having researched it.',
  patentUnclaimed: '{technology} has been researched, and nobody holds its patent; the first takes it.',
  researchTooEarly: '{seat} has progress on {technology} before anyone could research.',
  researchOwned: '{seat} has progress on {technology}, which is researched already; it comes back then.',
  researchEnough: '{seat} has {progress} progress on {technology}; {cost} complete it.',

  startingImprovementGone: '{seat} does not have the starting improvement of that colour; it is never lost.',
  gainsOver:
    '{seat} has taken {gains|# improvement or token|# improvements and tokens}; by now there can be {most|#|#}.',
  gainsUnder:
    '{seat} has taken {gains|# improvement or token|# improvements and tokens}; by now it has to be {least|#|#}.',
  steveStartGone: 'The first improvement on Steve’s pad is not the starting one of his colour.',
  stevePlaced: 'Steve has {placed|# improvement|# improvements} on his pad; in round {round} it is {round}.',
  steveEarly: 'An improvement waits on Steve’s delayed space before he could take one this round.',
  steveTokens: 'Steve has {tokens|# goods token|# goods tokens}; he gets one each round, so by now it is {round}.',
  steveMarkerOwned: 'Steve’s marker stands in {region}, where he has an office; it moves on as soon as that stands.',
  steveMarkerOff: 'Steve’s marker is off the board; it stands in {region} as long as he can go there.',
  blockSize: 'The block has {tiles|# improvement|# improvements}; it is laid out with {size}.',
  tokensWrong: '{all} goods tokens are counted, taken ones included; there are {supply}.',

  soldTooEarly: 'Goods lie in {region} before the sale.',
  soldUnseated: '{seat} has sold in {region} and is not in this game.',
  soldAtRetailer: '{seat} has sold in {region}, where a retailer lies.',
  soldWithoutOffice: '{seat} has sold in {region} without an office there.',
  soldRemoteTwice: '{seat} has sold {goods} goods in {region} without an office; 4G allows one.',
  soldOverPrice: '{seat} has sold in {region} to a buyer who pays up to {limit}; the price is {price}.',
  soldUnwilling: '{seat} has sold in {region} to a buyer who wants {technology}, which {seat} does not have.',
  soldSkipping: '{seat} has sold in {region} past a buyer further left who was free and willing.',
};
export type FindingKey = keyof typeof findings;
