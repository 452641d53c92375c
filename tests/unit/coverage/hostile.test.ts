import { hostileTests } from '../shared/hostile.ts';
import { game } from './games.ts';

hostileTests(game);
