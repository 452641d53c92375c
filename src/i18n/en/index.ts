import { agree } from './agree.ts';
import { articles } from './articles.ts';
import { atTable } from './atTable.ts';
import { bestSale } from './bestSale.ts';
import { board } from './board.ts';
import { canI } from './canI.ts';
import { charts, coverageCharts, smartphoneCharts } from './charts.ts';
import { clausePage } from './clausePage.ts';
import { coverage } from './coverage.ts';
import { coverageGlossary } from './coverageGlossary.ts';
import { coverageGuide } from './coverageGuide.ts';
import { coverageLab } from './coverageLab.ts';
import { desk } from './desk.ts';
import { editions } from './editions.ts';
import { ending } from './ending.ts';
import { findings } from './findings.ts';
import { frame } from './frame.ts';
import { glossary } from './glossary.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { inYourBox } from './inYourBox.ts';
import { keep } from './keep.ts';
import { known } from './known.ts';
import { lab } from './lab.ts';
import { learn } from './learn.ts';
import { live } from './live.ts';
import { log } from './log.ts';
import { machine } from './machine.ts';
import { names } from './names.ts';
import { offline } from './offline.ts';
import { play } from './play.ts';
import { reach } from './reach.ts';
import { rules } from './rules.ts';
import { scenarioPage } from './scenarioPage.ts';
import { scenarios } from './scenarios.ts';
import { search } from './search.ts';
import { sections } from './sections.ts';
import { setup } from './setup.ts';
import { sheet } from './sheet.ts';
import { sheetMore } from './sheetMore.ts';
import { simulate } from './simulate.ts';
import { steveNumbers } from './steveNumbers.ts';
import { widgets } from './widgets.ts';
import { yours } from './yours.ts';

export const en = {
  agree,
  atTable,
  frame,
  home,
  sections,
  desk,
  names,
  offline,
  play,
  reach,
  coverage,
  board,
  canI,
  clausePage,
  inYourBox,
  bestSale,
  editions,
  ending,
  keep,
  known,
  lab,
  coverageGlossary,
  coverageGuide,
  coverageLab,
  simulate,
  steveNumbers,
  live,
  log,
  setup,
  learn,
  rules,
  findings,
  scenarioPage,
  scenarios,
  search,
  glossary,
  guide,
  sheet,
  sheetMore,
  charts,
  machine,
  smartphoneCharts,
  coverageCharts,
  widgets,
  articles,
  yours,
};
