import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The calls by which an output is changed. */
const changing = [
  ...(['mkdirSync', 'mkdtempSync', 'writeFileSync', 'copyFileSync'] as const),
  ...(['renameSync', 'unlinkSync', 'rmdirSync', 'rmSync'] as const),
];

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
  let asked = 0;
  for (const name of changing) {
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        asked += 1;
        if (once ? asked === at : asked >= at) throw Object.assign(new Error(code), { code, path: args[0] });
        // Each call is passed on with what it was given.
        return (whole[name] as (...args: unknown[]) => unknown)(...args);
      },
    });
  }
  syncBuiltinESMExports();
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  } finally {
    Object.assign(fs, whole);
    syncBuiltinESMExports();
  }
  return asked;
}
