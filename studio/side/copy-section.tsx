import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { editText } from '../../src/editing/edit-text';
import { valueAt } from '../../src/model/values';
import type { Path } from '../../src/reading/position';
import { Dialog } from '../dialog';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { readingOf } from '../workspace/readings';
import { sectionListOf } from '../workspace/section-list';
import { openSource } from '../workspace/state';

/** Puts a copy of a section below the sections of another page, and goes on there. */
export function CopySection({ path, close }: { path: Path; close: () => void }) {
  const workspace = useWorkspace();
  const { files, file, standing } = useWorkspaceState();
  const others = standing.pages.filter((page) => page.file !== file);
  const [to, setTo] = useState(others[0]?.file ?? '');
  const copy = () => {
    workspace.settle();
    const section = valueAt(readingOf(openSource(workspace.state())).value, path);
    const text = files.get(to)?.text ?? '';
    const { value } = readingOf({ path: to, text });
    const list = sectionListOf(value);
    if (!list) return workspace.say('This page takes no sections: open it, and see what is wrong there.', true);
    const there = valueAt(value, [list]);
    const index = Array.isArray(there) ? there.length : 0;
    const edited = editText(text, { kind: 'insert', path: [list], index, value: section });
    if ('sentence' in edited) return workspace.say(edited.sentence, true);
    if (!workspace.put(new Map([[to, edited.text]]))) return;
    workspace.open(to, [list, index]);
    close();
  };
  return (
    <Dialog onClose={close} title="Copy to another page" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          copy();
        }}
      >
        <Stack>
          <NativeSelect
            data-autofocus
            label="Page"
            data={others.map((page) => ({ value: page.file, label: page.title }))}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <Text size="sm" c="gray.7">
            It stands below the sections of that page; this page keeps its own.
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={to === ''}>
              Copy
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
