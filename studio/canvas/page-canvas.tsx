import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { configName } from '../../src/model/config-name';
import { parseYaml } from '../../src/reading/parse';
import type { Standing } from '../engine/messages';
import { bringTheRest } from '../later';
import { useLinkPicker } from '../links/link-picker';
import { standInsOf } from '../pictures/stand-ins';
import { goToRegion } from '../regions';
import { ownFile } from '../store/own-file';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import { bringEditText } from '../workspace/edit-text-later';
import { addBelow } from '../workspace/items-below';
import { pageSource, routeToShow } from '../workspace/state';
import type { Canvas } from './bridge';
import { factShown } from './fact-shown';
import classes from './page-canvas.module.css';
import { linkAt, textAt } from './written';

interface Props {
  /** In px. */
  width: number;
  /** False while something else is in its place; the page is not drawn then. */
  isShown: boolean;
  onKey: (event: KeyboardEvent) => void;
  /** Is set to what begins typing at a place of the page. */
  typeIn: { current?: Canvas['typeAt'] };
}

/** The page that is edited, in a frame as wide as a device. */
export function PageCanvas({ width, isShown, onKey, typeIn }: Props) {
  const workspace = useWorkspace();
  const { selected, file, page } = useWorkspaceState();
  const askLink = useLinkPicker();
  const frame = useRef<HTMLIFrameElement>(null);
  const [canvas, setCanvas] = useState<Canvas>();

  useEffect(() => {
    if (!canvas) return;
    typeIn.current = canvas.typeAt;
    canvas.connect({
      // Who clicks on the page goes on with it, also from the facts of the site.
      choose: (path) => workspace.open(workspace.state().page, path),
      chooseFact(part) {
        const text = workspace.state().files.get(configName)?.text ?? '';
        const { value } = parseYaml({ path: configName, text });
        workspace.open(configName, factShown(value, part) ?? ['navigation']);
      },
      textAt: (path, of = pageSource(workspace.state())) => textAt(of, path),
      canType: bringEditText,
      type: workspace.type,
      addBelow: (path, texts) => addBelow(workspace, path, texts),
      settle: workspace.settle,
      typed: () => workspace.endStep(),
      link: (path, now) => linkAt(workspace, askLink, { path, now }),
      async icons(names) {
        const drawings = await workspace.drawings(names);
        return Object.fromEntries(names.map((name) => [name, drawings[name] ?? '']));
      },
      picture: standInsOf(workspace),
      font: async (address) => (await workspace.store.file(`public${address}`))?.arrayBuffer(),
      marked: workspace.engine.marked,
      key: onKey,
      leave: (by) => goToRegion(by, workspace.state().selected, by > 0 ? 'first' : 'last'),
    });
  }, [canvas, workspace, onKey, typeIn, askLink]);
  const { ref: desk, width: deskWidth, height: deskHeight } = useElementSize();
  // A page for desktops is drawn as wide as there, and made smaller where there is less room.
  const scale = deskWidth > 0 ? Math.min(1, deskWidth / width) : 1;
  useEffect(() => {
    if (!canvas || !isShown) return;
    const now = workspace.state().shown;
    void (now ? canvas.show(now) : Promise.resolve()).then(() => {
      workspace.engine.look();
      void bringTheRest();
    });
    const ends = [workspace.onShown((page) => void canvas.show(page)), workspace.onTyped(canvas.type)];
    return () => {
      for (const end of ends) end();
    };
  }, [canvas, workspace, isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has other places.
  useEffect(() => {
    if (isShown) canvas?.select(file === page ? selected : [], true);
  }, [canvas, selected, file, isShown]);

  const loaded = () => {
    const inner = frame.current?.contentWindow;
    if (!inner) return;
    if (inner.canvas) setCanvas(inner.canvas);
    else inner.addEventListener('canvas-ready', () => inner.canvas && setCanvas(inner.canvas), { once: true });
  };
  return (
    <div className={classes.desk} ref={desk} data-away={!isShown || undefined}>
      <iframe
        ref={frame}
        className={classes.page}
        src={ownFile('frame.html')}
        title="The page as visitors see it"
        style={{ width, height: deskHeight / scale, transform: `scale(${scale})` }}
        onLoad={loaded}
      />
      <NotDrawn />
    </div>
  );
}

/** Says why there is no page to see, where there is none. */
function NotDrawn() {
  const { standing, file, page, shown } = useWorkspaceState();
  const last = useRef<string>(undefined);
  const route = routeToShow({ standing, page });
  useEffect(() => {
    if (shown) last.current = shown.content.page.route;
  }, [shown]);
  if (shown) return null;
  return (
    // What stands in the frame meanwhile is the page as it was; another page is not to be taken for it.
    <p className={classes.empty} data-other={last.current === route ? undefined : ''}>
      {whyNotDrawn(standing.problems, file)}
    </p>
  );
}

/** The first mistake that keeps a page from being drawn: in it, or in the facts of the site. */
function whyNotDrawn(problems: Standing['problems'], file: string): string {
  const isOfFacts = (one: Standing['problems'][number]) => one.file === configName && one.severity === 'error';
  // What is wrong in a draft is told as a warning.
  const first = problems.find(isOfFacts) ?? problems.find((one) => one.file === file);
  const where = first?.file === configName ? 'the facts of the site' : 'it';
  return first
    ? `This page cannot be drawn until a mistake in ${where} is mended, line ${first.line}: ${first.found} – ${first.fix}`
    : 'This page cannot be drawn as it is now.';
}
