import { fill } from '@/i18n/format.ts';
import { Told } from '@/ui/Told.tsx';
import { Why } from '@/ui/Why.tsx';
import type { ComparisonIn, LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';
import { Discords } from './Discords.tsx';
import { Matters } from './Matters.tsx';

type Difference = NonNullable<ComparisonIn<LabTypes>['difference']>;

interface Props {
  difference: Difference;
  names: [string, string];
  move: LabTypes['move'] | null;
}

/** What one reading makes of the step: a refusal, or what it tells from where they part. */
function SideView({ side, title }: { side: Difference['sides'][number]; title: string }) {
  const { kit, words } = useLab();
  const { sentence, line } = kit.game.game;
  return (
    <section className="lab-side grid gap-2 from-top small-print" aria-label={title}>
      <h3>{title}</h3>
      {side.refusal ? (
        <Why text={sentence(side.refusal, side.state)} rule={side.refusal.rule} />
      ) : (
        <>
          <p className="quiet">{words.compare.played}</p>
          <Told title={title} news={side.told.slice(0, 6)} line={(news) => line(news, side.state)} />
        </>
      )}
    </section>
  );
}

/** The first difference: both verdicts, where the tables differ, and the matters behind it. */
export function DifferenceView({ difference, names, move }: Props) {
  const { kit, words } = useLab();
  const text = words.compare;
  const [{ state }] = difference.sides;
  const [first, second] = names;
  return (
    <div className="lab-difference grid gap-3">
      <h3>
        {move
          ? fill(text.atMove, {
              n: difference.move + 1,
              action: kit.game.game.actionWords(kit.game.game.actionOf(state, move), state),
            })
          : text.atStart}
      </h3>
      <div className="lab-two grid gap-3">
        <SideView side={difference.sides[0]} title={`${text.first}: ${first}`} />
        <SideView side={difference.sides[1]} title={`${text.second}: ${second}`} />
      </div>
      <h3>{text.behind}</h3>
      <Matters matters={difference.behind} />
      <Discords
        discords={difference.discords}
        state={state}
        names={first === second ? [text.first, text.second] : names}
      />
    </div>
  );
}
