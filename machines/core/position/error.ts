/** A position that cannot be laid out as written: which part of it, and why. */
export class PositionError extends Error {
  readonly place: string;
  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}
