import { VisuallyHidden } from '@mantine/core';
import type { Office } from '../../schemas/site/business';
import { telHref } from '../model/phone';
import { useSite } from '../parts/context';
import { OfficeAddress } from '../parts/office-address';
import { OtherHours } from '../parts/other-hours';
import { SiteLink } from '../parts/site-link';
import { TextLines } from '../parts/text-lines';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './footer-offices.module.css';

function OfficeLines({ office }: { office: Office }) {
  const { id, name, phone, openingHours, specialHours } = office;
  const { hours, dialed } = useSite();
  const { lines = [], special = [] } = hours.offices[id] ?? {};
  return (
    <li>
      <h3 className={classes.name}>{name}</h3>
      <address className={classes.address}>
        <OfficeAddress office={id} />{' '}
        {phone && (
          <SiteLink href={telHref(phone, dialed)} className={classes.phone}>
            <Words>{phone}</Words>
          </SiteLink>
        )}{' '}
        {openingHours && <TextLines lines={lines} />}
      </address>
      <OtherHours hours={special.slice(0, specialHours.length)} className={classes.address} />
    </li>
  );
}

/** False for an office of which nothing but its name could stand here. */
const isReached = ({ address, phone, openingHours, specialHours }: Office): boolean =>
  address !== undefined || phone !== undefined || openingHours !== undefined || specialHours.length > 0;

/** The hours of the business and its e-mail address, under the name of what there is. */
function HoursAndMail() {
  const { business, hours } = useSite();
  const say = useSay();
  const isOpen = hours.business.length > 0 || hours.special.length > 0;
  if (!isOpen && !business.email) return null;
  return (
    <li>
      <h3 className={classes.name}>{say(isOpen ? 'footer.hours' : 'call.mail')}</h3>
      {hours.business.length > 0 && (
        <p className={classes.address}>
          <TextLines lines={hours.business} />
        </p>
      )}
      <OtherHours hours={hours.special} className={classes.address} />
      {business.email && (
        <SiteLink href={`mailto:${business.email}`} className={classes.mail}>
          {business.email}
        </SiteLink>
      )}
    </li>
  );
}

/**
 * The offices with address and phone (a phone only where there is no address), the hours and the e-mail address; nothing
 * where a business has none of them.
 */
export function FooterOffices() {
  const { business, hours } = useSite();
  const say = useSay();
  const reached = business.offices.filter(isReached);
  if (reached.length === 0 && !business.email && hours.business.length === 0 && hours.special.length === 0) return null;
  return (
    <section className={classes.offices} aria-labelledby="footer-offices">
      <VisuallyHidden component="h2" id="footer-offices">
        {say('footer.offices')}
      </VisuallyHidden>
      <ul className={classes.list}>
        {reached.map((office) => (
          <OfficeLines key={office.id} office={office} />
        ))}
        <HoursAndMail />
      </ul>
    </section>
  );
}
