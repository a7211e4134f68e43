import '../mantine-parts.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { difference } from '../../src/reading/difference';
import { parseYaml } from '../../src/reading/parse';
import { Dialog } from '../dialog';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { bothOf } from '../workspace/saving';
import { noFile } from '../workspace/state';
import { Changes } from './changes';
import { fileInWords } from './file-in-words';
import { type ValueChange, valueChanges } from './value-changes';

/** What is different of two texts that say the same: remarks, signs, and the order of lines. */
function linesBetween(theirs: string, own: string): ValueChange[] {
  const { start, end, text } = difference(theirs, own);
  const from = theirs.lastIndexOf('\n', start - 1) + 1;
  const wholeLine = (of: string, to: number) => of.slice(from, (of.indexOf('\n', to) + 1 || of.length + 1) - 1);
  const [before, after] = [wholeLine(theirs, end), wholeLine(own, start + text.length)];
  return [{ id: 'lines', place: 'How it is written, or what is remarked', before, after }];
}

/** A file that was changed elsewhere while it was edited here: both are shown, and one is chosen. */
export function Conflicts() {
  const workspace = useWorkspace();
  const { conflicts, files, standing } = useWorkspaceState();
  const [first] = conflicts;
  if (!first) return null;
  const mine = files.get(first.path)?.text ?? null;
  const read = (text: string | null) => (text === null ? {} : parseYaml({ path: first.path, text }).value);
  const [theirs, own] = [read(first.text), read(mine)];
  const changes = valueChanges(theirs, own);
  const shown = changes.length > 0 ? changes : linesBetween(first.text ?? '', mine ?? '');
  const both = bothOf(files.get(first.path) ?? noFile, first);
  return (
    <Dialog
      withCloseButton={false}
      onClose={() => undefined}
      title={`“${fileInWords(first.path, { files, standing })}” was changed elsewhere`}
      size="lg"
      centered
    >
      <Stack>
        <Text size="sm">
          {first.text === null
            ? 'It was deleted there, or has another name. Keep yours, and it stands there again; take theirs, and it goes here, too.'
            : 'Somebody else, or another program, has saved it since you opened it. Nothing is overwritten until you choose. Crossed out is what stands there now, below it what you have.'}
        </Text>
        {first.text !== null && <Changes changes={shown} none="(nothing)" />}
        {both !== undefined && (
          <Text size="sm">The two changed different places, so the file can have both changes.</Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={() => workspace.resolve(first.path, 'theirs')}>
            Take theirs
          </Button>
          <Button
            variant={both === undefined ? 'filled' : 'default'}
            onClick={() => workspace.resolve(first.path, 'mine')}
          >
            Keep mine
          </Button>
          {both !== undefined && (
            <Button onClick={() => workspace.resolve(first.path, 'both')}>Keep both changes</Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
