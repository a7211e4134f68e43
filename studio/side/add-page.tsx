import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { templates } from '../../schemas/templates';
import { isRoute, pageFileOf } from '../../src/addresses/routes';
import { slugOf } from '../../src/model/slug';
import { Dialog } from '../dialog';
import { useFacts } from '../form/named-fields';
import { nameOf } from '../form/words';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { copyOf, newPage, type PageKind } from '../workspace/new-page';

/** Makes a page of a kind, or a copy of one: three answers, the address offered from the title. */
export function AddPage({ close }: { close: () => void }) {
  const workspace = useWorkspace();
  const { files, standing, pictures } = useWorkspaceState();
  const facts = useFacts();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState<string>();
  const [kind, setKind] = useState('page');
  const route = address ?? `/${slugOf(title)}`;
  const file = pageFileOf(route);
  const taken = (files.get(file)?.text ?? null) !== null;
  const wrong =
    !isRoute(route) || route === '/'
      ? 'Lower-case letters, digits and hyphens, such as /our-team'
      : taken
        ? 'There is a page at this address'
        : undefined;
  const make = () => {
    const from = files.get(kind)?.text;
    // The list has no other values than kinds of pages and files.
    const text = from
      ? copyOf(from, title)
      : newPage(kind as PageKind, title, { picture: pictures[0]?.[0], office: facts.business?.offices?.[0]?.id });
    workspace.put(new Map([[file, text]]));
    workspace.open(file);
    close();
  };
  const kinds = [
    {
      group: 'From nothing',
      items: [
        { value: 'page', label: 'A page of sections' },
        ...Object.keys(templates).map((name) => ({ value: name, label: `${nameOf(name)} page` })),
      ],
    },
    { group: 'A copy of', items: standing.pages.map(({ file: other, title: its }) => ({ value: other, label: its })) },
  ];
  return (
    <Dialog onClose={close} title="Add a page" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong && title !== '') make();
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Title"
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <TextInput
            label="Address"
            value={route}
            error={title !== '' && wrong}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <NativeSelect
            label="Begin with"
            data={kinds}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={title === '' || wrong !== undefined}>
              Add page
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
