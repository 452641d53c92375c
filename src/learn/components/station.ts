/** A station of the course: a lesson with its steps, or something else with one mark. */
export interface Station {
  id: string;
  /** Its place among the lessons; null for what is none. */
  number: number | null;
  title: string;
  /** “After it you can …”. */
  can: string;
  href: string;
  /** The marks of its steps, as progress names them. */
  steps: readonly string[];
  /** How long it takes, in words. */
  size: string;
}
