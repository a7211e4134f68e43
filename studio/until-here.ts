/** Never over: what waits for it goes with its document. */
const never = new Promise<never>(() => undefined);

/** The event that tells the app's window of a part that did not come. */
export const partLost = 'part-lost';

/** What browsers say of a script that did not come, and what the bundler says of its sheet. */
const cutOff = /dynamically imported module|Importing a module script|Unable to preload/;

/** True where a part did not come, and not where it came and is wrong. In a thread without a window the bundler hides which. */
const isCutOff = (error: unknown): boolean =>
  typeof document === 'undefined' || (error instanceof Error && cutOff.test(error.message));

/** Brings a part of the app; where it does not come, all begins again once the line is back, and who asked waits until then. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isCutOff(error)) throw error;
    // The engine has a thread of its own, without a window; the page is drawn in a frame.
    if (typeof document === 'undefined') postMessage({ lost: true });
    else (frameElement?.ownerDocument.defaultView ?? window).dispatchEvent(new Event(partLost));
    return never;
  }
}
