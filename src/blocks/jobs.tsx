import type { BlockOf } from '../../schemas/blocks';
import type { Employment } from '../../schemas/blocks/jobs';
import { dayInWords } from '../model/dates';
import { keyed } from '../model/keyed';
import { officeAt } from '../model/phone';
import { Actions } from '../parts/actions';
import { usePage, useSite } from '../parts/context';
import { ItemTitle } from '../parts/item-title';
import { Section } from '../parts/section';
import { useEnd } from '../parts/use-end';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './jobs.module.css';

type JobsBlock = BlockOf<'jobs'>;

const employmentWords = {
  'full time': 'jobs.fullTime',
  'part time': 'jobs.partTime',
  contract: 'jobs.contract',
  temporary: 'jobs.temporary',
  internship: 'jobs.internship',
} as const satisfies Record<Employment, string>;

function Job({ block, item }: { block: JobsBlock; item: JobsBlock['items'][number] }) {
  const { business, calendar } = useSite();
  const { page } = usePage();
  const say = useSay();
  const endOf = useEnd();
  const { city } = officeAt(business, item.office ?? page.office);
  const facts = [say(employmentWords[item.employment]), city, item.pay].filter((fact) => fact !== undefined);
  return (
    <li className={classes.job} data-until={endOf(item.until)} suppressHydrationWarning>
      <div>
        <ItemTitle block={block}>
          <Words>{item.title}</Words>
        </ItemTitle>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <Words>{fact}</Words>
            </li>
          ))}
        </ul>
        <p className={classes.text}>
          <Words>{item.text}</Words>
        </p>
      </div>
      <div>
        <p className={classes.until}>{say('jobs.until', { day: dayInWords(item.until, calendar.long) })}</p>
        <Actions actions={[item.action]} className={classes.actions} />
      </div>
    </li>
  );
}

/** Open jobs as rows; one whose last day is over is not seen, and the section goes with the last. */
export function Jobs({ block }: { block: JobsBlock }) {
  const endOf = useEnd();
  return (
    <Section block={block} beside until={Math.max(...block.items.map(({ until }) => endOf(until)))}>
      <ul className={classes.list}>
        {keyed(block.items, ({ title }) => title).map(({ key, item }) => (
          <Job key={key} block={block} item={item} />
        ))}
      </ul>
    </Section>
  );
}
