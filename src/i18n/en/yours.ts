/** The form for what is printed on the visitor's own copy. */
export const yours = {
  title: 'What is printed on yours?',
  description: 'Steve’s pad and most retailers are reconstructed here. Enter what your copy prints, and games use it.',
  lead: 'Steve’s pad and 13 of 14 retailer sides are reconstructed here. Read them off your copy; what you leave as it is stays reconstructed.',
  enter: 'Enter what is printed on yours',
  steve: 'Steve’s pad: how many of each symbol',
  retailers: 'Retailers',
  tile: 'Retailer {n}, size {size}, side {side}',
  bonus: 'Bonus',
  vp: 'VP, left to right',
  bonuses: {
    none: 'none',
    goods1: '1 good',
    goods2: '2 goods',
    progress1: '1 progress on technologies',
    progress2: '2 progress on technologies',
    price: 'price up or down by 1',
    secondOffice: 'second office',
    moveOffice: 'move an office',
  },
  keep: 'Keep it in this browser',
  forget: 'Forget it',
  kept: 'Kept. New games use these values.',
  forgotten: 'Forgotten. The reconstructed values are used again.',
  blocked: 'This browser lets the page keep nothing.',
  where:
    'Used by games you set up from now on; they carry it in their link. Lessons, scenarios and the lab keep the values they were proved with.',
};
