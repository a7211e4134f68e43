import { useEffect, useState } from 'react';
import type { LinkTarget } from '../../src/engine/link-targets';
import { useWorkspace } from '../workspace/context';

export type { LinkTarget };

/** Where a link is to lead, and what it may be called; an empty address takes the link away. */
export interface LinkChoice {
  href: string;
  title: string;
}

const kinds: readonly [kind: LinkTarget['kind'], name: string][] = [
  ['page', 'Pages'],
  ['phone', 'Phone'],
  ['mail', 'Mail'],
  ['part', 'Parts of pages'],
  ['file', 'Files'],
  ['elsewhere', 'Other websites'],
];

/** All that a link can lead to, as it is when this is first shown. */
export function useLinkTargets(isWanted: boolean): LinkTarget[] {
  const { engine } = useWorkspace();
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  useEffect(() => {
    let wanted = isWanted;
    if (wanted) void engine.targets().then((found) => wanted && setTargets(found));
    return () => {
      wanted = false;
    };
  }, [engine, isWanted]);
  return targets;
}

/** What people call a target: `call:emergency` is *Call the emergency line, (212) 555-0142*. */
export function titleOf({ href, kind, title }: LinkTarget): string {
  if (href === 'call') return `Call the office of the page`;
  if (kind === 'phone') return `Call ${href.slice('call:'.length)}, ${title}`;
  return kind === 'mail' ? `Write to ${title}` : title;
}

/** The address of a target, and why no link may lead there yet, where it is so. */
export const whereOf = ({ href, not }: LinkTarget): string => (not === undefined ? href : `${href} – ${not}`);

/** The targets that a few letters are found in, by kind; what no link may lead to yet last in its kind, and no more than can be looked through. */
export function searched(targets: readonly LinkTarget[], search: string): { name: string; found: LinkTarget[] }[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  const of = (target: LinkTarget) => `${target.href} ${titleOf(target)}`.toLowerCase();
  const found = targets.filter((target) => words.every((word) => of(target).includes(word)));
  const fits = [...found.filter(({ not }) => !not), ...found.filter(({ not }) => not)];
  return kinds
    .map(([kind, name]) => ({ name, found: fits.filter((target) => target.kind === kind).slice(0, 30) }))
    .filter(({ found }) => found.length > 0);
}

/** True for an address outside of the site, or one that is written in full. */
export const isAddress = (text: string): boolean =>
  /^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|(?:tel|sms):\+?[\d-]+|\/\S*|#\S+)$/i.test(text.trim());
