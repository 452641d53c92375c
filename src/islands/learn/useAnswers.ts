import { useState } from 'react';

/** One question with one right answer; wrong ones are remembered until it is given. */
export function useAnswers(right: string, onRight: () => void) {
  const [tried, setTried] = useState<string[]>([]);
  const last = tried.at(-1) ?? null;
  return {
    tried,
    /** The answer given last. */
    last,
    right: last === right ? right : null,
    answer(id: string) {
      setTried([...tried, id]);
      if (id === right) onRight();
    },
  };
}
