import { keyed } from '../model/keyed';
import { type AnsweredLine, hasPhone, lineOf, telHref } from '../model/phone';
import { lineWords } from '../model/words/line-words';
import { usePage, useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { Section, SectionHeading } from '../parts/section';
import { SiteLink } from '../parts/site-link';
import { Tag } from '../parts/tag';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import classes from './call-banner.module.css';

function ResponseTimes() {
  const { responseTimes } = useSite().business;
  const say = useSay();
  return (
    <table className={classes.times}>
      <caption className={classes.caption}>{say('callBanner.times')}</caption>
      <tbody>
        {keyed(responseTimes, ({ area }) => area).map(({ key, item: { area, time } }) => (
          <tr key={key}>
            <th scope="row" className={classes.area}>
              <Words>{area}</Words>
            </th>
            <td className={classes.time}>
              <Words>{time}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every number but the one that the band calls already, so that the band helps those whose call can wait. */
function OtherNumbers({ called }: { called: string }) {
  const { business, dialed } = useSite();
  const { emergency, offices } = business;
  const urgent: AnsweredLine[] = emergency ? [{ name: emergency.label, phone: emergency.phone, by: 'call' }] : [];
  const lines = [...urgent, ...offices.filter(hasPhone)].filter(({ phone }) => phone !== called);
  if (lines.length === 0) return null;
  return (
    <ul className={classes.numbers}>
      {keyed(lines, ({ phone }) => phone).map(({ key, item: { name, phone } }) => (
        <li key={key}>
          <span>
            <Words>{name}</Words>
          </span>{' '}
          <SiteLink href={telHref(phone, dialed)} className={classes.number}>
            <Words>{phone}</Words>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A dark band with one big number to call, beside the response times where they are asked for, or the other numbers. */
export function CallBanner({ block }: BlockProps<'call-banner'>) {
  const { business, dialed } = useSite();
  const answered = lineOf(business, block.line, usePage().page.office);
  if (!answered) return null;
  const { phone, by } = answered;
  return (
    <Section block={block} withHeading={false} className={classes.band}>
      <div className={classes.words}>
        {block.badge && <Tag className={classes.badge}>{block.badge}</Tag>}
        <SectionHeading block={{ ...block, intro: block.text }} />
        <SiteLink href={telHref(phone, dialed)} className={classes.call}>
          <Icon name={lineWords[by].icon} size={28} />
          <Words>{phone}</Words>
        </SiteLink>
        {block.actions.length > 0 && (
          <ul className={classes.links}>
            {keyed(block.actions, ({ label }) => label).map(({ key, item: { label, href } }) => (
              <li key={key}>
                <SiteLink href={href} className={classes.link}>
                  <Words>{label}</Words>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {block.responseTimes ? <ResponseTimes /> : <OtherNumbers called={phone} />}
    </Section>
  );
}
