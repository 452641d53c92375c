import { type Command, readArgs } from '@machines/cli/usage.ts';
import { lessonFindings, lessonIn } from '@/learn/lessonLibrary.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { scenarioGameBy } from '@/scenarios/scenarioGames.ts';
import { scenarioFindings, scenarioIn } from '@/scenarios/scenarioLibrary.ts';
import { eachFile, filesAt, gameOf } from './contentPaths.ts';
import { auditSave } from './saves.ts';

/** Something that no game could reach, as it is printed. */
interface Printed {
  what: string;
  rule: string;
  constructed?: true;
  /** Of a lesson. */
  step?: string;
  /** Of a save: after how many moves. */
  at?: number;
}

const marked = (constructed: boolean | undefined) => (constructed ? { constructed: true as const } : {});

function auditScenario<T extends ScenarioTypes>(game: ScenarioGame<T>, file: string, text: string): Printed[] {
  const scenario = scenarioIn(game, file, text);
  return scenarioFindings(game, scenario).map(({ what, rule }) => ({ what, rule, ...marked(scenario.constructed) }));
}

function auditLesson(file: string, text: string): Printed[] {
  const game = gameOf(file, text);
  const lesson = lessonIn(game, file, text);
  return lessonFindings(game, lesson).map(({ what, rule, step, constructed }) => ({
    what,
    rule,
    step,
    ...marked(constructed),
  }));
}

function auditFile(file: string, text: string): Printed[] {
  if (file.endsWith('.json')) return auditSave(file, text);
  if (file.endsWith('lesson.yaml')) return auditLesson(file, text);
  return auditScenario(scenarioGameBy(gameOf(file, text)), file, text);
}

export const audit: Command = {
  summary: 'Print what no game could reach in scenarios, lessons and saves, with the clause that says so.',
  help: () => `audit <scenario.yaml, lesson.yaml, folder, save.json or name of a scenario>…

For each file a list of { what, rule }; nothing in it: no clause speaks against the position. A position is looked at
as the site lays it out, completed where it leaves something out, and under every rule set and ruling that its file
names. Where the file marks it as constructed, its findings carry "constructed": true; those of a lesson name the step.
Of a save every table on the way is looked at, as a phase or a turn of Coverage begins; "at" is the number of moves.`,
  run(args) {
    const { positionals } = readArgs(args, {}, { least: 1, most: 10_000 });
    const files = positionals.flatMap((named) => filesAt(named, ['scenario.yaml', 'lesson.yaml']));
    return eachFile(files, auditFile);
  },
};
