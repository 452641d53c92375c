import { makers, type News, type Refusal } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { NewsKey } from '../words/en/happenings.ts';
import type { Reason } from '../words/en/refusals.ts';

export type RefusalOf = Refusal<ClauseId, Reason>;
export type NewsOf = News<ClauseId, NewsKey>;

export const { refusal, news } = makers<ClauseId, Reason, NewsKey>();
