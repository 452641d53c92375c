import { type Happening, makers, type News, type Refusal } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Phase } from '../names.ts';
import type { NewsKey } from '../words/en/happenings.ts';
import type { Reason } from '../words/en/refusals.ts';

export type RefusalOf = Refusal<ClauseId, Reason>;
export type HappeningOf = Happening<ClauseId, NewsKey>;
export type NewsOf = News<ClauseId, NewsKey, Phase>;

export const { refusal, news } = makers<ClauseId, Reason, NewsKey>();
