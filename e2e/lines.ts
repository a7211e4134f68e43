import type { Locator } from '@playwright/test';

/** The lines of a text as they stand on the screen. */
export const linesOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const lines: { bottom: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const bottom = Math.round(range.getBoundingClientRect().bottom);
        const last = lines.at(-1);
        if (last && Math.abs(last.bottom - bottom) < 4) last.words.push(word);
        else lines.push({ bottom, words: [word] });
      }
    }
    return lines.map(({ words }) => words.join(' '));
  });
