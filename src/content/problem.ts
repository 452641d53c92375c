/** Something wrong with a file of content/: where in it, and why, in one sentence. */
export interface Problem {
  /** Keys as they are written, such as `outcomes[0].answer`; empty: the whole file. */
  path: string;
  message: string;
  /** `line:column`, where it is known without the keys. */
  at?: string;
}
