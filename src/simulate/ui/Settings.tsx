import type { Issue } from '@machines/core/parse.ts';
import { type Colour, colours } from '@machines/core/seats.ts';
import { fill } from '@/i18n/format.ts';
import { Check, Select } from '@/lab/ui/fields.tsx';
import { nobody } from '@/play/seating.ts';
import { games } from '@/site.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { commandOf } from '../address.ts';
import { type Draft, firstDraft, most } from '../draft.ts';
import { simulated } from '../simulated.ts';
import type { SimulatePage } from '../simulatePage.ts';
import { gameParts } from './gameParts.tsx';
import { NumberField } from './NumberField.tsx';
import { RulesFields } from './RulesFields.tsx';

interface Props extends SimulatePage {
  draft: Draft;
  issues: readonly Issue[];
  onChange: (part: Partial<Draft>) => void;
}

/** Everything a run is decided by. */
export function Settings({ draft, issues, onChange, ...page }: Props) {
  const { words } = page;
  const t = words.settings;
  const { players } = simulated[draft.game];
  const { Note } = gameParts[draft.game];
  const seat = (colour: Colour, player: string) => onChange({ players: { ...draft.players, [colour]: player } });
  return (
    <>
      <Select
        label={t.game}
        value={draft.game}
        options={games.map((game) => [game, words.games[game]] as const)}
        onPick={(game) => onChange({ ...firstDraft(game), games: draft.games, seed: draft.seed })}
      />
      <fieldset className="sim-seats grid gap-2">
        <legend>{t.seats}</legend>
        {colours.map((colour) => (
          <label key={colour} className={`grid gap-2 level ${draft.players[colour] === nobody ? 'seat-empty' : ''}`}>
            <SeatShape seat={colour} />
            <span aria-hidden="true">{words.seatNames[colour]}</span>
            <select
              aria-label={fill(t.player, { seat: words.seatNames[colour] })}
              value={draft.players[colour]}
              onChange={({ target }) => seat(colour, target.value)}
            >
              <option value={nobody}>{words.nobody}</option>
              {players.map((player) => (
                <option key={player} value={player}>
                  {words.players[player] ?? player}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Note {...page} draft={draft} />
      {issues.length > 0 && (
        <div className="note refusal" role="alert">
          <div>
            <b>{t.wrong}</b>
            {issues.map(({ path, message }) => (
              <p key={path + message}>{message}</p>
            ))}
          </div>
        </div>
      )}
      <RulesFields
        {...page}
        game={draft.game}
        group="first"
        label={draft.against ? t.first : ''}
        settings={draft.settings}
        onRead={(settings) => onChange({ settings })}
      />
      <Check
        label={t.compare}
        checked={draft.against !== null}
        onCheck={(checked) => onChange({ against: checked ? draft.settings : null })}
      />
      {draft.against && (
        <RulesFields
          {...page}
          game={draft.game}
          group="second"
          label={t.second}
          settings={draft.against}
          onRead={(against) => onChange({ against })}
        />
      )}
      <div className="sim-pair grid gap-3">
        <NumberField
          label={t.games}
          value={draft.games}
          least={1}
          most={most.games}
          onChange={(count) => onChange({ games: count })}
        />
        <NumberField
          label={t.seed}
          value={draft.seed}
          least={0}
          most={most.seed}
          onChange={(seed) => onChange({ seed })}
        />
      </div>
      <p className="quiet">{t.seedNote}</p>
      <Check label={t.rotate} checked={draft.rotate} onCheck={(checked) => onChange({ rotate: checked })} />
      <details className="lab-fold">
        <summary>{t.command}</summary>
        <div className="grid gap-3">
          <code className="sim-command">npm run -s rules -- simulate {commandOf(draft).join(' ')}</code>
        </div>
      </details>
    </>
  );
}
