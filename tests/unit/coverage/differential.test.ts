import { differentialTests } from '../shared/differential.ts';
import { game } from './games.ts';

differentialTests(game);
