const stands = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="studio-stands"]')?.content;

/** True where the app stands as files, and no server of its own answers it. */
export const standsAsFiles = (): boolean => stands() !== undefined;

/** The address of a file that was built with the app. */
export const ownFile = (name: string): string => new URL(name, new URL(stands() ?? './', document.baseURI)).href;
