import { probed } from '../../fuzz/probes/coverage.ts';
import { trailTests } from '../shared/trails.ts';

trailTests(probed);
