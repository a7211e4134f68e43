import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useWorkspaceState } from '../workspace/context';
import { AddPage } from './add-page';
import { DeletePage, RenamePage } from './move-page';
import { type Listed, PageRow } from './page-row';
import classes from './side.module.css';

/** Every page of the site with its state; a page that cannot be read has its file's name. */
function useListed(): Listed[] {
  const { files, standing } = useWorkspaceState();
  const known = useMemo(() => new Map(standing.pages.map((page) => [page.file, page])), [standing]);
  const errors = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { file, severity } of standing.problems) {
      if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    return counts;
  }, [standing]);
  return [...files]
    .filter(([path, { text }]) => path.startsWith('pages/') && text !== null)
    .map(([file, { text, saved }]) => {
      const route = file === 'pages/index.yaml' ? '/' : file.slice('pages'.length).replace(/\.yaml$/, '');
      const page = known.get(file);
      const state = { changed: text !== saved, errors: errors.get(file) ?? 0 };
      return { file, route, label: page?.label ?? route, draft: page?.draft ?? false, ...state };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The pages of the site, by address. */
export function Pages() {
  const { file: open } = useWorkspaceState();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<'add' | 'rename' | 'delete'>();
  const listed = useListed();
  const words = search.toLowerCase().trim();
  const shown =
    words === '' ? listed : listed.filter(({ route, label }) => `${route} ${label}`.toLowerCase().includes(words));
  const close = () => setDialog(undefined);
  return (
    <section aria-label="Pages">
      <div className={classes.head}>
        <h2>Pages</h2>
        <Button size="compact-sm" variant="light" onClick={() => setDialog('add')}>
          Add page
        </Button>
      </div>
      <TextInput
        aria-label="Search pages"
        placeholder={`Search ${listed.length} pages`}
        size="xs"
        mx={8}
        mb={8}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul className={classes.list}>
        {shown.map((page) => (
          <PageRow key={page.file} {...page} isOpen={page.file === open} ask={setDialog} />
        ))}
      </ul>
      {dialog === 'add' && <AddPage close={close} />}
      {dialog === 'rename' && <RenamePage close={close} />}
      {dialog === 'delete' && <DeletePage close={close} />}
    </section>
  );
}
