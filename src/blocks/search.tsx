import { Title } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import type { Navigation } from '../../schemas/site/navigation';
import { entryLinks } from '../model/entry-links';
import { usePage, useSite } from '../parts/context';
import { leftAlone } from '../parts/left-alone';
import { Section } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './search.module.css';

/** Every link of the menus and the footer, each address once. */
function linksOf({ menu, footer, legal }: Navigation) {
  const all = [...entryLinks(menu), ...entryLinks(footer), ...legal];
  return [...new Map(all.map(({ label, href }) => [href, { label, href }])).values()];
}

/**
 * A field whose form leads to this page with what was asked, `?q=drains`: the results are looked up when the page has come. Who
 * has no scripts finds the links.
 */
export function Search({ block }: { block: BlockOf<'search'> }) {
  const say = useSay();
  const links = linksOf(useSite().navigation);
  const { route } = usePage().page;
  return (
    <Section block={block}>
      <search data-needs-js="">
        <form action={route} className={classes.form} data-search="">
          <label className={classes.label}>
            <Words>{block.label ?? say('search.label')}</Words>
            <input name="q" type="search" required autoComplete="off" enterKeyHint="search" className={classes.input} />
          </label>
          <button type="submit" className={classes.button}>
            <Words>{block.button ?? say('search.button')}</Words>
          </button>
        </form>
      </search>
      <output data-found={block.found ?? say('search.found')} className={classes.found} {...leftAlone} />
      <div data-results="" className={classes.results} {...leftAlone} />
      {links.length > 0 && (
        <>
          <Title order={2} className={classes.browse}>
            <Words>{block.browse ?? say('search.browse')}</Words>
          </Title>
          <ul className={classes.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={classes.link}>
                  <Words>{label}</Words>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
