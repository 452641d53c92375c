export const technologies = {
  'S9.1': {
    title: 'GPS side A',
    text: 'In phase 3 each of your active goods with price down symbols gives 2 goods instead of 1.',
  },
  'S9.2': {
    title: 'GPS side B',
    text: 'You get 5 goods when you research it, once only.',
  },
  'S9.3': {
    title: 'Wi-Fi side A',
    text: 'Once each round, in phase 6, you add a free second office in a region where you have exactly one and a space is free. You never get a third this way, and it never goes on a retailer. In the first edition, with or without corrections, you must do so if you can; in the second edition you may. The Korean wording can mean can or may: by default you may; under the other ruling you must.',
  },
  'S9.4': {
    title: 'Wi-Fi side B',
    text: 'In phase 7 you keep the goods you did not sell.',
  },
  'S9.5': {
    title: 'Gamepad side A',
    text: 'Technologies cost you 1 progress less.',
  },
  'S9.6': {
    title: 'Gamepad side B',
    text: 'When you research it, you place one office in a small region where you have none. It costs nothing and needs no connection. If it goes on a retailer, you get the retailer’s bonus.',
  },
  'S9.7': {
    title: 'Li-ion side A',
    text: 'In phase 6 each of your active price up symbols also counts as a logistics symbol; it still raises your price. Symbols on pads and improvements both count. The Korean edition names only pads; we rule it the same.',
  },
  'S9.8': {
    title: 'Li-ion side B',
    text: 'You get goods when you research it and in each phase 3: 1 for each technology you own in the first edition, with or without corrections, and 1 for every 2, rounded down, in the second and Korean editions.',
  },
  'S9.9': {
    title: 'NFC side A',
    text: 'On your turn in phase 6 you may sell up to 3 goods at your price, off the board. You score the VP at once. These goods count for no region. The rulebooks don’t say whether you may sell them in several goes: by default there is one sale in a turn; the other ruling allows several, up to 3 goods in all.',
  },
  'S9.10': {
    title: 'NFC side B',
    text: 'Your price rises by 1 when you research it, and by 1 in each phase 2.',
  },
  'S9.11': {
    title: '4G side A',
    text: 'In phase 1 one cell of an improvement may hang over the edge of the pads: only one of your improvements in the first edition, with or without corrections, unless you rule it like the second edition; every one in the second and Korean editions.',
  },
  'S9.12': {
    title: '4G side B',
    text: 'In phase 7 you may sell 1 good in each region where you have no office. The other rules of selling still apply.',
  },
  'S9.13': {
    title: 'One-time bonus without target',
    text: 'A one-time bonus that has no legal target is lost, such as Gamepad side B when no small region open to you has a free space.',
  },
  'S9.14': {
    title: 'Bonus goods are available',
    text: 'Goods from GPS side B, Li-ion side B or a retailer are available at once and can be sold this round: in phase 7, or with NFC side A later in the same phase 6 turn.',
  },
  'S9.15': {
    title: 'Technologies never fill up',
    text: 'Each technology has five office spaces and there are at most five players, so there is always room for yours.',
  },
};
