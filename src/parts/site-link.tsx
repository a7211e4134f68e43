import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { officeCalled, reachesSomebody } from '../model/phone';
import type { Act } from './act';
import { usePage, useSite } from './context';
import type { Counted } from './count-event';
import { OpeningNote } from './opening-note';
import { useSay } from './use-say';

/** True for addresses that leave the site; they open in a new tab. */
const isExternal = (href: string): boolean => /^https?:/.test(href);

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  /** False where there is no room beside it for when the office that it calls opens. */
  noted?: boolean;
  /** For a link that shows only while the office that keeps this schedule is open, or closed. */
  'data-schedule'?: number;
  'data-while'?: 'open' | 'closed';
  /** What the site's own address is told of a click, where it has one and this is no call. */
  counts?: Counted;
}

/**
 * What a link says and what stands beside it: the words in an element of their own, which other words get anew. A browser
 * that translates pages has replaced the text in it, and a link must never say one number and call another.
 */
function Beside({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <>
      {typeof words === 'string' ? <span key={words}>{words}</span> : words}
      {children}
    </>
  );
}

/**
 * The one way a link gets on a page. A plain `<a>`: the client router takes over clicks on internal addresses by
 * delegation, so links in Markdown behave the same. Outside links open in a new tab, say so to assistive technology
 * (WCAG technique G201) and carry `rel="noopener"`. A link to the page that it stands
 * on stays there. A link that calls an office says when that opens, while it is closed, unless there is no room.
 */
export function SiteLink({ href, children, noted = true, counts, ...rest }: Props) {
  const say = useSay();
  const { business, dialed, events } = useSite();
  const counted = events === undefined ? undefined : reachesSomebody(href) ? 'call' : counts;
  const office = officeCalled(business, dialed, href);
  const here = href.split('#')[0] === usePage().page.route;
  if (!isExternal(href)) {
    return (
      // The loader marks what is closed.
      <a
        href={href}
        data-act={here ? ('here' satisfies Act) : counted && ('count' satisfies Act)}
        data-counts={counted}
        suppressHydrationWarning={rest['data-while'] !== undefined}
        {...rest}
      >
        {noted && office ? (
          <Beside words={children}>
            <OpeningNote office={office} />
          </Beside>
        ) : (
          children
        )}
      </a>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-act={counted && ('count' satisfies Act)}
      data-counts={counted}
      {...rest}
    >
      <Beside words={children}>
        <VisuallyHidden data-pagefind-ignore="">{` ${say('page.newTab')}`}</VisuallyHidden>
      </Beside>
    </a>
  );
}
