import { Badge, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { capitalized } from '../../src/model/capitalized';
import { configName } from '../../src/model/config-name';
import { valueAt } from '../../src/model/values';
import { parseYaml } from '../../src/reading/parse';
import type { Problem } from '../../src/reading/problem';
import type { Standing } from '../engine/messages';
import { problemInWords } from '../form/owner-words';
import { nameOf } from '../form/words';
import { goToField } from '../regions';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { pathFrom } from '../workspace/paths';
import { readingOf } from '../workspace/readings';
import { changedFiles, type OpenFile, type State } from '../workspace/state';
import { Changes } from './changes';
import { Elsewhere } from './elsewhere';
import { fileInWords } from './file-in-words';
import { NewKey } from './new-key';
import classes from './publish.module.css';
import { SearchResult } from './search-result';
import { SocialCard } from './social-card';
import { valueChanges } from './value-changes';

/** What is about to be published: what changed, what is wrong, how it looks in search, and the button. */
export function Publish() {
  const workspace = useWorkspace();
  const { files, standing, saving } = useWorkspaceState();
  const changed = changedFiles(files);
  const errors = standing.problems.filter(({ severity }) => severity === 'error');
  const warnings = standing.problems.filter(({ severity }) => severity === 'warning');
  const pages = standing.pages.filter(({ file }) => changed.some(([path]) => path === file));
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: while it is saved the button has no focus.
  useEffect(() => {
    // What had the focus may have gone with the screen before, as the page has.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.tagName === 'IFRAME') heading.current?.focus();
  }, [saving]);
  return (
    <div className={classes.screen}>
      <Stack gap={36} className={classes.column}>
        <header className={classes.top}>
          <div>
            <Title ref={heading} tabIndex={-1} order={1} size="h2">
              {changed.length === 0 ? 'Everything is saved' : `Ready to ${workspace.store.act.toLowerCase()}?`}
            </Title>
            <Text c="gray.7">
              {changed.length === 0
                ? 'What you see is what the files say.'
                : `${changedWords(changed)} ${wrongWords(errors.length, standing)} ${workspace.store.goesTo}`}
            </Text>
          </div>
          <Button
            size="md"
            disabled={changed.length === 0 || standing.isLooking}
            loading={saving}
            onClick={() => void workspace.save()}
          >
            {workspace.store.saveLabel}
          </Button>
        </header>
        <NewKey />
        <Problems title="What is wrong" problems={errors} bad />
        {changed.length > 0 && (
          <section>
            <Title order={2} size="h4" mb="sm">
              What changed
            </Title>
            <Stack gap="sm">
              {changed.map(([path, file]) => (
                <FileChanges key={path} path={path} file={file} />
              ))}
            </Stack>
          </section>
        )}
        {pages.length > 0 && (
          <section>
            <Title order={2} size="h4" mb="sm">
              In search results, and where it is shared
            </Title>
            <Stack gap="lg">
              {pages.map(({ file, route, title, description }) => (
                <div key={file} className={classes.looks}>
                  <SearchResult {...{ route, title, description }} />
                  <SocialCard {...{ route, title, description }} />
                </div>
              ))}
            </Stack>
          </section>
        )}
        <Problems title="Worth a look" problems={warnings} />
        <Elsewhere />
      </Stack>
    </div>
  );
}

type Told = Pick<Problem, 'file' | 'path' | 'line' | 'found' | 'fix'>;

/** True for what there is one way to mend. */
const isMendable = ({ edits, unsure }: Problem): boolean => edits !== undefined && unsure !== true;

/** Problems with all texts of a page that nobody has written yet as one: the page itself asks for each. */
function withoutBlanks(problems: readonly Told[], files: State['files']): Told[] {
  const isBlank = ({ file, path }: Told) =>
    path !== '' && valueAt(readingOf({ path: file, text: files.get(file)?.text ?? '' }).value, pathFrom(path)) === '';
  const blanks = problems.filter(isBlank);
  return problems.flatMap((problem) => {
    const [first, ...others] = blanks.filter(({ file }) => file === problem.file);
    if (others.length === 0 || !blanks.includes(problem)) return problem;
    const found = `${others.length + 1} texts are still to be written`;
    return problem === first ? { ...problem, found, fix: 'the page shows where' } : [];
  });
}

/** The page and the field of a problem, as people say them. */
const placeOfProblem = (file: string, path: string, state: Pick<State, 'files' | 'standing'>): string => {
  const page = state.standing.pages.find((one) => one.file === file)?.label ?? fileInWords(file, state);
  const field = pathFrom(path).findLast((step) => typeof step === 'string');
  return field === undefined ? page : `${page}: ${nameOf(String(field))}`;
};

function changedWords(changed: ReturnType<typeof changedFiles>): string {
  const pages = changed.filter(([path]) => path !== configName).length;
  const facts = pages < changed.length ? ['the site facts'] : [];
  const what = [...(pages > 0 ? [pages === 1 ? '1 page' : `${pages} pages`] : []), ...facts].join(' and ');
  return `${capitalized(what)} ${what === '1 page' ? 'has' : 'have'} changed.`;
}

const wrongWords = (errors: number, { isLooking }: Standing): string => {
  if (isLooking) return 'The whole site is being looked at …';
  if (errors === 0) return 'Nothing is wrong.';
  const [are, they] = errors === 1 ? ['thing is', 'it is'] : ['things are', 'they are'];
  return `${errors} ${are} wrong: until ${they} mended, visitors see the site as it was.`;
};

function Problems({ title, problems, bad = false }: { title: string; problems: readonly Problem[]; bad?: boolean }) {
  const workspace = useWorkspace();
  const { files, standing } = useWorkspaceState();
  const [isMending, setMending] = useState(false);
  if (problems.length === 0) return null;
  const mendable = problems.filter(isMendable);
  const mend = async () => {
    setMending(true);
    await workspace.mend(mendable);
    setMending(false);
  };
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {title}{' '}
        <Badge color={bad ? 'red' : 'gray'} variant="light">
          {problems.length}
        </Badge>
        {mendable.length > 0 && (
          <Button variant="light" size="compact-sm" ml="sm" loading={isMending} onClick={() => void mend()}>
            {mendable.length === problems.length ? 'Mend all' : `Mend ${mendable.length} of them`}
          </Button>
        )}
      </Title>
      <ul className={classes.problems}>
        {withoutBlanks(problems, files).map(({ file, path, line, found, fix }) => (
          <li key={`${file} ${line} ${path} ${found}`}>
            <button
              type="button"
              onClick={() => {
                workspace.open(file, pathFrom(path));
                workspace.show(path === '' ? 'yaml' : 'page');
                if (path !== '') goToField(pathFrom(path));
              }}
            >
              <span>{placeOfProblem(file, path, { files, standing })}</span>
              <span>{problemInWords({ found, fix })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileChanges({ path, file: { text, saved } }: { path: string; file: OpenFile }) {
  const workspace = useWorkspace();
  const { files, standing } = useWorkspaceState();
  const name = fileInWords(path, { files, standing });
  const read = (words: string | null) => (words === null ? {} : parseYaml({ path, text: words }).value);
  const [before, after] = [read(saved), read(text)];
  const changes = valueChanges(before, after);
  const what = saved === null ? 'New' : text === null ? 'Deleted' : undefined;
  return (
    <Paper withBorder p="md" radius="md">
      <div className={classes.file}>
        <Text fw={600}>{name}</Text>
        {what && <Badge variant="light">{what}</Badge>}
        <Button variant="subtle" size="compact-sm" flex="none" onClick={() => workspace.put(new Map([[path, saved]]))}>
          Take back
        </Button>
      </div>
      {!what && changes.length === 0 && (
        <Text size="sm" c="gray.7">
          Only how the file is written.
        </Text>
      )}
      {!what && <Changes changes={changes} />}
    </Paper>
  );
}
