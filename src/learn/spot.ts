/** The answer that nothing stands in the way of a move. */
export const allowed = 'allowed';
