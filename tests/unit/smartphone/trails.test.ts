import { probed } from '../../fuzz/probes/smartphone.ts';
import { trailTests } from '../shared/trails.ts';

trailTests(probed);
