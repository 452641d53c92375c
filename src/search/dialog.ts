import { dialogFrom } from '@/ui/pageDialog.ts';
import { enliven } from './box.ts';

/** The search box over any page. It is the box of the search page. */

async function make(address: string): Promise<{ dialog: HTMLDialogElement; input: HTMLInputElement }> {
  const { dialog, part } = await dialogFrom(address, '[data-search-box]', 'search-dialog');
  return { dialog, input: enliven(part) };
}

let made: ReturnType<typeof make> | undefined;

export async function openSearch(address: string): Promise<void> {
  try {
    made ??= make(address);
    const { dialog, input } = await made;
    if (!dialog.open) dialog.showModal();
    input.select();
    input.focus();
  } catch {
    // Without the box there is still its page.
    location.assign(address);
  }
}
