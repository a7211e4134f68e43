// A build in a process of its own that kills itself: `node interrupted-build.mjs OUT writing|swap-N`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const [, , out = '', moment = ''] = process.argv;
/** @param {string} name */
const load = (name) => runnerImport(`${import.meta.dirname}/../../scripts/${name}.ts`, { configFile: false });
const { module: output } = await load('output');
const die = () => process.kill(process.pid, 'SIGKILL');

function* filesUntilDeath() {
  yield { path: 'index.html', content: 'new' };
  die();
  yield { path: 'about.html', content: 'new' };
}

if (moment === 'writing') await output.writeOutput(out, filesUntilDeath());
const staging = output.besideOutput(out, 'new', process.pid);

mkdirSync(staging);
for (const name of ['index.html', 'about.html']) writeFileSync(`${staging}/${name}`, 'new');
const steps = output.swapSteps(staging, out);
for (const step of steps.slice(0, Number(moment.slice('swap-'.length)))) step();
die();
