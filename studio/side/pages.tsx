import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Tool } from '../form/tool';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { AddPage } from './add-page';
import { DeletePage, RenamePage } from './move-page';
import classes from './side.module.css';

interface Listed {
  file: string;
  route: string;
  label: string;
  draft: boolean;
}

/** Every page of the site with its state; a page that cannot be read has its file's name. */
function useListed(): Listed[] {
  const { files, standing } = useWorkspaceState();
  const known = new Map(standing.pages.map((page) => [page.file, page]));
  return [...files]
    .filter(([path, { text }]) => path.startsWith('pages/') && text !== null)
    .map(([file]) => {
      const route = file === 'pages/index.yaml' ? '/' : file.slice('pages'.length).replace(/\.yaml$/, '');
      const page = known.get(file);
      return { file, route, label: page?.label ?? route, draft: page?.draft ?? false };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The pages of the site, by address. */
export function Pages() {
  const workspace = useWorkspace();
  const { file: open, files, standing } = useWorkspaceState();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<'add' | 'rename' | 'delete'>();
  const listed = useListed();
  const shown = listed.filter(({ route, label }) =>
    `${route} ${label}`.toLowerCase().includes(search.toLowerCase().trim()),
  );
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
        {shown.map(({ file, route, label, draft }) => {
          const problems = standing.problems.filter((one) => one.file === file && one.severity === 'error').length;
          const { text, saved } = files.get(file) ?? {};
          const depth = route === '/' ? 0 : route.split('/').length - 2;
          return (
            <li key={file} className={classes.row} data-current={file === open || undefined}>
              <button
                type="button"
                className={classes.name}
                style={{ paddingLeft: 8 + depth * 14 }}
                aria-current={file === open ? 'page' : undefined}
                title={route}
                onClick={() => workspace.open(file)}
              >
                <span>{label}</span>
                {draft && <span className={classes.mark}>Draft</span>}
                {text !== saved && <span className={classes.mark}>Changed</span>}
                {problems > 0 && (
                  <span className={classes.mark} data-bad>
                    {problems}
                    <span className="sr-only"> problems</span>
                  </span>
                )}
              </button>
              {file === open && route !== '/' && (
                <span className={classes.tools}>
                  <Tool label={`Change the address of ${label}`} sign="rename" act={() => setDialog('rename')} />
                  <Tool label={`Delete ${label}`} sign="remove" act={() => setDialog('delete')} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {dialog === 'add' && <AddPage close={close} />}
      {dialog === 'rename' && <RenamePage close={close} />}
      {dialog === 'delete' && <DeletePage close={close} />}
    </section>
  );
}
