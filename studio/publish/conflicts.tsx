import '../mantine-parts.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { parseYaml } from '../../src/reading/parse';
import { Dialog } from '../dialog';
import { placeInWords } from '../form/words';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { fileInWords } from './file-in-words';
import classes from './publish.module.css';
import { valueChanges } from './value-changes';

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
  return (
    <Dialog
      withCloseButton={false}
      onClose={() => undefined}
      title={`“${fileInWords(first.path, standing.pages)}” was changed elsewhere`}
      size="lg"
      centered
    >
      <Stack>
        <Text size="sm">
          {first.text === null
            ? 'It was deleted there.'
            : 'Somebody else, or another program, has saved it since you opened it.'}{' '}
          Nothing is overwritten until you choose. Crossed out is what stands there now, below it what you have.
        </Text>
        <dl className={classes.changes}>
          {changes.slice(0, 20).map(({ place, path, before, after }) => (
            <div key={place}>
              <dt>{placeInWords(own ?? theirs, path)}</dt>
              <dd>
                <del>{before ?? '(nothing)'}</del>
              </dd>
              <dd>
                <ins>{after ?? '(nothing)'}</ins>
              </dd>
            </div>
          ))}
        </dl>
        <Group justify="end">
          <Button variant="default" onClick={() => workspace.resolve(first.path, 'theirs')}>
            Take theirs
          </Button>
          <Button onClick={() => workspace.resolve(first.path, 'mine')}>Keep mine</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
