import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Action } from '../../schemas/fields/link';
import { keyed } from '../model/keyed';
import { telHref } from '../model/phone';
import { usePage, useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import { ConsentAgain, ConsentQuestion } from './consent-question';
import { entryRuns } from './entry-runs';
import classes from './footer.module.css';
import { FooterAreas } from './footer-areas';
import { Badges, Licenses } from './footer-credentials';
import { FooterOffices } from './footer-offices';
import { LanguageLink } from './language-link';
import { Logo } from './logo';
import { PageLink } from './page-link';

/** The line that is answered around the clock, where there is one. */
function Emergency() {
  const { business, dialed } = useSite();
  const { emergency } = business;
  if (!emergency) return null;
  return (
    <p className={classes.emergency}>
      <Words>{emergency.label}</Words>{' '}
      <SiteLink href={telHref(emergency.phone, dialed)} className={classes.number}>
        <Words>{emergency.phone}</Words>
      </SiteLink>
    </p>
  );
}

function Socials() {
  const { socials } = useSite();
  const say = useSay();
  if (socials.length === 0) return null;
  return (
    <ul className={classes.socials} aria-label={say('footer.socials')}>
      {keyed(socials, ({ name }) => name).map(({ key, item: { name, icon, href } }) => (
        <li key={key}>
          <SiteLink href={href} className={classes.social} aria-label={`${name} ${say('page.newTab')}`}>
            <Icon name={icon} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Brand() {
  const { business } = useSite();
  return (
    <div>
      <Logo of="footer" alt={business.shortName} />
      <p className={classes.about}>
        <Words>{business.description}</Words>
      </p>
      <Emergency />
      <Licenses />
      <Badges />
      <Socials />
    </div>
  );
}

type FooterEntry = ReturnType<typeof useSite>['navigation']['footer'][number];

function Column({ id, title, links }: { id: string; title: ReactNode; links: readonly Action[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.columns}>
        {keyed(links, ({ label }) => label).map(({ key, item: { label, href } }) => (
          <li key={key}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entries with all links that have no column of their own where the first of them stands, so that they are in one. */
function withPlainTogether(entries: readonly FooterEntry[]): readonly FooterEntry[] {
  const isPlain = ({ links }: FooterEntry) => links === undefined;
  const first = entries.findIndex(isPlain);
  if (first < 0) return entries;
  const [before, after] = [entries.slice(0, first), entries.slice(first)];
  return [...before, ...after.filter(isPlain), ...after.filter((entry) => !isPlain(entry))];
}

/** The links of the footer in columns. */
function Columns() {
  const { footer } = useSite().navigation;
  const say = useSay();
  return entryRuns(withPlainTogether(footer)).map((run, index) => {
    const id = index === 0 ? 'footer-links' : `footer-links-${index + 1}`;
    if ('plain' in run) return <Column key={id} id={id} title={say('footer.links')} links={run.plain} />;
    const { label, href, links = [] } = run.titled;
    const title =
      href === undefined ? (
        label
      ) : (
        <PageLink href={href} className={classes.titled}>
          {label}
        </PageLink>
      );
    return <Column key={id} id={id} title={title} links={links} />;
  });
}

function Legal() {
  const { legal } = useSite().navigation;
  if (legal.length === 0) return null;
  return (
    <ul className={classes.row}>
      {keyed(legal, ({ label }) => label).map(({ key, item: { label, href } }) => (
        <li key={key}>
          <PageLink href={href}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The languages that this page is there in, each in its own words; nothing where it is in one. */
function Languages() {
  const { alternates } = usePage();
  const say = useSay();
  if (alternates.length === 0) return null;
  return (
    <nav aria-label={say('footer.languages')}>
      <ul className={classes.row}>
        {alternates.map((alternate) => (
          <li key={alternate.language}>
            <LanguageLink alternate={alternate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The columns of links and the cities; nothing where there are none of either. */
function Lists() {
  const { areas, navigation } = useSite();
  if (navigation.footer.length === 0 && areas.cities.length === 0) return null;
  return (
    <div className={classes.lists}>
      <Columns />
      <FooterAreas />
    </div>
  );
}

/** The foot of every page: who we are, quick links, areas, offices with hours, and the legal line. */
export function Footer() {
  const { business, year } = useSite();
  return (
    <>
      <footer className={classes.footer} data-ground="dark">
        <Container className={classes.content}>
          <div className={classes.main}>
            <Brand />
            <Lists />
          </div>
          <FooterOffices />
          <hr className={classes.divider} />
          <div className={classes.legal}>
            <p className={classes.copyright}>{`© ${year} ${business.legalName}`}</p>
            <Languages />
            <Legal />
            <ConsentAgain />
          </div>
        </Container>
      </footer>
      <ConsentQuestion />
    </>
  );
}
