export const planning = {
  'S1.1': {
    title: 'Two pads on one grid',
    text: 'All players plan at once and in secret. Lay your two pads over each other, parallel or at a right angle, so that their cells share one grid. Either side of each pad may be up, and either pad may lie on top.',
  },
  'S1.2': {
    title: 'Overlap of 1 to 4 cells',
    text: 'One pad covers 1, 2, 3 or 4 cells of the other. Pads that lie apart (0 cells) or exactly on top of each other (6 cells) are refused. An overlap of 5 cells cannot occur.',
  },
  'S1.3': {
    title: 'Visible symbols are active',
    text: 'A symbol is active if you can see it. A symbol covered by a pad or an improvement is inactive. The icons that only tell pad A from pad B mean nothing in play.',
  },
  'S1.4': {
    title: 'Placing improvements',
    text: 'You may place any of your improvements on your pads, face up. Each covers two neighbouring cells, and each of the two is a cell of a pad: both on one pad, or one on each. An improvement face down on a pad is refused, and goods tokens never go on a pad.',
  },
  'S1.5': {
    title: 'Improvements under a pad',
    text: 'An improvement may lie partly or wholly under the other pad. Hiding it completely is legal, though it gains you nothing.',
  },
  'S1.6': {
    title: 'Improvements over improvements',
    text: 'Improvements may overlap, but no single improvement may cover both cells of another. Two cases are open. Two improvements that each cover one cell of a third are allowed by default, because only one improvement hiding another is forbidden; the option refuses this. An improvement on the upper pad, exactly above one that lies under that pad, is allowed by default if the pad hides the lower one wholly, because then it is hidden already; it is refused if half of the lower one lies open beside the pad. One option allows this too, wherever the pad lies between two cells; the other always refuses.',
  },
  'S1.7': {
    title: 'Overhang with 4G side A',
    text: 'With 4G side A an improvement may stick out with one cell off the pads, as long as at least one cell stays on a pad. The second and Korean editions let every improvement do so. The first edition, with or without corrections, speaks of one of two improvements, perhaps a slip for one of its two cells: by default only one improvement may stick out; the option reads it like the second edition. Three points are open: the outer symbol is active by default, being visible (option: inactive); two outer cells may lie on the same spot by default (option: refused); and an improvement may lie beneath the upper pad with a cell on no pad. The English books want both cells on a pad: by default half of it may lie so only with 4G side A, where it counts as sticking out. The Korean edition asks only that both cells lie within a pad, behind it if need be: there it is allowed by default, with one such cell or two. Each edition can take the other reading. An improvement of this kind is always wholly hidden, so the choice changes nothing unless an improvement between the pads costs a good.',
  },
  'S1.8': {
    title: 'Plans revealed, then fixed',
    text: 'Your plan stays hidden until everyone has committed to theirs, then all are shown together. After that no plan changes this round, not even to mend an obvious mistake.',
  },
  'S1.9': {
    title: 'Unplaced improvements face down',
    text: 'Every improvement you do not place lies face down in front of you.',
  },
};
