/**
 * Remembers the last answer to a question about things that never change once made, such as parts of a game's state:
 * the same things asked about again get the same answer.
 */
export function rememberLast<A, B, Answer>(work: (a: A, b: B) => Answer): (a: A, b: B) => Answer {
  let last: { a: A; b: B; answer: Answer } | null = null;
  return (a, b) => {
    if (last === null || last.a !== a || last.b !== b) last = { a, b, answer: work(a, b) };
    return last.answer;
  };
}
