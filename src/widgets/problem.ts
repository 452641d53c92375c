/** Where in a file of content something stands; lines and columns are counted from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A widget in prose that cannot be shown: where it stands, and why, in one sentence. */
export class WidgetError extends Error {
  readonly line: number;
  readonly column: number;
  constructor({ file, line, column }: Place, message: string) {
    super(`${file}:${line}:${column}: ${message}`);
    this.name = 'WidgetError';
    this.line = line;
    this.column = column;
  }
}
