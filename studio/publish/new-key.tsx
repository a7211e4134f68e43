import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { TokenField } from '../opening/token-field';
import { useWorkspaceState } from '../workspace/context';

/** Asks for another token where the last is not taken any more, and goes on with what was turned away. */
export function NewKey() {
  const { turnedAway, saving } = useWorkspaceState();
  if (!turnedAway) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    turnedAway(String(new FormData(event.currentTarget).get('token') ?? '').trim());
  };
  return (
    <Paper withBorder p="lg" radius="md" component="section" aria-labelledby="new-key">
      <Title order={2} size="h4" id="new-key" mb="sm">
        GitHub asks for a new token
      </Title>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <TokenField label="New token" isNext />
          <Group>
            <Button type="submit" loading={saving}>
              Go on with it
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
