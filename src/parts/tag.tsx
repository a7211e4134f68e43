import { Badge } from '@mantine/core';
import { clsx } from 'clsx';
import classes from './tag.module.css';
import { Words } from './words';

/** A short label that stands out: the category of an article, the corner of a card. Its colors are the block's. */
export function Tag({ className, children }: { className: string | undefined; children: string }) {
  return (
    <Badge className={clsx(classes.tag, className)}>
      <Words>{children}</Words>
    </Badge>
  );
}
