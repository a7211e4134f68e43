import type { ReactNode } from 'react';
import { answersFor, officeAt, telHref } from '../model/phone';
import { lineWords } from '../model/words/line-words';
import { ButtonLink } from './button-link';
import { usePage, useSite } from './context';
import { SiteLink } from './site-link';
import { useSay } from './use-say';

/** A way to reach somebody from a page. */
export interface Call {
  line: 'office' | 'emergency';
  /** The number as people read it. */
  phone: string;
  /** The words of a button, and fewer of them for a small one. */
  label: string;
  short: string;
  /** What is drawn beside it, and what the bar at the bottom of phones says. */
  icon: string;
  now: string;
}

/** The call that this page offers; where that is an office, also the call while it is closed, and its schedule; nothing where nobody has a phone. */
function usePageCalls(): { call: Call; closed?: Call; schedule?: number } | undefined {
  const { business, navigation, hours } = useSite();
  const say = useSay();
  const { page } = usePage();
  const emergency: Call | undefined = business.emergency && {
    line: 'emergency',
    icon: lineWords.call.icon,
    short: say('call.emergency'),
    ...business.emergency,
    now: business.emergency.short ?? say('call.emergency'),
  };
  if (page.line === 'emergency' && emergency) return { call: emergency };
  const office = answersFor(business, officeAt(business, page.office));
  if (!office) return undefined;
  const words = lineWords[office.by];
  return {
    call: {
      ...{ line: 'office', phone: office.phone, label: navigation.callLabel ?? say(words.short) },
      ...{ icon: words.icon, short: say(words.short), now: say(words.now) },
    },
    closed: emergency,
    schedule: hours.offices[office.id]?.schedule,
  };
}

interface Props {
  /** Makes the link a button. */
  tone?: 'action' | 'quiet';
  className?: string;
  /** What stands in the link. */
  children: (call: Call) => ReactNode;
}

/**
 * The link to call from this page. While its office is closed, a line that is answered then stands in its place: both
 * are in the document, and the loader decides before anything is painted (`loader/watch-clock.ts`). Nothing where the
 * business has no phone.
 */
export function PageCall({ tone, className, children }: Props) {
  const calls = usePageCalls();
  const { dialed } = useSite();
  if (!calls) return null;
  const { call, closed, schedule } = calls;
  const link = (to: Call, shown?: { 'data-schedule': number; 'data-while': 'open' | 'closed' }) => {
    const rest = { href: telHref(to.phone, dialed), className, noted: false, children: children(to), ...shown };
    return tone ? <ButtonLink tone={tone} {...rest} /> : <SiteLink {...rest} />;
  };
  if (!closed || schedule === undefined) return link(call);
  return (
    <>
      {link(call, { 'data-schedule': schedule, 'data-while': 'open' })}{' '}
      {link(closed, { 'data-schedule': schedule, 'data-while': 'closed' })}
    </>
  );
}
