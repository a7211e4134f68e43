import './no-eval';
import './mantine.css';
import './studio.css';
import { type CSSVariablesResolver, createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startEngine } from './engine/engine';
import { later } from './later';
import { startAgain } from './start-again';
import { withEarlierHere } from './store/earlier-here';
import { type Connection, readConnection } from './store/github/connection';
import { localStore } from './store/local-store';
import { standsAsFiles } from './store/own-file';
import type { Store } from './store/store';
import { partLost, untilHere } from './until-here';
import { WorkspaceContext } from './workspace/context';
import { openWorkspace } from './workspace/workspace';

const Opening = later(() => import('./opening/opening').then((module) => module.Opening));

const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 7,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  headings: { fontWeight: '650' },
  components: {
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } }, styles: { title: { fontWeight: 650 } } },
  },
});

/** Small text is as dark as people with weak eyes need it. */
const darker: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#495057',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': '#b3261e',
  },
  dark: {},
});

/** The token that the terminal shows stands in the address, and is kept for a reload. */
function tokenOf(): string {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given) sessionStorage.setItem('token', given);
  return given ?? sessionStorage.getItem('token') ?? '';
}

const place = document.getElementById('studio') ?? document.body;
const root = createRoot(place);
const alone = (content: ReactNode) => root.render(<main className="alone">{content}</main>);
const tell = (sentence: string) =>
  alone(
    <>
      <h1>The studio could not open</h1>
      <p>{sentence}</p>
    </>,
  );
const dressed = (content: ReactNode) =>
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={darker} forceColorScheme="light">
      {content}
    </MantineProvider>,
  );

let say = (sentence: string) => alone(<p role="status">{sentence}</p>);
addEventListener(partLost, () => void startAgain(say));

async function open(store: Store) {
  const engine = startEngine((message) => tell(message));
  try {
    const workspace = await openWorkspace(store, engine);
    say = (sentence) => workspace.say(sentence, true);
    dressed(
      <WorkspaceContext value={workspace}>
        <App />
      </WorkspaceContext>,
    );
  } catch (error) {
    engine.end();
    throw error;
  }
}

const ask = (said?: string) => dressed(<Opening said={said} open={open} />);

const onGithub = async (connection: Connection): Promise<Store> =>
  (await untilHere(() => import('./store/github/github-store'))).githubStore(connection);

/** The place that this app was started for, or the one that it knows; else it asks. */
async function begin() {
  const connection = standsAsFiles() ? readConnection() : undefined;
  if (standsAsFiles() && !connection) return ask();
  alone(<p role="status">Opening the site …</p>);
  try {
    await open(connection ? await onGithub(connection) : withEarlierHere(localStore(tokenOf())));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    if (standsAsFiles()) ask(sentence);
    else tell(sentence);
  }
}

void begin();
