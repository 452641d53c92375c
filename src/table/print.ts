import { drawCodes } from './code.ts';
import { keepPlayers, keptPlayers } from './players.ts';

/** A sheet alive: made for a number of players, and printed at a press. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await drawCodes(document).catch(() => undefined);
    window.print();
  });
}

const seats = document.querySelector<HTMLSelectElement>('[data-seats]');
const show = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-players]'))
    part.hidden = part.dataset['players'] !== seats?.value;
};
if (seats) {
  seats.value = keptPlayers(seats);
  seats.addEventListener('change', () => {
    keepPlayers(seats.value);
    show();
  });
  show();
}
