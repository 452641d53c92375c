import { choices } from '@machines/smartphone/choiceWords.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { reconstructedAt } from '@machines/smartphone/components/reconstructed.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { refuseSeats, steve } from '@machines/smartphone/rules/setup.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { useState } from 'react';
import { Known } from '@/games/smartphone/rules/Known.tsx';
import { componentsHere } from '@/games/smartphone/yours/yours.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { pageHref } from '@/i18n/page.ts';
import { seatsOf } from '@/play/seating.ts';
import { FormFrame } from '@/play/ui/setup/FormFrame.tsx';
import { HouseRules } from '@/play/ui/setup/HouseRules.tsx';
import { PlayedSo } from '@/play/ui/setup/PlayedSo.tsx';
import { QuickStart } from '@/play/ui/setup/QuickStart.tsx';
import { Ready } from '@/play/ui/setup/Ready.tsx';
import { Seats } from '@/play/ui/setup/Seats.tsx';
import { Shuffle } from '@/play/ui/setup/Shuffle.tsx';
import { stevePath } from '@/site.ts';
import { Refusal } from '../Refusal.tsx';
import { type Draft, firstDraft, openChoices, quickSetup, rulingsOf, setupOf } from './draft.ts';
import { Editions } from './Editions.tsx';
import { SeatAbout } from './SeatAbout.tsx';
import { Technologies } from './Technologies.tsx';

interface Props {
  words: SetupWords;
  /** Computer players by name, Steve among them; their words are found by it. */
  players: readonly string[];
  /** Left out where the form is only drawn. */
  onStart?: (setup: Setup) => void;
}

/** A new game of Smartphone Inc. */
export function SetupForm({ words, players, onStart }: Props) {
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const checked = smartphone.parseSetup(setupOf(draft, 0));
  const issues = checked.ok ? [] : checked.issues;
  const changed = Object.keys(rulingsOf(draft)).length;
  const refusal = refuseSeats(seatsOf(draft));
  const seats = seatsOf(draft);
  const inForce = reconstructedAt(componentsHere().components ?? printed, {
    seats: seats.length,
    steve: seats.some(({ player }) => player === steve),
  });
  const part = { words, draft, issues, onChange: change };
  return (
    <FormFrame
      title={words.own}
      draft={draft}
      check={(drawn) => smartphone.parseSetup(setupOf(draft, drawn))}
      onStart={onStart}
      quick={
        <>
          <PlayedSo
            words={words}
            choices={choices}
            open={openChoices(firstDraft.ruleSet)}
            readings={firstDraft.readings}
          />
          <QuickStart
            words={words}
            seats={seatsOf(firstDraft)}
            edition={words.ruleSet.sets[firstDraft.ruleSet].label}
            onStart={onStart && (() => onStart(quickSetup()))}
          />
        </>
      }
      parts={
        <>
          <Seats
            {...part}
            players={players}
            morePaths={{ [steve]: pageHref(stevePath) }}
            about={(colour) => <SeatAbout colour={colour} words={words} />}
            refusal={refusal && <Refusal refusal={refusal} components={printed} />}
          />
          {(inForce.steve || inForce.retailers) && (
            <div className="note">
              <div>
                <Known of={inForce} words={words.known} />
              </div>
            </div>
          )}
          <Editions {...part} />
          <Technologies {...part} />
          <HouseRules
            {...part}
            still={!onStart}
            open={openChoices(draft.ruleSet)}
            changed={changed}
            readings={draft.readings}
          />
          <Shuffle {...part} />
        </>
      }
      ready={(refused) => (
        <Ready
          {...part}
          changed={changed}
          refused={refused}
          facts={[
            [words.ready.edition, words.ruleSet.sets[draft.ruleSet].label],
            [words.ready.technologies, words.sides[draft.sides]],
          ]}
        />
      )}
    />
  );
}
