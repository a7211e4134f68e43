import { Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Block } from '../../schemas/blocks';
import classes from './item-title.module.css';

interface Props {
  /** The block it stands in: under a section with a heading it is an h3, under one without an h2. */
  block: Pick<Block, 'heading'>;
  className?: string;
  children: ReactNode;
}

/** The title of a card, a step or another item of a section; its level never skips one. */
export function ItemTitle({ block, className, children }: Props) {
  return (
    <Title order={block.heading ? 3 : 2} className={clsx(classes.title, className)}>
      {children}
    </Title>
  );
}
