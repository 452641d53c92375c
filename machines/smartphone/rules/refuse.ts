import { makers, type News, type Refusal } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { NewsKey, Reason } from '../words/en.ts';

export type RefusalOf = Refusal<ClauseId, Reason>;
export type NewsOf = News<ClauseId, NewsKey>;

export const { refusal, news } = makers<ClauseId, Reason, NewsKey>();
