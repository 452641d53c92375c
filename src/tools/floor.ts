/**
 * What is younger than the oldest browsers the site is made for (`src/hosting/browsers.ts`). The build lowers syntax to
 * these by itself; names of functions and some features of style sheets it leaves as they are.
 */
/** What a script may not use without asking first whether it is there, and since when there is all of it. */
export const youngScripts: Record<string, RegExp> = {
  'AbortSignal.any (Safari 17.4)': /AbortSignal\.any\(/,
  'Map.groupBy, Object.groupBy (Safari 17.4)': /\b(Map|Object)\.groupBy\(/,
  'Promise.withResolvers (Safari 17.4)': /\bPromise\.withResolvers\(/,
  'Promise.try (Safari 18.2)': /\bPromise\.try\(/,
  'Array.fromAsync (Chrome 121)': /\bArray\.fromAsync\(/,
  'methods of sets (Firefox 127)':
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\bnew Set\([^()]*\)\.(union|intersection|difference)\(/,
  'methods of iterators (Safari 18.4)':
    /\.((values|keys|entries)\(\)|matchAll\([^()]*\))\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  'Iterator (Safari 18.4)': /\bIterator\.(from|prototype)\b/,
  'RegExp.escape (Safari 18.2)': /\bRegExp\.escape\(/,
  'URL.parse (Safari 18)': /\bURL\.parse\(/,
  'URL.canParse (Chrome 120)': /(?<!\?)\bURL\.canParse\(/,
  'Uint8Array from text (Chrome 140)': /\.(fromBase64|toBase64|fromHex|toHex)\(/,
  'Math.sumPrecise, Math.f16round': /\bMath\.(sumPrecise|f16round)\(/,
  'Error.isError (Safari 26)': /\bError\.isError\(/,
  'requestIdleCallback (no Safari)': /(?<!typeof )\brequestIdleCallback\(/,
  'scheduler (no Safari)': /\bscheduler\.(yield|postTask)\(/,
  'navigation (Safari 26)': /\bwindow\.navigation\b/,
  'startViewTransition (Firefox 144)': /\bdocument\.startViewTransition\(/,
  'moveBefore (no Safari)': /(?<!\.moveBefore&&[^;{}]*)\.moveBefore\(/,
  'getOrInsert (Safari 26)': /\.getOrInsert(Computed)?\(/,
  'Intl.DurationFormat (Chrome 129)': /\bIntl\.DurationFormat\b/,
  'Temporal (no Safari)': /\bTemporal\./,
};

/** What a style sheet may not use outside of `@supports`. */
export const youngStyles: Record<string, RegExp> = {
  'light-dark() (Safari 17.5)': /\blight-dark\(/,
  'relative colours (Firefox 128)': /\b(rgb|hsl|oklch|oklab|lch|lab|color)\(from /,
  '@starting-style (Firefox 129)': /@starting-style/,
  '@scope (Firefox 146)': /@scope\b/,
  '@property (Firefox 128)': /@property\b/,
  'anchor positioning (Safari 26)': /\b(anchor-name|position-anchor)\s*:|\banchor\(/,
  'calc-size() (no Safari)': /\bcalc-size\(|interpolate-size/,
  'if() (no Safari)': /:\s*if\(/,
  'nesting that begins with an element (Safari 17.2)': /\{[^{}]*;[a-z]+[^{};:]*\{/,
};
