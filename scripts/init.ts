import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineCommand } from './command-line/command';
import type { FlagValues } from './command-line/flags';
import { flagsInstead } from './command-line/help';
import { usageError } from './command-line/usage-error';
import { engineRoot } from './engine-root.mjs';
import { businessQuestions } from './init/business-questions';
import { countryIn, otherLanguage } from './init/countries';
import { engineAsNamed } from './init/engine-as-named';
import { kindToChoose } from './init/kind-of-business';
import { writeSite } from './init/write-site';
import { interview, ownTerminal } from './new/interview';
import type { Given } from './new/questions';

const flags = {
  folder: { type: 'string', value: 'DIR', word: true, about: 'the folder of the new site' },
  name: { type: 'string', value: 'NAME', about: 'what the business is called' },
  trade: { type: 'string', value: 'WORDS', about: 'what it is, such as plumber' },
  country: { type: 'string', value: 'COUNTRY', about: 'its country, such as US' },
  language: { type: 'string', value: 'LANGUAGE', about: 'the language of its pages: en, es, fr or de' },
  town: { type: 'string', value: 'TOWN', about: 'its town' },
  zone: { type: 'string', value: 'CITY', about: 'a city with its time, where a country has several' },
  phone: { type: 'string', value: 'NUMBER', about: 'its phone number' },
  email: { type: 'string', value: 'ADDRESS', about: 'its e-mail address' },
  hours: { type: 'string', value: 'HOURS', about: 'when somebody answers: "Mon-Fri 08:00-17:00"' },
  services: { type: 'string', value: 'LIST', about: 'two to four services, with commas' },
  pages: { type: 'string', value: 'LIST', about: 'further pages: about, prices, questions' },
  host: { type: 'string', value: 'HOST', about: 'where it will be served from' },
} as const;

/** A site is made where there is none: nothing that somebody wrote is written over. */
function refuseTaken(folder: string): void {
  for (const name of ['site.config.yaml', 'pages', 'public']) {
    if (existsSync(join(folder, name))) {
      throw usageError(`There is a ${name} in ${folder} already. Choose another folder for the new site.`);
    }
  }
}

/** How the pages come to be in the language of a country that the engine has no words in. */
function ownLanguage({ country: answered = '' }: Given): string {
  const country = countryIn(answered) ?? '';
  const other = otherLanguage(country);
  if (!other) return '';
  return `\n\nFor pages in ${other.name}, write over the texts in pages/ and site.config.yaml, and say locale: ${other.code}-${country} there. Buttons and the like stay English until words: { ${other.code}: … } says them: npm run check -- --words prints all, to write over.`;
}

async function make({ folder: asked, ...flagged }: FlagValues<typeof flags>): Promise<number> {
  const folder = resolve(asked);
  refuseTaken(folder);
  const given: Given = Object.fromEntries(Object.entries(flagged).filter(([, answer]) => answer !== undefined));
  const wrong = businessQuestions(given).flatMap(({ name, mistake }) => {
    const found = given[name] === undefined ? undefined : mistake(given[name]);
    return found === undefined ? [] : [`--${name}: ${found}`];
  });
  if (wrong.length > 0) throw usageError(`Nothing was made:\n  ${wrong.join('\n  ')}`);
  const answers = await interview(given, businessQuestions, ownTerminal());
  if (!answers) {
    const left = businessQuestions(given).filter(({ name }) => given[name] === undefined);
    throw usageError(
      `\n\nNothing was made: ${flagsInstead(
        flags,
        left.map(({ name }) => name),
      ).trimEnd()}`,
    );
  }
  const made = await writeSite(folder, answers, engineAsNamed(folder, engineRoot));
  const pages = made.filter((path) => path.startsWith('pages/')).length;
  const way = relative(process.cwd(), folder);
  const steps = [
    ...(way ? [`cd ${way}`] : []),
    ...(existsSync(join(folder, 'node_modules')) ? [] : ['npm install']),
    'npm run dev',
  ];
  console.log(
    `\nMade ${pages} pages in ${folder}. Now:\n\n  ${steps.join('\n  ')}\n\nnpm run check lists what is still to write.${kindToChoose(answers.trade ?? '')}${ownLanguage(answers)}`,
  );
  return 0;
}

/** `npm run init -- DIR`: a whole new site from a few answers. Never writes over a site. */
export const command = defineCommand({ flags, run: make });
