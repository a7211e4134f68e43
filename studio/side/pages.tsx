import { Button, TextInput } from '@mantine/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { later } from '../later';
import { useWorkspace, useWorkspaceState, useWorkspaceValue } from '../workspace/context';
import { pageLister } from './page-lister';
import { PageRow } from './page-row';
import { type Branch, type Listed, pageTree, unfolded } from './page-tree';
import classes from './side.module.css';

const AddPage = later(() => import('./add-page').then((module) => module.AddPage));
const RenamePage = later(() => import('./move-page').then((module) => module.RenamePage));
const DeletePage = later(() => import('./move-page').then((module) => module.DeletePage));
const FindDialog = later(() => import('../find/find-dialog').then((module) => module.FindDialog));

/** Every page of the site with its state. */
function useListed(): readonly Listed[] {
  const [lister] = useState(pageLister);
  return useWorkspaceValue(lister);
}

/** So many pages are seen through at once; of more the tree is folded at first. */
const fewPages = 60;

/** Which parts of the tree are folded: as they were left, else of a large site all but where the open page is. */
function useFolding(count: number, open: string) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isFolded = useCallback(
    (route: string) => turned.get(route) ?? (count > fewPages && !`${open}/`.startsWith(`${route}/`)),
    [turned, count, open],
  );
  const turn = useCallback(
    (route: string) => setTurned((before) => new Map(before).set(route, !isFolded(route))),
    [isFolded],
  );
  return { isFolded, turn };
}

/** What a row tells: of itself, and of what is folded away below it. */
function told({ route, page, depth, holds, below }: Branch, isFolded: boolean) {
  const [changed, errors] = [page?.changed ?? false, page?.errors ?? 0];
  return {
    ...{ route, file: page?.file, label: page?.label, draft: page?.draft, depth },
    ...{ fold: holds ? (isFolded ? ('folded' as const) : ('open' as const)) : undefined },
    ...(isFolded ? { changed: changed || below.changed, errors: errors + below.errors } : { changed, errors }),
  };
}

interface Props {
  /** A page was chosen: also the one that is open already. */
  onChosen(): void;
}

/** The pages of the site, by address. */
export function Pages({ onChosen }: Props) {
  const workspace = useWorkspace();
  const { file: open } = useWorkspaceState();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<'add' | 'rename' | 'delete' | 'find'>();
  const listed = useListed();
  const list = useRef<HTMLUListElement>(null);
  const words = search.toLowerCase().trim();
  const { isFolded, turn } = useFolding(listed.length, listed.find(({ file }) => file === open)?.route ?? '/');
  const rows = useMemo(() => {
    // What is looked for is folded nowhere.
    if (words === '') return unfolded(pageTree(listed), isFolded);
    return pageTree(listed.filter(({ route, label }) => `${route} ${label}`.toLowerCase().includes(words)));
  }, [words, listed, isFolded]);
  const [stop, setStop] = useState<string>();
  const isShown = (route: string | undefined) => rows.some((row) => row.route === route);
  const opened = rows.find(({ page }) => page?.file === open)?.route;
  const stopped = isShown(stop) ? stop : (opened ?? rows[0]?.route);
  const close = () => setDialog(undefined);
  const choose = useCallback(
    (file: string) => {
      workspace.open(file);
      onChosen();
    },
    [workspace, onChosen],
  );
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
        placeholder={`Search ${listed.length} pages, or texts`}
        size="xs"
        mx={8}
        mb={8}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.querySelector<HTMLElement>('[data-page]')?.focus();
        }}
      />
      {words !== '' && (
        <button type="button" className={classes.more} onClick={() => setDialog('find')}>
          Find “{search.trim()}” in all texts
        </button>
      )}
      <ul ref={list} className={classes.list} data-found={words === '' ? undefined : ''}>
        {rows.map((branch) => (
          <PageRow
            key={branch.route}
            {...told(branch, words === '' && isFolded(branch.route))}
            {...{ open: choose, turn, ask: setDialog, isOpen: branch.page?.file === open }}
            {...{ stopAt: setStop, isStop: branch.route === stopped }}
          />
        ))}
      </ul>
      {dialog === 'add' && <AddPage close={close} />}
      {dialog === 'rename' && <RenamePage close={close} />}
      {dialog === 'find' && <FindDialog begin={search.trim()} close={close} />}
      {dialog === 'delete' && <DeletePage close={close} />}
    </section>
  );
}
