/** A set of small numbers for each set of cells: as a list where there are few bits, else only those that are used. */
export interface Table {
  at(cells: number): number;
  add(cells: number, numbers: number): void;
  /** The sets of cells that hold anything. */
  filled(): number[];
  copy(): Table;
}

const mostDense = 15;

function dense(list: Uint16Array): Table {
  return {
    at: (cells) => list[cells] ?? 0,
    add: (cells, numbers) => {
      list[cells] = (list[cells] ?? 0) | numbers;
    },
    filled: () => {
      const found: number[] = [];
      for (let cells = 0; cells < list.length; cells++) if (list[cells]) found.push(cells);
      return found;
    },
    copy: () => dense(list.slice()),
  };
}

function sparse(held: Map<number, number>): Table {
  return {
    at: (cells) => held.get(cells) ?? 0,
    add: (cells, numbers) => held.set(cells, (held.get(cells) ?? 0) | numbers),
    filled: () => [...held.keys()],
    copy: () => sparse(new Map(held)),
  };
}

export const emptyTable = (bits: number): Table =>
  bits > mostDense ? sparse(new Map()) : dense(new Uint16Array(1 << bits));
