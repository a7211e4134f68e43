import { Title } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import classes from './next-steps.module.css';
import { Words } from './words';

interface Props {
  steps: BlockOf<'form'>['next'];
  /** The level of their titles. */
  order: 2 | 3;
}

/** What happens after the form is sent, in numbered steps; nothing where nobody has said. */
export function NextSteps({ steps, order }: Props) {
  if (steps.length === 0) return null;
  return (
    <ol className={classes.next}>
      {keyed(steps, ({ title }) => title).map(({ key, item: { title, text } }) => (
        <li key={key} className={classes.step}>
          <Title order={order} className={classes.title}>
            <Words>{title}</Words>
          </Title>
          <p className={classes.text}>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ol>
  );
}
