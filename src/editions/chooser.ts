import { dialogFrom } from '@/ui/pageDialog.ts';
import { chooseEdition, editionHere } from './chosen.ts';
import { isEdition } from './editions.ts';

/** Brings a chooser to life: the button at its foot names what is marked, and keeps it. */
export function enlivenChooser(form: HTMLFormElement, done: () => void): void {
  const marked = () => new FormData(form).get('edition');
  const name = () => {
    for (const button of form.querySelectorAll<HTMLElement>('[data-use]'))
      button.hidden = button.dataset['use'] !== marked();
  };
  for (const input of form.querySelectorAll('input')) input.checked = input.value === editionHere();
  name();
  form.addEventListener('change', name);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const edition = marked();
    if (!isEdition(edition)) return;
    chooseEdition(edition);
    done();
  });
}

let dialog: HTMLDialogElement | undefined;

/** The chooser over any page. It is the one of its own page. */
export async function openChooser(address: string): Promise<void> {
  try {
    dialog ??= await make(address);
    dialog.showModal();
  } catch {
    location.assign(address);
  }
}

async function make(address: string): Promise<HTMLDialogElement> {
  const { dialog: made, part } = await dialogFrom<HTMLFormElement>(address, '[data-edition-box]', 'chooser-dialog');
  enlivenChooser(part, () => made.close());
  return made;
}
