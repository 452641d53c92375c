import type { EventRow } from '@/charts/eventRows.ts';
import type { MachineKit } from '@/charts/machineKit.ts';
import type { MachinePage } from '@/charts/machinePage.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { LivePage } from '@/live/livePage.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import './events.css';

interface Props<T extends ScenarioTypes, P extends LivePage> {
  kit: MachineKit<T, P>;
  page: P;
  chart: MachinePage;
  state: T['state'];
  rows: readonly EventRow<T>[];
  onAct: (action: T['action']) => void;
}

/** As many moves of one kind as are offered at once. */
const most = 12;

const icons = { yes: controls.yes, no: controls.no, unasked: controls.onward };

/** Every event of a state with its guard: what may be done can be done here, what may not says why not. */
export function EventList<T extends ScenarioTypes, P extends LivePage>({
  kit,
  page,
  chart,
  state,
  rows,
  onAct,
}: Props<T, P>) {
  const { words, ways } = chart;
  return (
    <ul className="events" aria-label={words.events}>
      {rows.map(({ key, answer, event, guard, way, actions, refused }) => {
        const told = way === null ? undefined : ways[way];
        const object = refused ? kit.objectOf(refused.action, state, page) : '';
        return (
          <li key={key} data-answer={answer}>
            <span className="events-mark grid centred">
              <Icon of={icons[answer]} name={words.answers[answer]} />
            </span>
            <div>
              <p className="events-head flex apart">
                <code>
                  {event ?? guard ?? words.otherwise} {object && <span>{object}</span>}
                </code>
                {event !== null && guard !== null && <code className="events-guard soft-ink">{guard}</code>}
              </p>
              {refused && (
                <p className="events-why">
                  {kit.sentence(refused.refusal, state)} <ClauseLink id={refused.refusal.rule} />
                </p>
              )}
              {event === null && told && (
                <p className="events-why">
                  {told.about}{' '}
                  {told.rules.slice(0, 1).map((id) => (
                    <ClauseLink key={id} id={id} />
                  ))}
                </p>
              )}
              {actions.length > 0 && (
                <p className="events-acts flex wraps gap-4px soft-ink">
                  {actions.slice(0, most).map((action) => {
                    const name = kit.objectOf(action, state, page);
                    return (
                      <button
                        key={JSON.stringify(action)}
                        type="button"
                        className="events-act"
                        data-act="move"
                        onClick={() => onAct(action)}
                        title={kit.actionWords(action, state)}
                      >
                        {name || words.doIt}
                      </button>
                    );
                  })}
                  {actions.length > most && <span>{count(words.more, actions.length - most)}</span>}
                </p>
              )}
            </div>
          </li>
        );
      })}
      {rows.length === 0 && <li className="events-none">{fill(words.ends, {})}</li>}
    </ul>
  );
}
