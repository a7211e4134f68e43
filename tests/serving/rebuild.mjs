// Writes one of two sites after the other into a folder until its input ends, then prints how often: `node rebuild.mjs OUT`.
import { runnerImport } from 'vite';

const [, , out = ''] = process.argv;
const { module } = await runnerImport(`${import.meta.dirname}/../../scripts/output/write-output.ts`, {
  configFile: false,
  logLevel: 'warn',
});

let over = false;
process.stdin.on('end', () => {
  over = true;
});
process.stdin.resume();
process.stdout.write('ready\n');

let builds = 0;
while (!over) {
  const words = builds % 2 === 0 ? 'even '.repeat(5000) : 'odd '.repeat(3000);
  const pages = Array.from({ length: 20 }, (_, page) => ({ path: `page-${page}.html`, content: words }));
  await module.writeOutput(out, [...pages, { path: 'index.html', content: words }]);
  builds += 1;
  await new Promise((resolve) => setImmediate(resolve));
}
process.stdout.write(`${builds}\n`);
