import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { editText } from '../../src/editing/edit-text';
import { Dialog } from '../dialog';
import { useWorkspace, useWorkspaceState } from '../workspace/context';

const routeIn = (file: string): string => file.slice('pages'.length).replace(/\.yaml$/, '');

/** Gives the open page another address; every link to it is mended, and the old address leads to the new one. */
export function RenamePage({ close }: { close: () => void }) {
  const workspace = useWorkspace();
  const { file } = useWorkspaceState();
  const from = routeIn(file);
  const [to, setTo] = useState(from);
  const move = async () => {
    if (await workspace.rename(from, to)) close();
  };
  return (
    <Dialog onClose={close} title="Change the address" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="New address"
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Text size="sm" c="gray.7">
            Every link to {from} is mended, and visitors who come to {from} are led to the new address.
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={to === from}>
              Change the address
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Takes the open page away; its address leads to another page from then on. */
export function DeletePage({ close }: { close: () => void }) {
  const workspace = useWorkspace();
  const { file, standing, files } = useWorkspaceState();
  const route = routeIn(file);
  const others = standing.pages.filter((page) => page.file !== file);
  const [to, setTo] = useState('pages/index.yaml');
  const remove = () => {
    const text = files.get(to)?.text ?? '';
    const led = editText(text, {
      kind: 'insert',
      path: ['redirectFrom'],
      index: 0,
      value: route,
      order: ['title', 'label', 'description'],
    });
    if ('sentence' in led) return workspace.say(led.sentence, true);
    workspace.put(
      new Map([
        [file, null],
        [to, led.text],
      ]),
    );
    workspace.open(to);
    close();
  };
  return (
    <Dialog onClose={close} title={`Delete ${route}`} centered>
      <Stack>
        <NativeSelect
          data-autofocus
          label="Where its address should lead"
          description="Visitors and search engines who still have the old address are led there."
          data={others.map((page) => ({ value: page.file, label: page.title }))}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Group justify="end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="red.8" onClick={remove}>
            Delete the page
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
