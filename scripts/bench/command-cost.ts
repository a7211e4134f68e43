import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from '../engine-root.mjs';

/** What a command cost: CPU of all its threads in seconds, and the most memory it held in MB. */
export interface Cost {
  cpu: number;
  memory: number;
}

/**
 * Makes a process say at its end what it used, after everything else it said. The peak of its memory is Linux's own
 * figure where there is one: the other counts the process that began it, too.
 */
const report = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    let peak = maxRSS;
    try { peak = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]); } catch {}
    process.stderr.write('\\n' + JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: peak / 1000 }));
  });
`)}`;

/** Runs a command of this engine as a process of its own. Throws what it printed where it failed. */
export function commandCost(name: string, args: readonly string[]): Cost {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', report, join(engineRoot, 'scripts/run.mjs'), name, ...args],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}${stderr}`);
  // The last line is what `report` says.
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n') + 1)) as Cost;
}
