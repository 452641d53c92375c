import { saveTests } from '../shared/saves.ts';
import { game } from './games.ts';

saveTests(game);
