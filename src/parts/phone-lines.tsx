import { clsx } from 'clsx';
import { answersFor, officeAt, telHref } from '../model/phone';
import { usePage, useSite } from './context';
import { Icon } from './icon';
import classes from './phone-lines.module.css';
import { SiteLink } from './site-link';
import { Words } from './words';

interface Props {
  /** Which numbers stand here: the page's office, the emergency line, or both side by side. */
  show: 'office' | 'emergency' | 'both';
  /** Addresses that links beside it call already. */
  except: readonly string[];
}

/** Numbers to call, each with the words that say who answers; an office's says when it opens, while it is closed. */
export function PhoneLines({ show, except }: Props) {
  const { business, dialed } = useSite();
  const office = answersFor(business, officeAt(business, usePage().page.office));
  const { emergency } = business;
  const lines = [
    ...(office ? [{ line: 'office', name: office.name, phone: office.phone }] : []),
    ...(emergency ? [{ line: 'emergency', name: emergency.label, phone: emergency.phone }] : []),
  ].filter(({ line, phone }) => (show === 'both' || show === line) && !except.includes(telHref(phone, dialed)));
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines} data-show={show}>
      {lines.map(({ line, name, phone }) => (
        <li key={line}>
          <SiteLink href={telHref(phone, dialed)} className={clsx(classes.line, classes[line])}>
            {line === 'emergency' && <Icon name="phone" size={22} className={classes.icon} />}
            <span className={classes.name}>
              <Words>{name}</Words>
            </span>{' '}
            <span className={classes.number}>{phone}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
