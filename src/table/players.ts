/** How many sit at the table, kept in this browser for the page at the table and the sheet. */
const kept = 'table-players';

/** What was chosen last, if the list offers it; else what it stands on. */
export function keptPlayers(list: HTMLSelectElement): string {
  try {
    const last = localStorage.getItem(kept);
    return [...list.options].some(({ value }) => value === last) ? (last ?? list.value) : list.value;
  } catch {
    return list.value;
  }
}

export function keepPlayers(n: string): void {
  try {
    localStorage.setItem(kept, n);
  } catch {
    // It holds for the page.
  }
}
