import type { News, Params, Refusal } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { NewsKey, Reason } from '../words/en.ts';

export type RefusalOf = Refusal<ClauseId, Reason>;
export type NewsOf = News<ClauseId, NewsKey>;

export const refusal = (rule: ClauseId, reason: Reason, params: Params): RefusalOf => ({ rule, reason, params });
export const news = (rule: ClauseId, what: NewsKey, params: Params): NewsOf => ({ rule, what, params });
