import { type Kept, useKept } from './useKept.ts';

/** One question with one right answer; wrong ones are remembered until it is given. */
export function useAnswers(kept: Kept, right: string, onRight: () => void, onWrong: () => void) {
  const [tried, setTried] = useKept<readonly string[]>(kept, 'tried', []);
  const last = tried.at(-1) ?? null;
  return {
    tried,
    /** The answer given last. */
    last,
    right: last === right ? right : null,
    answer(id: string) {
      setTried([...tried, id]);
      if (id === right) onRight();
      else onWrong();
    },
  };
}
