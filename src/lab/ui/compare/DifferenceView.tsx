import type { LabWords } from '@/i18n/en/bench.ts';
import { fill } from '@/i18n/format.ts';
import { Told } from '@/ui/Told.tsx';
import { Why } from '@/ui/Why.tsx';
import type { ComparisonIn, LabTypes } from '../../labGame.ts';
import type { LabPage } from '../fields.tsx';
import type { LabKit } from '../labKit.ts';
import { Discords } from './Discords.tsx';
import { Matters } from './Matters.tsx';

interface Kitted<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W> {
  kit: LabKit<T, W, Hand>;
}

interface Props<T extends LabTypes, W extends LabWords, Hand> extends Kitted<T, W, Hand> {
  difference: NonNullable<ComparisonIn<T>['difference']>;
  names: [string, string];
  move: T['move'] | null;
}

interface SideProps<T extends LabTypes, W extends LabWords, Hand> extends Kitted<T, W, Hand> {
  side: NonNullable<ComparisonIn<T>['difference']>['sides'][number];
  title: string;
}

/** What one reading makes of the step: a refusal, or what it tells from where they part. */
const SideView = <T extends LabTypes, W extends LabWords, Hand>({ kit, side, title, words }: SideProps<T, W, Hand>) => (
  <section className="lab-side grid gap-2 from-top small-print" aria-label={title}>
    <h3>{title}</h3>
    {side.refusal ? (
      <Why text={kit.game.game.sentence(side.refusal, side.state)} rule={side.refusal.rule} />
    ) : (
      <>
        <p className="quiet">{words.compare.played}</p>
        <Told title={title} news={side.told.slice(0, 6)} line={(news) => kit.game.game.line(news, side.state)} />
      </>
    )}
  </section>
);

/** The first difference: both verdicts, where the tables differ, and the matters behind it. */
export function DifferenceView<T extends LabTypes, W extends LabWords, Hand>(props: Props<T, W, Hand>) {
  const { difference, names, move, ...page } = props;
  const { kit, words } = page;
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
      <div className="lab-two">
        <SideView {...page} side={difference.sides[0]} title={`${text.first}: ${first}`} />
        <SideView {...page} side={difference.sides[1]} title={`${text.second}: ${second}`} />
      </div>
      <h3>{text.behind}</h3>
      <Matters {...page} matters={difference.behind} />
      <Discords
        discords={difference.discords}
        where={(discord) => kit.discordWords(discord, state, words)}
        known={kit.names(words)}
        names={first === second ? [text.first, text.second] : names}
        words={words}
      />
    </div>
  );
}
