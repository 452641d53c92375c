import { choices, defaultRuleSet, type RuleSet, ruleSets, rulesOf } from '@machines/coverage/choiceWords.ts';
import { type MapName, mapFor, mapNames, maps } from '@machines/coverage/components/maps.ts';
import { coverage } from '@machines/coverage/module.ts';
import { refuseSeats } from '@machines/coverage/rules/setup.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { sentence } from '@machines/coverage/words/index.ts';
import { useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { openChoicesOf, type Readings, readingsAsked, rulingsFrom } from '@/play/openRulings.ts';
import { person } from '@/play/people.ts';
import { drawSeed, nobody, type SeatedDraft, seatsOf, seedOf } from '@/play/seating.ts';
import { FormFrame } from '@/play/ui/setup/FormFrame.tsx';
import { HouseRules } from '@/play/ui/setup/HouseRules.tsx';
import { PlayedSo } from '@/play/ui/setup/PlayedSo.tsx';
import { QuickStart } from '@/play/ui/setup/QuickStart.tsx';
import { Ready } from '@/play/ui/setup/Ready.tsx';
import { Seats } from '@/play/ui/setup/Seats.tsx';
import { Shuffle } from '@/play/ui/setup/Shuffle.tsx';
import { Why } from '@/ui/Why.tsx';
import { computerNames } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { MapChoice } from './MapChoice.tsx';

interface Draft extends SeatedDraft {
  /** Null follows the number of seats. */
  map: MapName | null;
  readings: Readings;
}

const firstDraft: Draft = {
  players: { green: person, blue: nobody, black: nobody, yellow: nobody, red: 'valuer' },
  map: null,
  readings: readingsAsked(),
  seed: '',
};

const open = openChoicesOf<RuleSet>(choices, ruleSets, defaultRuleSet);

const mapIn = (draft: Draft): MapName => draft.map ?? mapFor(seatsOf(draft).length);

const setupOf = (draft: Draft, drawn: number): Setup => ({
  ruleSet: defaultRuleSet,
  rulings: rulingsFrom(open, draft.readings),
  seats: seatsOf(draft),
  map: mapIn(draft),
  seed: seedOf(draft, drawn),
});

/** All that one click decides. */
export const quickSetup = (): Setup => setupOf(firstDraft, drawSeed());

/** A new game of Coverage; without `onStart` the form is only drawn. */
export function CoverageSetup({ onStart, ...page }: CoveragePage & { onStart?: (setup: Setup) => void }) {
  const words = page.words.setup;
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const setup = setupOf(draft, 0);
  const checked = coverage.parseSetup(setup);
  const issues = checked.ok ? [] : checked.issues;
  const changed = Object.keys(setup.rulings).length;
  const refusal = refuseSeats(setup, rulesOf({ setup }));
  const part = { words, draft, issues, onChange: change };
  return (
    <FormFrame
      title={words.own}
      draft={draft}
      check={(drawn) => coverage.parseSetup(setupOf(draft, drawn))}
      onStart={onStart}
      quick={
        <>
          <PlayedSo words={words} choices={choices} open={open} readings={firstDraft.readings} />
          <QuickStart words={words} seats={seatsOf(firstDraft)} onStart={onStart && (() => onStart(quickSetup()))} />
        </>
      }
      parts={
        <>
          <Seats
            {...part}
            players={computerNames}
            about={(colour) => fill(words.founds, { company: page.words.companies[colour] })}
            refusal={refusal && <Why text={sentence(refusal)} rule={refusal.rule} />}
          />
          <MapChoice
            words={words.map}
            maps={mapNames.map((name) => maps[name])}
            picked={mapIn(draft)}
            onPick={change}
          />
          <HouseRules {...part} still={!onStart} open={open} changed={changed} readings={draft.readings} />
          <Shuffle {...part} />
        </>
      }
      ready={(refused) => (
        <Ready
          {...part}
          changed={changed}
          refused={refused}
          facts={[[words.ready.map, words.map.names[mapIn(draft)].label]]}
        />
      )}
    />
  );
}
