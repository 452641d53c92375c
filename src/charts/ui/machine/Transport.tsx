import { strides } from '@/charts/chartPlaces.ts';
import type { MachineWords } from '@/i18n/en/machine.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { Machine } from './useMachine.ts';

/** To the start, back, play, on; and how far one goes in one go. */
export function Transport<T extends ScenarioTypes>({ machine, words }: { machine: Machine<T>; words: MachineWords }) {
  const { at, last, playing, play, by, go, stride, setStride } = machine;
  return (
    <div className="transport grid gap-4px">
      <button
        type="button"
        className="transport-first"
        aria-label={words.first}
        disabled={at === 0}
        onClick={() => go(0)}
      >
        <Icon of={controls.first} />
      </button>
      <button type="button" aria-label={words.back} disabled={at === 0} onClick={() => by(-1)}>
        <Icon of={controls.left} />
      </button>
      <button type="button" className="transport-play" aria-label={playing ? words.pause : words.play} onClick={play}>
        <Icon of={playing ? tools.pause : controls.play} />
      </button>
      <button type="button" aria-label={words.on} disabled={last} onClick={() => by(1)}>
        <Icon of={controls.right} />
      </button>
      <fieldset className="transport-stride shrinks">
        <legend className="visually-hidden">{words.by}</legend>
        {strides.map((each) => (
          <button key={each} type="button" aria-pressed={stride === each} onClick={() => setStride(each)}>
            {words.strides[each]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
