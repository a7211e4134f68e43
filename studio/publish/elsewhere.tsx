import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { EarlierState } from '../store/store';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { changedFiles } from '../workspace/state';
import { fileInWords } from './file-in-words';

/** What the place of a site knows beside the files: others who look first, states that were, and the way out. */
export function Elsewhere() {
  const workspace = useWorkspace();
  const { files, saving, standing } = useWorkspaceState();
  const { store } = workspace;
  const changed = changedFiles(files);
  const [first] = changed;
  const title = first && fileInWords(first[0], { files, standing });
  const leave = async () => {
    await store.leave?.();
    location.reload();
  };
  if (!store.propose && !store.history && !store.leave) return null;
  return (
    <Stack gap="md">
      {store.propose && changed.length > 0 && (
        <Group>
          <Button
            variant="default"
            loading={saving}
            onClick={() => void workspace.propose(`Change ${title}${changed.length > 1 ? ' and others' : ''}`)}
          >
            Let somebody look first
          </Button>
          <Text size="sm" c="gray.7" flex={1}>
            Puts it on a branch of its own and asks on GitHub; the site changes when they agree.
          </Text>
        </Group>
      )}
      {store.history && <EarlierStates />}
      {store.leave && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => void leave()}>
            Open another site, or with another token
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** The states that the open file had, each to be looked at and brought back. */
function EarlierStates() {
  const workspace = useWorkspace();
  const { file, files, standing } = useWorkspaceState();
  const name = `Earlier states of “${fileInWords(file, { files, standing })}”`;
  const [states, setStates] = useState<{ file: string; list: EarlierState[] }>();
  const told = (error: unknown) => workspace.say(error instanceof Error ? error.message : String(error), true);
  const ask = () => workspace.store.history?.(file).then((list) => setStates({ file, list }), told);
  const bringBack = async (id: string) => {
    const text = await workspace.store.textThen?.(file, id);
    if (typeof text !== 'string') return workspace.say('The file was not there then.', true);
    if (workspace.put(new Map([[file, text]]))) workspace.say('It is as it was then; nothing is saved yet.');
  };
  if (states?.file !== file) {
    return (
      <Group>
        <Button variant="default" onClick={() => void ask()}>
          {name}
        </Button>
      </Group>
    );
  }
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {name}
      </Title>
      <Stack gap="xs">
        {states.list.length === 0 && (
          <Text size="sm">There are none yet: each save from here on keeps what was before.</Text>
        )}
        {states.list.map(({ id, when, who, what }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Text size="sm">
              {new Date(when).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })} · {who} · {what}
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={() => void bringBack(id).catch(told)}>
              Bring back
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
