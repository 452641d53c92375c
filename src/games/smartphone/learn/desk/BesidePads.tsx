import type { Plan } from '@machines/smartphone/plan.ts';
import { count } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import type { DeskStepView } from '../onDesk.ts';
import './beside.css';

interface Props {
  step: DeskStepView;
  plan: Plan;
  page: DeskLessonSettings;
  /** Whether the answer given last left it out. */
  misses: (what: 'faceDown' | 'tokens') => boolean;
}

const times = (n: number) => Array.from({ length: n }, (_, at) => at);

/** S1.9, S3.1: what lies beside the pads and counts as well, improvements face down and goods tokens. */
export function BesidePads({ step: { means, powers }, plan, page: { board }, misses }: Props) {
  const faceDown = means.improvements.length - plan.improvements.length;
  const { tokens } = powers;
  if (faceDown + tokens === 0) return null;
  return (
    <ul className="beside-pads grid gap-3 soft-ink small-print">
      {faceDown > 0 && (
        <li className="flex wraps gap-2 level" data-missed={misses('faceDown')}>
          {times(faceDown).map((at) => (
            <span key={at} className="tile-back" />
          ))}
          {count(board.faceDown, faceDown)}
        </li>
      )}
      {tokens > 0 && (
        <li className="flex wraps gap-2 level" data-missed={misses('tokens')}>
          {times(tokens).map((at) => (
            <span key={at} className="token hue-goods">
              <Icon of={pieces.goodsToken} />
            </span>
          ))}
          {count(board.tokens, tokens)}
        </li>
      )}
    </ul>
  );
}
