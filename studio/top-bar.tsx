import { Button, SegmentedControl } from '@mantine/core';
import { configName } from '../src/model/config-name';
import classes from './app.module.css';
import { Tool } from './form/tool';
import { useWorkspace, useWorkspaceState, useWorkspaceValue } from './workspace/context';
import { changedFiles, type State, type View } from './workspace/state';
import { titleIn } from './workspace/title-in';

export type Device = 'phone' | 'tablet' | 'desktop';
export type Panel = 'pages' | 'form' | undefined;

const devices: { value: Device; label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Desktop' },
];

const views: { value: View; label: string }[] = [
  { value: 'page', label: 'Page' },
  { value: 'yaml', label: 'Text' },
];

const hasDone = ({ history }: State): boolean => history.done.length > 0;
const hasUndone = ({ history }: State): boolean => history.undone.length > 0;

interface Props {
  device: Device;
  setDevice(device: Device): void;
  panel: Panel;
  setPanel(panel: Panel): void;
}

/** What is open and how it stands, the width it is shown in, undo, redo, and the way to publish. */
export function TopBar({ device, setDevice, panel, setPanel }: Props) {
  const workspace = useWorkspace();
  const { view } = useWorkspaceState();
  // Of the texts and of what was done: what is told of them here stays the same from letter to letter.
  const changed = useWorkspaceValue(({ files }) => changedFiles(files).length);
  const [canUndo, canRedo] = [useWorkspaceValue(hasDone), useWorkspaceValue(hasUndone)];
  const { act } = workspace.store;
  const isPublishing = view === 'publish';
  return (
    <section className={classes.bar} aria-label="Tools">
      <Standing changed={changed} />
      <div className={classes.narrow}>
        {(isPublishing ? [] : (['pages', 'form'] as const)).map((name) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            aria-pressed={panel === name}
            onClick={() => setPanel(panel === name ? undefined : name)}
          >
            {name === 'pages' ? 'Pages' : 'Form'}
          </Button>
        ))}
      </div>
      {!isPublishing && (
        <div className={classes.devices}>
          <SegmentedControl
            size="xs"
            aria-label="Width of the page"
            data={devices}
            value={device}
            // The control has no other values than those above.
            onChange={(next) => setDevice(next as Device)}
          />
        </div>
      )}
      <div className={classes.acts}>
        <Tool label="Undo" sign="undo" off={!canUndo} act={workspace.undo} />
        <Tool label="Redo" sign="redo" off={!canRedo} act={workspace.redo} />
        <SegmentedControl
          size="xs"
          aria-label="View"
          data={views}
          value={isPublishing ? '' : view}
          onChange={(next) => workspace.show(next as View)}
        />
        <Button size="xs" onClick={() => workspace.show(isPublishing ? 'page' : 'publish')}>
          {isPublishing ? 'Back to the page' : changed > 0 ? `${act} (${changed})` : act}
        </Button>
      </div>
    </section>
  );
}

const keptWords = {
  yes: 'Kept in this browser',
  soon: 'Keeping it in this browser …',
  no: 'Not kept in this browser',
} as const satisfies Record<State['kept'], string>;

function Standing({ changed }: { changed: number }) {
  const workspace = useWorkspace();
  const { standing, file, files, kept } = useWorkspaceState();
  const errors = standing.problems.filter(({ severity }) => severity === 'error').length;
  const page = standing.pages.find((one) => one.file === file);
  return (
    <div className={classes.title}>
      <strong>{file === configName ? 'Site facts' : (page?.label ?? titleIn(files.get(file)?.text) ?? file)}</strong>
      {errors > 0 ? (
        <button type="button" className={classes.errors} onClick={() => workspace.show('publish')}>
          {errors} {errors === 1 ? 'problem' : 'problems'}
        </button>
      ) : (
        <span data-bad={(changed > 0 && kept === 'no') || undefined}>{changed === 0 ? 'Saved' : keptWords[kept]}</span>
      )}
    </div>
  );
}
