import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { later } from '../later';
import type { LinkChoice } from './link-targets';

const LinkDialog = later(() => import('./link-dialog').then((module) => module.LinkDialog));

type Ask = (now: string | undefined) => Promise<LinkChoice | undefined>;

const LinkPicker = createContext<Ask>(async () => undefined);

/** Asks where a link is to lead; gives nothing where it is to stay as it is. */
export const useLinkPicker = () => useContext(LinkPicker);

/** The one place where links are chosen, for whatever is in it. */
export function WithLinkPicker({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ now?: string; answer: (choice?: LinkChoice) => void }>();
  const ask = useCallback<Ask>((now) => new Promise((answer) => setAsked({ now, answer })), []);
  const choose = (choice?: LinkChoice) => {
    setAsked(undefined);
    asked?.answer(choice);
  };
  return (
    <LinkPicker value={ask}>
      {children}
      {asked && <LinkDialog now={asked.now} choose={choose} />}
    </LinkPicker>
  );
}
