import type { BlockOf } from '../../schemas/blocks';
import { initials } from '../model/initials';
import { keyed } from '../model/keyed';
import { CheckList } from '../parts/check-list';
import { ItemTitle } from '../parts/item-title';
import { Paragraph } from '../parts/paragraph';
import { Picture } from '../parts/picture';
import { Section } from '../parts/section';
import { Words } from '../parts/words';
import classes from './team.module.css';

type Person = BlockOf<'team'>['people'][number];

function Portrait({ name, image }: Pick<Person, 'name' | 'image'>) {
  if (image) return <Picture picture={image} sizes="(min-width: 48em) 320px, 100vw" className={classes.portrait} />;
  return (
    <p className={classes.initials} aria-hidden="true">
      {initials(name)}
    </p>
  );
}

/** The people of the business; those without a portrait by their initials. */
export function Team({ block }: { block: BlockOf<'team'> }) {
  return (
    <Section block={block}>
      <ul className={classes.people} data-faceless={block.people.every(({ image }) => !image) || undefined}>
        {keyed(block.people, ({ name }) => name).map(({ key, item: { name, role, text, image, credentials } }) => (
          <li key={key} className={classes.person}>
            <Portrait name={name} image={image} />
            <ItemTitle block={block} className={classes.name}>
              <Words>{name}</Words>
            </ItemTitle>
            <p className={classes.role}>
              <Words>{role}</Words>
            </p>
            <Paragraph className={classes.text}>{text}</Paragraph>
            {credentials.length > 0 && <CheckList items={credentials} size="small" className={classes.credentials} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
