import { Button, Loader, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import classes from './app.module.css';
import { PageCanvas } from './canvas/page-canvas';
import { Inspector } from './form/inspector';
import { standInsOf, watchPictures } from './pictures/stand-ins';
import { Conflicts } from './publish/conflicts';
import { Publish } from './publish/publish';
import { Pages } from './side/pages';
import { Sections } from './side/sections';
import { SiteFacts } from './side/site-facts';
import { useWorkspace, useWorkspaceState } from './workspace/context';
import { changedFiles, type View } from './workspace/state';

const YamlView = lazy(() => import('./yaml/yaml-view').then((module) => ({ default: module.YamlView })));

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Device = keyof typeof widths;

const views: { value: View; label: string }[] = [
  { value: 'page', label: 'Page' },
  { value: 'yaml', label: 'Text' },
];

/** Keys that work everywhere: take back, do again, save. */
function useKeys() {
  const workspace = useWorkspace();
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const act =
        key === 'z' ? (event.shiftKey ? workspace.redo : workspace.undo) : key === 'y' ? workspace.redo : undefined;
      if (act) {
        event.preventDefault();
        act();
      } else if (key === 's') {
        event.preventDefault();
        workspace.show('publish');
      }
    },
    [workspace],
  );
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}

/** The studio: pages at the left, the page itself in the middle, what is chosen on it at the right. */
export function App() {
  const workspace = useWorkspace();
  const { view, file, notice } = useWorkspaceState();
  const [device, setDevice] = useState<Device>(() => (innerWidth <= 820 ? 'phone' : 'desktop'));
  const [panel, setPanel] = useState<'pages' | 'form'>();
  const onKey = useKeys();
  useEffect(() => watchPictures(document, standInsOf(workspace)), [workspace]);
  useEffect(() => {
    const look = () => void workspace.look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [workspace]);
  // On a phone the list of pages lies over the page that was chosen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is what closes it.
  useEffect(() => setPanel(undefined), [file]);
  return (
    <div className={classes.studio} data-panel={panel}>
      <TopBar device={device} setDevice={setDevice} panel={panel} setPanel={setPanel} />
      {view === 'publish' ? (
        <main className={classes.whole}>
          <Publish />
        </main>
      ) : (
        <>
          <nav className={classes.side} aria-label="Site">
            {file !== 'site.config.yaml' && <Sections />}
            <Pages />
            <SiteFacts />
          </nav>
          <main className={classes.middle}>
            <VisuallyHidden component="h1">Studio</VisuallyHidden>
            {view === 'page' ? (
              <PageCanvas width={widths[device]} onKey={onKey} />
            ) : (
              <Suspense fallback={<Loader m="xl" />}>
                <YamlView />
              </Suspense>
            )}
          </main>
          <aside className={classes.form} aria-label="What is chosen">
            <Inspector />
          </aside>
        </>
      )}
      <div className={classes.notice} role="status" data-bad={notice?.bad || undefined}>
        {notice?.text}
      </div>
      <Conflicts />
    </div>
  );
}

interface BarProps {
  device: Device;
  setDevice(device: Device): void;
  panel: 'pages' | 'form' | undefined;
  setPanel(panel: 'pages' | 'form' | undefined): void;
}

function TopBar({ device, setDevice, panel, setPanel }: BarProps) {
  const workspace = useWorkspace();
  const { view, history, files, standing, file } = useWorkspaceState();
  const changed = changedFiles(files).length;
  const errors = standing.problems.filter(({ severity }) => severity === 'error').length;
  const name = standing.pages.find((page) => page.file === file)?.title ?? file;
  return (
    <section className={classes.bar} aria-label="Tools">
      <div className={classes.title}>
        <strong>{file === 'site.config.yaml' ? 'Site facts' : name}</strong>
        <span>
          {errors > 0
            ? `${errors} ${errors === 1 ? 'problem' : 'problems'}`
            : changed > 0
              ? 'Kept in this browser'
              : 'Saved'}
        </span>
      </div>
      <div className={classes.narrow}>
        <Button
          size="xs"
          variant="default"
          aria-pressed={panel === 'pages'}
          onClick={() => setPanel(panel === 'pages' ? undefined : 'pages')}
        >
          Pages
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-pressed={panel === 'form'}
          onClick={() => setPanel(panel === 'form' ? undefined : 'form')}
        >
          Form
        </Button>
      </div>
      <div className={classes.devices}>
        <SegmentedControl
          size="xs"
          aria-label="Width of the page"
          data={[
            { value: 'phone', label: 'Phone' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'desktop', label: 'Desktop' },
          ]}
          value={device}
          // The control has no other values than those above.
          onChange={(next) => setDevice(next as Device)}
        />
      </div>
      <div className={classes.acts}>
        <SegmentedControl
          size="xs"
          aria-label="View"
          data={views}
          value={view === 'publish' ? '' : view}
          onChange={(next) => workspace.show(next as View)}
        />
        <Button size="xs" variant="default" disabled={history.done.length === 0} onClick={workspace.undo}>
          Undo
        </Button>
        <Button size="xs" variant="default" disabled={history.undone.length === 0} onClick={workspace.redo}>
          Redo
        </Button>
        <Button size="xs" onClick={() => workspace.show(view === 'publish' ? 'page' : 'publish')}>
          {view === 'publish' ? 'Back to the page' : changed > 0 ? `Publish (${changed})` : 'Publish'}
        </Button>
      </div>
    </section>
  );
}
