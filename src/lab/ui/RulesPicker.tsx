import { openChoicesOf, rulingsFrom } from '@/play/openRulings.ts';
import { Rulings } from '@/ui/Rulings.tsx';
import type { LabTypes } from '../labGame.ts';
import { useLab } from './atLab.ts';
import { Select } from './fields.tsx';

interface Props {
  label: string;
  /** Tells two pickers on one page apart. */
  group: string;
  settings: LabTypes['settings'];
  onRead: (settings: LabTypes['settings']) => void;
}

/** A rule set where there are several, and every gap it leaves open. */
export function RulesPicker({ label, group, settings, onRead }: Props) {
  const { kit, words } = useLab();
  const { choices, ruleSets } = kit.game.game;
  const { rules, rulings } = settings;
  const open = openChoicesOf(choices, ruleSets, rules);
  const read = (ruleSet: string, readings: Partial<Record<string, string>>) =>
    onRead({ rules: ruleSet, rulings: rulingsFrom(openChoicesOf(choices, ruleSets, ruleSet), readings) });
  const ruled = Object.keys(rulingsFrom(open, rulings)).length;
  return (
    <div className="grid gap-3 from-top shrinks">
      {ruleSets.length > 1 ? (
        <Select
          label={label}
          value={rules}
          options={ruleSets.map((each) => [each, words.ruleSets[each] ?? each] as const)}
          onPick={(ruleSet) => read(ruleSet, rulings)}
        />
      ) : (
        <p className="lab-label soft-ink">{label}</p>
      )}
      <details className="lab-fold">
        <summary>
          {words.build.rulings} {ruled > 0 && <b>({ruled})</b>}
        </summary>
        <Rulings
          group={group}
          open={open}
          picked={rulings}
          words={words.build}
          onPick={(name, reading) => read(rules, { ...rulings, [name]: reading })}
        />
      </details>
    </div>
  );
}

/** The rules of the position itself. */
export function RulesOnBench({ label, group }: Pick<Props, 'label' | 'group'>) {
  const { kit, position, onEdit } = useLab();
  return (
    <RulesPicker
      label={label}
      group={group}
      settings={kit.game.settingsOf(position)}
      onRead={(settings) => onEdit({ ...position, ...settings })}
    />
  );
}
