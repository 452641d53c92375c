import { withEdition } from '@/editions/chosen.ts';
import { playersParameter } from './players.ts';

/** The address that a code leads to: this site as it is read, in the edition and for the number of players of the sheet. */
function addressOf({ dataset }: HTMLElement): string {
  const path = dataset['code'] ?? '';
  const address = new URL('byEdition' in dataset ? withEdition(path) : path, location.href);
  const players = document.querySelector<HTMLSelectElement>('[data-seats]')?.value;
  if (players) address.searchParams.set(playersParameter, players);
  return address.href;
}

export async function drawCodes(root: ParentNode): Promise<void> {
  const { renderSVG } = await import('uqr');
  for (const slot of root.querySelectorAll<HTMLElement>('[data-code]')) {
    const code = renderSVG(addressOf(slot), { border: 1 });
    const drawn = new DOMParser().parseFromString(code, 'image/svg+xml').documentElement;
    slot.replaceChildren(document.importNode(drawn, true));
  }
}
