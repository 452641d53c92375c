/**
 * Which modules travel together, by folder or by name. A browser asks for few files at a time, and small ones compress
 * badly; so what pages use together stands in one file. A group is what its test names and nothing else, and holds only
 * what all pages that load it use: look at `npm run bench:pages` after a change.
 */
interface Group {
  name: string;
  test: RegExp;
  priority?: number;
}

/** Sheets of pages whose islands are drawn by the build. */
export const sheetGroups: Group[] = [
  {
    name: 'beside',
    test: /src\/(charts\/(chart|marks|panel)|charts\/ui\/chart|ui\/(bar|rich|move)|play\/ui\/seat|learn\/ui\/lesson)\.css/,
  },
  {
    name: 'lessons',
    test: /src\/(learn\/ui\/(?!lesson\.)\w+|games\/smartphone\/learn\/(handRow|desk\/\w+))\.css/,
  },
  { name: 'desk', test: /src\/games\/smartphone\/desk\/(?!rail)\w+\.css/ },
  {
    name: 'map',
    test: /src\/games\/smartphone\/board\/(block|board|pick|progress|questionMap|region|spaces|technologies|tracks)\.css/,
  },
];

/** Scripts, and sheets of islands that are drawn in the browser only. */
export const scriptGroups: Group[] = [
  {
    name: 'preact',
    test: /node_modules\/(@astrojs\/react|preact)\/|src\/hosting\/runtime\//,
    priority: 3,
  },
  // By itself, for pages whose islands hold no chart; without what only the table and simulations call.
  {
    name: 'xstate',
    test: /node_modules\/xstate\/dist\/(?!xstate-actors)|core\/setup\.ts$/,
    priority: 3,
  },
  // What stands around every page, in one piece.
  {
    name: 'around',
    test: /src\/layouts\/(?!lost|Lost).*\.ts|src\/(search\/keys|editions\/(header|chosen|editions)|offline\/(offlinePage|asking|note)|i18n\/(format|locales|page)|site)\.ts|rolldown\/runtime|machines\/(core\/(particles|words)|smartphone\/ruleSets)\.ts|vite\/preload-helper/,
    priority: 3,
  },
  // The sheets of a feature in one file: a browser asks for few files at a time.
  {
    name: 'table',
    test: /src\/(play\/ui\/\w+|games\/smartphone\/play\/\w+)\/\w+\.css/,
    priority: 3,
  },
  { name: 'beside', test: /src\/(charts\/(panel|ui\/(chart|clauseList))|ui\/move|play\/ui\/seat)\.css/, priority: 3 },
  {
    name: 'boards',
    test: /src\/games\/smartphone\/board\/(block|board|marks|pick|plan|progress|region|spaces|technologies|tracks)\.css/,
    priority: 3,
  },
  {
    name: 'desk',
    test: /\/src\/games\/smartphone\/desk\/(?!Commit|Figures|PadDesk|RailDesk|TouchMat)\w+\.(css|tsx?)$|\/machines\/smartphone\/desk(\/(?!openingPlan)\w+)?\.ts$|react-(aria|stately)\//,
    priority: 3,
  },
  // What pages without React use too: what has been done, and glyphs as data.
  {
    name: 'progress',
    test: /\/src\/(learn\/(progress|given)|scenarios\/lazyPictures)\.ts$/,
    priority: 3,
  },
  { name: 'icons', test: /\/src\/icons\/(?!companies|choosing|tools)\w+\.ts$/, priority: 3 },
  // What pages use together in one file each: many small ones compress badly and wait for one another.
  {
    name: 'parts',
    test: /\/src\/(icons\/(?!companies|choosing|tools)\w+|ui\/(Piece|Why|Rich|ClauseLink|Part|Answers|afterPaint|useSteady)|editions\/ui\/\w+|learn\/ui\/Logo|play\/ui\/(pointed|table\/MoveRows)|games\/smartphone\/board\/drawn)\.tsx?$|\/machines\/core\/(choices|refusal|seats|speech|sameAction|group)\.ts$/,
    priority: 2,
  },
  {
    name: 'lesson',
    test: /\/src\/learn\/(ui\/\w+|spot|lessonFlow)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'boardLesson',
    test: /\/src\/(learn\/(ui\/board\/\w+|deadEnd|known|tried)|charts\/shown)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'core',
    test: /\/machines\/core\/(chart|compile|game|machine|random|rules|memo)\.ts$|\/src\/live\/(ui\/(useRules|useLive)|captions)\.ts$/,
    priority: 2,
  },
  {
    name: 'checks',
    test: /\/machines\/core\/position\/(checks|frames|goal|unmet)\.ts$|\/src\/ui\/Told\.tsx$/,
    priority: 2,
  },
  {
    name: 'live',
    test: /\/src\/(live\/ui\/(LiveTable|useFit|Slot|LiveTools)|charts\/ids)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'widgets',
    test: /\/src\/widgets\/(ui\/\w+|following)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'plan',
    test: /\/machines\/smartphone\/(choices|names|desk\/openingPlan|rules\/(plan|symbols|grid|yields|tiles|refuse)|components\/(regions|printed|retailers|pads)|words\/(namer|sentence|said))\.ts$/,
    priority: 2,
  },
  {
    name: 'rules',
    test: /\/machines\/smartphone\/(rules\/(?!planSpace|setup)\w+|charts\/[\w.]+|vocabulary|machine|flow|rules|view|words\/line)\.ts/,
    priority: 1,
  },
  {
    name: 'map',
    test: /\/src\/games\/smartphone\/(board\/(RegionCard|Pick|boardLayout|RetailerBonus|Buyers|OfficeSpaces|Progress|Marked|effects|boardPart|priceSteps|QuestionMap|arrange)|play\/(pointing|placeOf|boardPlaces|Refusal)|live\/(usePointing|smartphoneGame))\.tsx?$/,
    priority: 2,
  },
  {
    name: 'coverageMap',
    test: /\/src\/(games\/coverage\/(map\/\w+|live\/(coverageGame|LiveMap)|play\/(Acting|Bid|CompanyActs|Auction|Companies|Players|pointing|useExpanding))|icons\/companies)\.tsx?$|\/machines\/coverage\/(machine|rules\/asked)\.ts$/,
    priority: 2,
  },
  // A game of either kind, as it is kept and played.
  {
    name: 'playing',
    test: /\/src\/(play\/(openRulings|log\/notes|session|playable|seating|keep\/(problems|bytes))|ui\/(ErrorBoundary|Rulings))\.tsx?$|\/machines\/core\/(choiceWords|save|short)\.ts$/,
    priority: 2,
  },
  {
    name: 'kept',
    test: /\/src\/play\/keep\/(store|guides|entry|database|leftovers|gameStores|watch|draftKeys|settings|seal|storage|shelf|results)\.ts$|\/node_modules\/idb\//,
    priority: 2,
  },
  {
    name: 'begin',
    test: /\/machines\/smartphone\/(choiceWords|components\/(reconstructed|limits|schema)|bots\/seen|older|schema|words\/reason|module)\.ts$|\/src\/games\/smartphone\/(rules\/Known|play\/setup\/draft|play\/smartphone)\.tsx?$/,
    priority: 2,
  },
  { name: 'plans', test: /\/src\/games\/smartphone\/board\/(PlanPicture|Tiles)\.tsx$/, priority: 2 },
  {
    name: 'besideMap',
    test: /\/src\/games\/smartphone\/board\/(TechnologyCard|Tracks|SeatPanel|SeatBelongings|SeatRows|ImprovementBlock|PriceMarkers|ActiveSymbols|Technologies)\.tsx$/,
    priority: 2,
  },
];

/** A build in these groups. What they do not name stays where it is, so an entry may lend what it holds (`lendingEntries`). */
export const inGroups = (groups: Group[]) => ({
  build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
});
