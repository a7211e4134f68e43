import { VisuallyHidden } from '@mantine/core';
import type { Office } from '../../schemas/site/business';
import { hoursInWords } from '../model/hours';
import { telHref } from '../model/phone';
import { placeLine } from '../model/postal-address';
import { useSite } from '../parts/context';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import classes from './footer-offices.module.css';

function OfficeLines({ office: { name, address, phone, openingHours } }: { office: Office }) {
  return (
    <li>
      <h3 className={classes.name}>{name}</h3>
      <address className={classes.address}>
        {address && (
          <>
            {address.street}
            <br />
            {placeLine(address)}
          </>
        )}
        <SiteLink href={telHref(phone)} className={classes.phone}>
          <Words>{phone}</Words>
        </SiteLink>
        {openingHours && hoursInWords(openingHours)}
      </address>
    </li>
  );
}

/** The offices with address and phone (a phone only where there is no address), the hours and the e-mail address. */
export function FooterOffices() {
  const { business } = useSite();
  return (
    <section className={classes.offices} aria-labelledby="footer-offices">
      <VisuallyHidden component="h2" id="footer-offices">
        Offices
      </VisuallyHidden>
      <ul className={classes.list}>
        {business.offices.map((office) => (
          <OfficeLines key={office.id} office={office} />
        ))}
        <li>
          <h3 className={classes.name}>Office hours</h3>
          <p className={classes.address}>
            {hoursInWords(business.openingHours)}
            <SiteLink href={`mailto:${business.email}`} className={classes.mail}>
              {business.email}
            </SiteLink>
          </p>
        </li>
      </ul>
    </section>
  );
}
