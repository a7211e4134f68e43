/** The element that an event happened in, of those a selector names. */
export const within = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
