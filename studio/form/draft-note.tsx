import { Button, Group, Text } from '@mantine/core';
import { childValue } from '../../src/model/values';
import { useWorkspace } from '../workspace/context';

/** Says of a page that is a draft that visitors don't see it, with what lets them; nothing of any other. */
export function DraftNote({ value }: { value: unknown }) {
  const workspace = useWorkspace();
  if (childValue(value, 'draft') !== true) return null;
  return (
    <Group justify="space-between" gap="xs" mb="md">
      <Text size="sm">A draft: visitors don’t see it yet.</Text>
      <Button size="xs" variant="light" onClick={() => workspace.edit({ kind: 'remove', path: ['draft'] })}>
        Let visitors see it
      </Button>
    </Group>
  );
}
