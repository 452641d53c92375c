export const planning = {
  'S1.1': {
    title: 'Two pads on one grid',
    text: 'All players plan at once and in secret. Lay your two pads over each other, parallel or at a right angle, so that their cells line up. Either side of each pad may be up, and either pad may lie on top.',
  },
  'S1.2': {
    title: 'Overlap of 1 to 4 cells',
    text: 'One pad covers 1, 2, 3 or 4 cells of the other. Pads may not lie apart (0 cells) or exactly on top of each other (6 cells). An overlap of 5 cells can’t happen.',
  },
  'S1.3': {
    title: 'Visible symbols are active',
    text: 'A symbol is active if you can see it. A symbol covered by a pad or an improvement is inactive. The icons A and B only tell the pads apart.',
  },
  'S1.4': {
    title: 'Placing improvements',
    text: 'You may place any of your improvements on your pads, face up. Each covers two neighbouring cells, and each of the two is a cell of a pad: both on one pad, or one on each. You may not lay an improvement face down on a pad, and goods tokens never go on a pad.',
  },
  'S1.5': {
    title: 'Improvements under a pad',
    text: 'An improvement may lie under the other pad, partly or completely. Hiding it completely is legal, though it gains you nothing.',
  },
  'S1.6': {
    title: 'Improvements over improvements',
    text: 'Improvements may overlap, but no single improvement may cover both cells of another. There are two gaps. Two improvements that each cover one cell of a third are allowed by default, because only one improvement hiding another is forbidden; another ruling refuses this. An improvement on the upper pad, exactly above one that lies under that pad, is allowed by default if the pad hides the lower one completely, because then it is hidden already; it is refused if half of the lower one is open beside the pad. One other ruling allows this too, wherever there is a pad between two cells; another always refuses it.',
  },
  'S1.7': {
    title: 'Overhang with 4G side A',
    text: 'With 4G side A one cell of an improvement may hang over the edge of the pads, as long as the other stays on a pad. The second and Korean editions let every improvement do so. The first edition, with or without corrections, speaks of one of two improvements, perhaps a slip for one of its two cells: by default only one improvement may hang over; another ruling treats it like the second edition. There are three gaps: the outer symbol is active by default, because it is visible (other ruling: inactive); two outer cells may lie on the same spot by default (other ruling: refused); and an improvement may lie under the upper pad with a cell that has no pad below it. In the English rulebooks both cells have to be on a pad: by default this is allowed for one cell and only with 4G side A, where it counts as hanging over. The Korean edition only says that both cells lie within a pad, even behind it: there it is allowed by default, with one such cell or two. You can choose the other ruling in any edition. An improvement of this kind is always completely hidden, so it changes nothing unless an improvement between the pads costs a good.',
  },
  'S1.8': {
    title: 'Plans revealed, then fixed',
    text: 'Your plan stays hidden until everyone has committed to theirs, then all are shown together. After that nobody may change their plan this round, not even to fix an obvious mistake.',
  },
  'S1.9': {
    title: 'Unplaced improvements face down',
    text: 'Every improvement you do not place lies face down in front of you.',
  },
};
