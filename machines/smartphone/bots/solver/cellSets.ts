/** A set of small numbers for each set of cells: as a list where there are few bits, else only those that are used. */
export interface CellSets {
  at(cells: number): number;
  add(cells: number, numbers: number): void;
  /** The sets of cells that hold anything. */
  filled(): number[];
  copy(): CellSets;
}

const mostDense = 15;

class Dense implements CellSets {
  private readonly list: Uint16Array;
  constructor(list: Uint16Array) {
    this.list = list;
  }
  at(cells: number): number {
    return this.list[cells] as number;
  }
  add(cells: number, numbers: number): void {
    this.list[cells] = (this.list[cells] as number) | numbers;
  }
  filled(): number[] {
    const found: number[] = [];
    for (let cells = 0; cells < this.list.length; cells++) if (this.list[cells]) found.push(cells);
    return found;
  }
  copy(): CellSets {
    return new Dense(this.list.slice());
  }
}

class Sparse implements CellSets {
  private readonly held: Map<number, number>;
  constructor(held: Map<number, number>) {
    this.held = held;
  }
  at(cells: number): number {
    return this.held.get(cells) ?? 0;
  }
  add(cells: number, numbers: number): void {
    this.held.set(cells, (this.held.get(cells) ?? 0) | numbers);
  }
  filled(): number[] {
    return [...this.held.keys()];
  }
  copy(): CellSets {
    return new Sparse(new Map(this.held));
  }
}

export const emptyCellSets = (bits: number): CellSets =>
  bits > mostDense ? new Sparse(new Map()) : new Dense(new Uint16Array(1 << bits));
