/*
 * What runs in the browser to find how the words of a page stand on their lines. Each function is sent there as text (see
 * stage.ts), so they use nothing but each other and the browser.
 */

/** Every match of a pattern in the texts below an element, with the boxes of its lines. */
export function* matchesIn(element: Element, pattern: RegExp): Generator<{ words: string; boxes: DOMRect[] }> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { 0: words, index } of (currentNode.textContent ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + words.length);
      yield { words, boxes: [...range.getClientRects()] };
    }
  }
}

/** The lines of a text as they stand on the screen. */
export function rowsOf(element: Element): string[] {
  const rows: { bottom: number; words: string[] }[] = [];
  for (const { words, boxes } of matchesIn(element, /\S+/g)) {
    const bottom = Math.round(Math.max(...boxes.map((box) => box.bottom)));
    const last = rows.at(-1);
    if (last && Math.abs(last.bottom - bottom) < 4) last.words.push(words);
    else rows.push({ bottom, words: [words] });
  }
  return rows.map(({ words }) => words.join(' '));
}

/** What of a pattern is broken over lines below an element. */
export const brokenIn = (element: Element, pattern: RegExp): string[] =>
  [...matchesIn(element, pattern)]
    .filter(({ boxes: [first, ...others] }) =>
      others.some(({ bottom }) => Math.abs(bottom - (first?.bottom ?? 0)) >= 4),
    )
    .map(({ words }) => words);

/** Headings of which the last line is a single word. */
export function loneWords(root: HTMLElement): string[] {
  const rows = [...root.querySelectorAll('h1')].map(rowsOf);
  return rows
    .filter((lines) => lines.length > 1 && !lines.at(-1)?.includes(' '))
    .map((lines) => `a word is alone on the last line: ${lines.join(' | ')}`);
}

/** Titles of cards that break inside a word. */
export const brokenTitles = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('main li :is(h2, h3)')].flatMap((title) =>
    brokenIn(title, /[^\s-]+/g).map((word) => `"${word}" is broken in the title "${title.textContent}"`),
  );

/** Phone numbers, ranges and fractions as visitors read them, and short words with a hyphen, that break over lines. */
export function brokenPhrases(root: HTMLElement): string[] {
  const whole =
    /\(\d{3}\) \d{3}-\d{4}|[$\d][\d,.%]*[–-]\$?\d[\d,.]*%?(?: (?:days?|hours?|weeks?|months?|minutes?)\b)?|\b\d+\/\d+\b|\badd-ons\b/g;
  return brokenIn(root.querySelector('body') ?? root, whole).map((words) => `"${words}" is broken`);
}

/** Sentences below the heading that take more than two lines. */
export const longLeads = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('h1 + p')]
    .map(rowsOf)
    .filter((lines) => lines.length > 2)
    .map((lines) => `three lines stand below the heading: ${lines.join(' | ')}`);

/** Running text of a tablet that is not 680 px wide, or more than 74 letters on an average line. */
export function proseMeasure(root: HTMLElement): string[] {
  const texts = [...root.querySelectorAll('[data-block=prose] p')];
  const widths = texts.map((text) => text.clientWidth);
  const full = texts.flatMap((text) => rowsOf(text).slice(0, -1));
  const letters = full.reduce((sum, line) => sum + line.length, 0) / full.length;
  return [
    ...(widths.length > 0 && widths.every((width) => width === 680) ? [] : [`running text is ${widths} px wide`]),
    ...(letters <= 74 ? [] : [`a line of running text has ${letters} letters`]),
  ];
}
