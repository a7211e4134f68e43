/** The frame of every page, in the engine's own folder. */
export const templateName = 'index.html';
