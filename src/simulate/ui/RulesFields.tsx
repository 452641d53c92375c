import { count } from '@/i18n/format.ts';
import { Select } from '@/lab/ui/fields.tsx';
import { rulingsFrom } from '@/play/openRulings.ts';
import type { Game } from '@/site.ts';
import { Rulings } from '@/ui/Rulings.tsx';
import { openIn, type SimulatedRules, simulated } from '../simulated.ts';
import type { SimulatePage } from '../simulatePage.ts';

interface Props extends SimulatePage {
  game: Game;
  /** Tells the two settings on the page apart. */
  group: string;
  /** What this setting is called where there are two. */
  label: string;
  settings: SimulatedRules;
  onRead: (settings: SimulatedRules) => void;
}

const sides = ['random', 'A'] as const;

/** One setting: rule set, sides and rulings. */
export function RulesFields({ words, game, group, label, settings, onRead }: Props) {
  const t = words.settings;
  const { game: face, hasSides } = simulated[game];
  const choices = openIn(face, settings.ruleSet);
  const read = (ruleSet: string, rulings: Record<string, string>) =>
    onRead({ ...settings, ruleSet, rulings: rulingsFrom(openIn(face, ruleSet), rulings) });
  const changed = Object.keys(settings.rulings).length;
  return (
    <fieldset className="grid gap-3">
      <legend>{label || t.reading}</legend>
      {face.ruleSets.length > 1 && (
        <Select
          label={t.ruleSet}
          value={settings.ruleSet}
          options={face.ruleSets.map((each) => [each, words.ruleSets[each] ?? each] as const)}
          onPick={(ruleSet) => read(ruleSet, settings.rulings)}
        />
      )}
      {hasSides && (
        <Select
          label={t.sides}
          value={settings.sides}
          options={sides.map((each) => [each, t.sidesNames[each]] as const)}
          onPick={(picked) => onRead({ ...settings, sides: picked })}
        />
      )}
      <details className="lab-fold">
        <summary>
          {t.rulings} {changed > 0 && <b>({count(t.rulingsChanged, changed)})</b>}
        </summary>
        <Rulings
          group={group}
          open={choices}
          picked={settings.rulings}
          words={t}
          onPick={(name, reading) => read(settings.ruleSet, { ...settings.rulings, [name]: reading })}
        />
      </details>
    </fieldset>
  );
}
