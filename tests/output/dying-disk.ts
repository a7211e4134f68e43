import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The calls by which an output is changed. */
const changing = [
  ...(['mkdirSync', 'mkdtempSync', 'writeFileSync', 'copyFileSync'] as const),
  ...(['renameSync', 'unlinkSync', 'rmdirSync', 'rmSync'] as const),
];

/** The same of those that are waited for. */
const changingLater = ['mkdir', 'writeFile', 'chmod', 'rename', 'rm'] as const;

/**
 * Runs something on a disk on which the change of a number, and every change after it, does not happen: as if the
 * process were killed there. With `once`, only that change fails. Gives how many changes were asked for.
 */
export async function onDyingDisk(
  at: number,
  code: string,
  run: () => Promise<unknown>,
  once = false,
): Promise<number> {
  const whole = Object.fromEntries(changing.map((name) => [name, fs[name]]));
  const wholeLater = Object.fromEntries(changingLater.map((name) => [name, fs.promises[name]]));
  let asked = 0;
  const dying =
    (call: unknown) =>
    (...args: unknown[]) => {
      asked += 1;
      if (once ? asked === at : asked >= at) throw Object.assign(new Error(code), { code, path: args[0] });
      // Each call is passed on with what it was given.
      return (call as (...args: unknown[]) => unknown)(...args);
    };
  for (const [name, call] of Object.entries(whole)) Object.assign(fs, { [name]: dying(call) });
  for (const [name, call] of Object.entries(wholeLater))
    Object.assign(fs.promises, { [name]: async (...args: unknown[]) => dying(call)(...args) });
  syncBuiltinESMExports();
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  } finally {
    Object.assign(fs, whole);
    Object.assign(fs.promises, wholeLater);
    syncBuiltinESMExports();
  }
  return asked;
}
