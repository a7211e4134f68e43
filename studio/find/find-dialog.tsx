import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../dialog';
import { placeInWords } from '../form/words';
import { fileInWords } from '../publish/file-in-words';
import { goToField } from '../regions';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { readingOf } from '../workspace/readings';
import type { State } from '../workspace/state';
import classes from './find.module.css';
import { type Hit, hitsOf, replaced } from './hits';

/** So many are shown at once. */
const most = 100;

/** Finds words in all texts of the site, leads to each of them, and puts others in their place. */
export function FindDialog({ begin, close }: { begin: string; close: () => void }) {
  const workspace = useWorkspace();
  const { files, standing } = useWorkspaceState();
  const [words, setWords] = useState(begin);
  const [others, setOthers] = useState('');
  const [asked, setAsked] = useState(begin);
  const texts = useMemo(() => new Map([...files].map(([path, { text }]) => [path, text])), [files]);
  const hits = useMemo(() => hitsOf(texts, asked), [texts, asked]);
  const places = hits.reduce((sum, { at }) => sum + at.length, 0);
  const replace = (some: readonly Hit[]) => {
    const { texts: now, left } = replaced(texts, some, asked, others);
    if (now.size > 0) workspace.put(now);
    if (left > 0)
      workspace.say(`${left} of them could not be changed here: open the field, and change it there.`, true);
  };
  return (
    <Dialog onClose={close} title="Find in all texts" size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          workspace.settle();
          setAsked(words);
        }}
      >
        <Stack gap="sm">
          <Group align="end" wrap="nowrap">
            <TextInput
              data-autofocus
              flex={1}
              label="Words"
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={words.trim() === ''}>
              Find
            </Button>
          </Group>
          <Group align="end" wrap="nowrap">
            <TextInput
              flex={1}
              label="In their place"
              value={others}
              onChange={({ currentTarget }) => setOthers(currentTarget.value)}
            />
            <Button disabled={hits.length === 0 || others === '' || words !== asked} onClick={() => replace(hits)}>
              Replace {places > 1 ? `all ${places}` : 'it'}
            </Button>
          </Group>
          <Text role="status" size="sm" c="gray.7">
            {asked.trim() === '' ? 'On every page and in the site facts.' : foundWords(places, hits)}
          </Text>
        </Stack>
      </form>
      <ul className={classes.hits}>
        {hits.slice(0, most).map((hit) => (
          <li key={`${hit.file} ${hit.path.join(' ')}`} className={classes.hit}>
            <button
              type="button"
              onClick={() => {
                workspace.open(hit.file, hit.path);
                workspace.show('page');
                close();
                goToField(hit.path);
              }}
            >
              <span className={classes.place}>{placeOf(hit, { files, standing })}</span>
              {marked(hit, asked.length)}
            </button>
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={others === '' || words !== asked}
              onClick={() => replace([hit])}
            >
              Replace
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function foundWords(places: number, hits: readonly Hit[]): string {
  if (places === 0) return 'No text says this.';
  const files = new Set(hits.map(({ file }) => file)).size;
  const where = files === 1 ? 'all on one page' : `on ${files} pages`;
  const more = hits.length > most ? ` The first ${most} are shown.` : '';
  return places === 1 ? 'Once, and nowhere else.' : `${places} times, ${where}.${more}`;
}

/** The page and the field of a text, as people say them. */
function placeOf({ file, path }: Hit, state: Pick<State, 'files' | 'standing'>): string {
  const { value } = readingOf({ path: file, text: state.files.get(file)?.text ?? '' });
  return `${fileInWords(file, state)} › ${placeInWords(value, path)}`;
}

/** So many letters before and after what was found are shown with it. */
const around = 60;

/** A text with the first of the words that were found set apart. */
function marked({ text, at: [start = 0] }: Hit, length: number): ReactNode {
  const end = start + length;
  const [from, to] = [Math.max(0, start - around), Math.min(text.length, end + around)];
  return (
    <>
      {from > 0 && '… '}
      {text.slice(from, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end, to)}
      {to < text.length && ' …'}
    </>
  );
}
