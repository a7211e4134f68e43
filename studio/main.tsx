import '@mantine/core/styles.css';
import './studio.css';
import { type CSSVariablesResolver, createTheme, MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startEngine } from './engine/engine';
import { localStore } from './store/local-store';
import { WorkspaceContext } from './workspace/context';
import { openWorkspace } from './workspace/workspace';

const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 7,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  headings: { fontWeight: '650' },
  components: { Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } } },
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
const tell = (sentence: string) =>
  root.render(
    <main className="alone">
      <h1>The studio could not open</h1>
      <p>{sentence}</p>
    </main>,
  );

async function open() {
  root.render(
    <main className="alone">
      <p role="status">Opening the site …</p>
    </main>,
  );
  const workspace = await openWorkspace(
    localStore(tokenOf()),
    startEngine((message) => tell(message)),
  );
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={darker} forceColorScheme="light">
      <WorkspaceContext value={workspace}>
        <App />
      </WorkspaceContext>
    </MantineProvider>,
  );
}

open().catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
