import { end } from './end.ts';
import { improvement } from './improvement.ts';
import { logistics } from './logistics.ts';
import { planning } from './planning.ts';
import { pricing } from './pricing.ts';
import { priority } from './priority.ts';
import { production } from './production.ts';
import { research } from './research.ts';
import { retailers } from './retailers.ts';
import { round } from './round.ts';
import { sale } from './sale.ts';
import { scoring } from './scoring.ts';
import { setup } from './setup.ts';
import { steve } from './steve.ts';
import { technologies } from './technologies.ts';

/** Every clause in our own words, by its id. */
export const clauses = {
  ...setup,
  ...planning,
  ...pricing,
  ...production,
  ...priority,
  ...improvement,
  ...research,
  ...technologies,
  ...logistics,
  ...retailers,
  ...sale,
  ...scoring,
  ...round,
  ...end,
  ...steve,
};
