import './chooser.css';
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

/** The chooser over any page. It is the one of its own page, fetched when it is first wanted. */
export async function openChooser(address: string): Promise<void> {
  try {
    dialog ??= await fetched(address);
    dialog.showModal();
  } catch {
    location.assign(address);
  }
}

async function fetched(address: string): Promise<HTMLDialogElement> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector<HTMLFormElement>('[data-edition-box]');
  if (!form) throw new Error('The page of editions has no chooser.');
  const made = document.createElement('dialog');
  made.className = 'chooser-dialog';
  made.setAttribute('aria-label', form.ariaLabel ?? '');
  const own = document.importNode(form, true);
  made.append(own);
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target instanceof Element && target.closest('a, [data-part="close"]'))) made.close();
  });
  document.body.append(made);
  enlivenChooser(own, () => made.close());
  return made;
}
