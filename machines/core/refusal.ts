export type Params = Record<string, string | number | readonly string[]>;

/** Why something may not be done: the clause it breaks, and a reason the words file turns into a sentence. */
export interface Refusal<Rule extends string = string, Reason extends string = string> {
  rule: Rule;
  reason: Reason;
  params: Params;
}

/** Something that happened by rule, with the clause that made it happen: log lines, captions, Steve's reasons. */
export interface News<Rule extends string = string, What extends string = string> {
  rule: Rule;
  what: What;
  params: Params;
}

/** The two makers a game's rules use, typed to its own clauses, reasons and news. */
export const makers = <Rule extends string, Reason extends string, What extends string>() => ({
  refusal: (rule: Rule, reason: Reason, params: Params): Refusal<Rule, Reason> => ({ rule, reason, params }),
  news: (rule: Rule, what: What, params: Params): News<Rule, What> => ({ rule, what, params }),
});
