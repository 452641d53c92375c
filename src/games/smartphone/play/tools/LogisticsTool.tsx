import { type Region, regions } from '@machines/smartphone/names.ts';
import { componentsOf, costOfRegion, progressIn, retailerSide, sizeOf } from '@machines/smartphone/rules/lookup.ts';
import { Pips } from '@/games/smartphone/board/Progress.tsx';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import { Work } from '@/play/ui/stage/Work.tsx';
import { placeKey } from '../boardPlaces.ts';
import { eyesOf, progressLeft } from '../onStage.ts';
import { Amounts } from './Amounts.tsx';
import { Did } from './Did.tsx';
import { RegionLens } from './RegionLens.tsx';
import { Left, ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

/** S6.1: the regions that can be reached, what the next space there is worth, and how much to send. */
export function LogisticsTool(props: ToolProps) {
  const { game, words, onLit } = props;
  const { state } = game.now;
  const text = words.play.tools;
  const who = eyesOf(state, game.seat) ?? state.turn?.seat ?? state.seats[0]?.colour ?? 'green';
  const left = progressLeft(state, who, 'logistics');
  const open = regions.filter((region) => game.pointing.target({ kind: 'region', region }));
  const pays = (region: Region): number => {
    const taken = state.offices[region].length;
    const { offices } = componentsOf(state).sizes[sizeOf(state, region)];
    return retailerSide(state, region)?.vp[taken] ?? offices[taken]?.first ?? 0;
  };
  const worth = (region: Region): string =>
    fill(retailerSide(state, region) ? text.atEnd : text.control, { n: pays(region) });
  const rows = [...open].sort(
    (a, b) =>
      costOfRegion(state, a) - progressIn(state, a, who) - (costOfRegion(state, b) - progressIn(state, b, who)) ||
      regions.indexOf(a) - regions.indexOf(b),
  );
  const looked = rows.find((region) => placeKey({ kind: 'region', region }) === props.lit) ?? rows[0];
  return (
    <Work>
      <ToolHead title={text.logistics} />
      <Left n={left} label={count(text.logisticsLeft, left)} hue="logistics">
        {Array.from({ length: left }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so many signs, all alike
          <Icon key={at} of={symbols.logistics} />
        ))}
      </Left>
      {rows.length > 0 && (
        <table className="tool-table tabular hue-logistics">
          <thead>
            <tr>
              <th scope="col">{text.region}</th>
              <th scope="col">{text.progress}</th>
              <th scope="col">{text.worth}</th>
              <th scope="col">{text.send}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((region) => {
              const place = { kind: 'region', region } as const;
              const name = words.board.regions[region];
              return (
                <tr
                  key={region}
                  data-lit={props.lit === placeKey(place) || undefined}
                  onPointerEnter={() => onLit(placeKey(place))}
                  onPointerLeave={() => onLit(null)}
                >
                  <th scope="row">{name}</th>
                  <td>
                    <Pips
                      seat={who}
                      n={progressIn(state, region, who)}
                      cost={costOfRegion(state, region)}
                      words={words.board}
                    />
                  </td>
                  <td className="tool-worth soft-ink one-line">{worth(region)}</td>
                  <td>
                    <Amounts
                      game={game}
                      place={place}
                      label={(n, completes) => count(completes ? text.sendOpens : text.sendTo, n, { region: name })}
                      done={<Icon of={pieces.office} />}
                      onLit={onLit}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {looked && (
        <RegionLens state={state} region={looked} who={who} names={props.names} pays={pays(looked)} words={words} />
      )}
      {game.seat && rows.length === 0 && <p className="soft-ink">{text.nothing}</p>}
      <Did {...props} />
    </Work>
  );
}
