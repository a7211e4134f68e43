/** Puts a script into the page. */
export const addScript = (properties: Partial<HTMLScriptElement>): void =>
  document.head.append(Object.assign(document.createElement('script'), properties));
