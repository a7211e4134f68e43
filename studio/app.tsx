import { useCallback, useEffect, useRef, useState } from 'react';
import { configName } from '../src/model/config-name';
import type { Path } from '../src/reading/position';
import classes from './app.module.css';
import { followBrowser } from './browser-history';
import type { Canvas } from './canvas/bridge';
import { PageCanvas } from './canvas/page-canvas';
import { useKeys } from './keys';
import { bringLate } from './late';
import { beside, later } from './later';
import { WithLinkPicker } from './links/link-picker';
import { standInsOf, watchPictures } from './pictures/stand-ins';
import { keepFocus } from './regions';
import type { Device, Panel } from './top-bar';
import { useWorkspace, useWorkspaceState } from './workspace/context';
import { bringEditText } from './workspace/edit-text-later';
import type { View } from './workspace/state';

const loading = (
  <p role="status" data-coming className={classes.loading}>
    One moment …
  </p>
);
const around = () => Promise.all([import('./beside-page'), bringEditText()]).then(([module]) => module);
const TopBar = beside(() => around().then((module) => module.TopBar));
const Sections = beside(() => around().then((module) => module.Sections));
const Pages = beside(() => around().then((module) => module.Pages), loading);
const SiteFacts = beside(() => around().then((module) => module.SiteFacts));
const Inspector = beside(() => around().then((module) => module.Inspector), loading);
const YamlView = later(() => import('./yaml/yaml-view').then((module) => module.YamlView), loading);
const Publish = later(() => import('./publish/publish').then((module) => module.Publish), loading);
// It may have to read a text that is unusual, before all else is here.
const Conflicts = later(() =>
  Promise.all([import('./publish/conflicts'), bringLate()]).then(([module]) => module.Conflicts),
);

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const satisfies Record<Device, number>;

/** The studio: pages at the left, the page itself in the middle, what is chosen on it at the right. */
export function App() {
  const workspace = useWorkspace();
  const { view, file, notice, conflicts } = useWorkspaceState();
  const [device, setDevice] = useState<Device>(() => (innerWidth <= 820 ? 'phone' : 'desktop'));
  // On a phone a panel lies over the page, until another file or view is chosen.
  const [asked, setAsked] = useState<{ panel: Panel; file: string; view: View }>();
  const panel = asked?.file === file && asked.view === view ? asked.panel : undefined;
  const onKey = useKeys();
  useEffect(() => watchPictures(document, standInsOf(workspace)), [workspace]);
  const typeIn = useRef<Canvas['typeAt']>(undefined);
  const typeInSection = useCallback((path: Path) => void typeIn.current?.(path), []);
  useEffect(() => {
    // A photo that is dropped beside a field does not take the place of the studio.
    const stay = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
  useEffect(() => {
    const ends = [keepFocus(), followBrowser(workspace)];
    return () => {
      for (const end of ends) end();
    };
  }, [workspace]);
  useEffect(() => {
    const look = () => void workspace.look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [workspace]);
  const showPage = useCallback(() => setAsked(undefined), []);
  const showFact = useCallback(() => setAsked({ panel: 'form', file: configName, view }), [view]);
  return (
    <WithLinkPicker>
      <div className={classes.studio} data-panel={panel}>
        <TopBar
          device={device}
          setDevice={setDevice}
          panel={panel}
          setPanel={(now) => setAsked({ panel: now, file, view })}
        />
        {view !== 'publish' && (
          <nav className={classes.side} aria-label="Site">
            {file !== configName && <Sections typeIn={typeInSection} />}
            <Pages onChosen={showPage} />
            <SiteFacts onChosen={showFact} />
          </nav>
        )}
        <main className={view === 'publish' ? classes.whole : classes.middle}>
          {view !== 'publish' && <h1 className="sr-only">Studio</h1>}
          {view === 'yaml' && <YamlView />}
          {view === 'publish' && <Publish />}
          {/* The frame stays: it is there again at once, where it was, and with no server. */}
          <PageCanvas key="page" width={widths[device]} isShown={view === 'page'} {...{ onKey, typeIn }} />
        </main>
        {view !== 'publish' && (
          <aside className={classes.form} aria-label="What is chosen">
            <Inspector />
          </aside>
        )}
        <div className={classes.notice} role="status" data-bad={notice?.bad || undefined}>
          {notice?.text}
        </div>
        {conflicts.length > 0 && <Conflicts />}
      </div>
    </WithLinkPicker>
  );
}
