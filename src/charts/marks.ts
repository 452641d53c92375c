/** Marks on a drawing that is on the page: attributes that the style sheet reads. */

const marked = (drawing: ParentNode, mark: string): Element[] => [...drawing.querySelectorAll(`[${mark}]`)];

function mark(drawing: ParentNode, name: string, chosen: Iterable<Element>): void {
  for (const element of marked(drawing, name)) element.removeAttribute(name);
  for (const element of chosen) element.setAttribute(name, '');
}

const having = (drawing: ParentNode, attribute: string, values: readonly string[]): Element[] =>
  [...drawing.querySelectorAll(`[${attribute}]`)].filter((element) =>
    values.includes(element.getAttribute(attribute) ?? ''),
  );

/** The state that is told about, with the lines that touch it. */
export function markChosen(drawing: ParentNode, state: string | null): void {
  const of = state === null ? [] : [state];
  mark(drawing, 'data-chosen', having(drawing, 'data-state', of));
  mark(drawing, 'data-near', [...having(drawing, 'data-from', of), ...having(drawing, 'data-to', of)]);
}

/** The states the game is in. */
export function markLit(drawing: ParentNode, states: readonly string[]): void {
  for (const element of marked(drawing, 'aria-current')) element.removeAttribute('aria-current');
  const lit = having(drawing, 'data-state', states);
  mark(drawing, 'data-active', lit);
  for (const element of lit) element.setAttribute('aria-current', 'step');
}

/** The ways just taken; their lines are moved to the top, so that none that shares their course hides them. */
export function markTaken(drawing: ParentNode, ways: readonly string[]): void {
  const taken = having(drawing, 'data-way', ways);
  mark(drawing, 'data-taken', taken);
  for (const element of taken) if (element.matches('.line')) element.parentNode?.append(element);
}

/** How far to scroll for a stretch to lie within another, and no further. */
const shift = (start: number, end: number, from: number, to: number): number =>
  start < from ? start - from : Math.max(0, Math.min(end - to, start - from));

/**
 * Brings a part of a drawing into sight inside whatever scrolls around it; the page itself stays where it is.
 * Its scroll margin is the room that something may cover below it.
 */
export function inSight(part: Element): void {
  const covered = Number.parseFloat(getComputedStyle(part).scrollMarginBottom) || 0;
  for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
    const outer = around.getBoundingClientRect();
    const inner = part.getBoundingClientRect();
    around.scrollBy(
      shift(inner.left, inner.right, outer.left, outer.right),
      shift(inner.top, inner.bottom, outer.top, outer.bottom - covered),
    );
  }
}
