import type { GameState } from '../../state.ts';
import { effort } from './effort.ts';
import type { Audit, Finding } from './finding.ts';
import { offices } from './offices.ts';
import { retailers } from './retailers.ts';
import { sales } from './sales.ts';
import { seats } from './seats.ts';
import { steve } from './steve.ts';
import { supply } from './supply.ts';
import { technologies } from './technologies.ts';

export type { Finding } from './finding.ts';

const audits: readonly Audit[] = [seats, offices, retailers, technologies, effort, supply, steve, sales];

/**
 * Everything about a table, as it stands before its phase begins, that no game could reach. Nothing found does not
 * prove that a game could: only that no single clause speaks against it.
 */
export const impossible = (state: GameState): Finding[] => audits.flatMap((audit) => audit(state));
