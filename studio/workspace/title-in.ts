/** What the text of a page calls it, at the beginning of a line, for one that the engine cannot list yet. */
export const titleIn = (text: string | null | undefined): string | undefined =>
  /^(?:label|title): *["']?(.+?)["']? *$/m.exec(text ?? '')?.[1];
