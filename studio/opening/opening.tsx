import '../mantine-parts.css';
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { withEarlierHere } from '../store/earlier-here';
import { canOpenFolders, chooseFolder, lastFolder, mayWrite } from '../store/folder/chosen-folder';
import { folderStore } from '../store/folder/folder-store';
import { githubStore } from '../store/github/github-store';
import type { Store } from '../store/store';
import { GithubForm } from './github-form';
import classes from './opening.module.css';

interface OpeningProps {
  /** What went wrong before. */
  said?: string;
  open(store: Store): Promise<void>;
}

/** Where the site is kept, asked where the app stands as files and knows of none. */
export function Opening({ said, open }: OpeningProps) {
  const [fault, setFault] = useState(said);
  const [last, setLast] = useState<FileSystemDirectoryHandle>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void lastFolder().then(setLast), []);
  const trying = async (act: () => Promise<void>) => {
    setFault(undefined);
    setBusy(true);
    await act().catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
    setBusy(false);
  };
  const openFolder = (handle: FileSystemDirectoryHandle | undefined) =>
    trying(async () => {
      if (!handle) return;
      if (!(await mayWrite(handle))) throw new Error('Without your yes no file of this folder can be read or saved.');
      await open(withEarlierHere(folderStore(handle)));
    });
  return (
    <main className={classes.screen}>
      <Stack gap="lg" className={classes.column}>
        <div>
          <Title order={1} size="h2">
            Where is your site?
          </Title>
          <Text c="gray.7">Nothing is sent anywhere but to the place that you choose.</Text>
        </div>
        {fault !== undefined && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <Paper withBorder p="lg" radius="md" component="section" aria-labelledby="on-github">
          <Title order={2} size="h4" id="on-github" mb="sm">
            On GitHub
          </Title>
          <GithubForm busy={busy} connect={(connection) => trying(() => open(githubStore(connection)))} />
        </Paper>
        <Paper withBorder p="lg" radius="md" component="section" aria-labelledby="in-folder">
          <Title order={2} size="h4" id="in-folder" mb="sm">
            In a folder of this computer
          </Title>
          {canOpenFolders() ? (
            <Group>
              {last && (
                <Button disabled={busy} onClick={() => void openFolder(last)}>
                  Open “{last.name}” again
                </Button>
              )}
              <Button
                variant="default"
                disabled={busy}
                onClick={() => void trying(async () => openFolder(await chooseFolder()))}
              >
                Choose a folder
              </Button>
            </Group>
          ) : (
            <Text size="sm">
              This browser cannot open folders; Chrome and Edge can. On a computer with Node, npm run edit opens one in
              any browser.
            </Text>
          )}
        </Paper>
      </Stack>
    </main>
  );
}
