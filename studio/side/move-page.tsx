import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { editText } from '../../src/editing/edit-text';
import { childValue } from '../../src/model/values';
import { Dialog } from '../dialog';
import { useParsed, useWorkspace, useWorkspaceState } from '../workspace/context';

const routeIn = (file: string): string => file.slice('pages'.length).replace(/\.yaml$/, '');

/** Gives the open page another address; every link to it is mended, and the old address leads to the new one. */
export function RenamePage({ close }: { close: () => void }) {
  const workspace = useWorkspace();
  const { file } = useWorkspaceState();
  const from = routeIn(file);
  const [to, setTo] = useState(from);
  const [isMoving, setMoving] = useState(false);
  const move = async () => {
    // Every link of the site is read for it.
    setMoving(true);
    if (await workspace.rename(from, to)) close();
    else setMoving(false);
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
            <Button type="submit" disabled={to === from} loading={isMoving}>
              Change the address
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The addresses that lead to a page besides its own: they do not end with it. */
const oldAddresses = (page: unknown): string[] =>
  ['redirectFrom', 'aliases'].flatMap((name) => {
    const found = childValue(page, name);
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  });

/** The text of a page to which addresses lead from here on, besides those that do already. */
function withOldAddresses(text: string, addresses: readonly string[]) {
  let led: { text: string } | { sentence: string } = { text };
  for (const value of addresses.toReversed()) {
    if ('sentence' in led) return led;
    const order = ['title', 'label', 'description'];
    led = editText(led.text, { kind: 'insert', path: ['redirectFrom'], index: 0, value, order });
  }
  return led;
}

/** Takes the open page away; its address leads to another page from then on. */
export function DeletePage({ close }: { close: () => void }) {
  const workspace = useWorkspace();
  const { file, standing, files } = useWorkspaceState();
  const { value } = useParsed();
  const route = routeIn(file);
  // What visitors have never seen is looked for by nobody.
  const isSeen = files.get(file)?.saved !== null;
  const others = standing.pages.filter((page) => page.file !== file && !page.draft && page.route !== '/404');
  const above = others
    .filter((page) => route.startsWith(`${page.route}/`))
    .sort((a, b) => b.route.length - a.route.length);
  const [to, setTo] = useState(above[0]?.file ?? 'pages/index.yaml');
  const remove = () => {
    const led = isSeen ? withOldAddresses(files.get(to)?.text ?? '', [route, ...oldAddresses(value)]) : undefined;
    if (led && 'sentence' in led) return workspace.say(led.sentence, true);
    workspace.put(new Map([[file, null], ...(led ? [[to, led.text] as const] : [])]));
    workspace.open(isSeen ? to : 'pages/index.yaml');
    close();
  };
  return (
    <Dialog onClose={close} title={`Delete ${route}`} centered>
      <Stack>
        {isSeen ? (
          <NativeSelect
            data-autofocus
            label="Where its address should lead"
            description="Visitors and search engines who still have the old address are led there."
            data={others.map((page) => ({ value: page.file, label: page.title }))}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        ) : (
          <Text size="sm">Nobody has seen this page yet: its address leads nowhere from then on.</Text>
        )}
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
