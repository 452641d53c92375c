export type Params = Record<string, string | number | readonly string[]>;

/** Why something may not be done: the clause it breaks, and a reason the words file turns into a sentence. */
export interface Refusal<Rule extends string = string, Reason extends string = string> {
  rule: Rule;
  reason: Reason;
  params: Params;
}

/** Something that happens by rule, with the clause that makes it happen: Steve's reasons, and all that is told. */
export interface Happening<Rule extends string = string, What extends string = string> {
  rule: Rule;
  what: What;
  params: Params;
}

/** Where in the game something happened; the log has a heading for each. */
export interface When<Phase extends string = string> {
  round: number;
  phase: Phase;
}

/** Something that happened, and when: log lines, captions. */
export interface News<Rule extends string = string, What extends string = string, Phase extends string = string>
  extends Happening<Rule, What>,
    When<Phase> {}

/** The two makers a game's rules use, typed to its own clauses, reasons and news. */
export const makers = <Rule extends string, Reason extends string, What extends string>() => ({
  refusal: (rule: Rule, reason: Reason, params: Params): Refusal<Rule, Reason> => ({ rule, reason, params }),
  news: (rule: Rule, what: What, params: Params): Happening<Rule, What> => ({ rule, what, params }),
});

/** How a game's rules tell what happened: here alone it is written down in which round and phase. */
export function teller<
  Rule extends string,
  What extends string,
  Phase extends string,
  State extends { news: News<Rule, What, Phase>[] },
>(whenOf: (state: State) => When<Phase>) {
  /** What has been told through the last action, and this. */
  const newsWith = (state: State, ...items: readonly Happening<Rule, What>[]): News<Rule, What, Phase>[] => {
    const { round, phase } = whenOf(state);
    return [...state.news, ...items.map(({ rule, what, params }) => ({ rule, what, params, round, phase }))];
  };
  const tell = (state: State, ...items: readonly Happening<Rule, What>[]): State => ({
    ...state,
    news: newsWith(state, ...items),
  });
  return { newsWith, tell };
}
