import { onEdition } from '@/editions/chosen.ts';
import { drawCodes } from './code.ts';
import { enlivenPlayers } from './players.ts';

/** A sheet alive: made for an edition and a number of players, and printed at a press or by the browser's own command. */
enlivenPlayers(document);

/** The code leads to the page at the table as the sheet was made. It is drawn before anybody prints. */
const draw = (): Promise<void> => drawCodes(document).catch(() => undefined);
const first = new Promise<void>((done) => {
  const run = () => void draw().then(done);
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
});
onEdition(() => void draw());
document.querySelector('[data-seats]')?.addEventListener('change', () => void draw());

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.disabled = false;
  button.addEventListener('click', async () => {
    await first;
    window.print();
  });
}
