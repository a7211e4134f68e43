import { Container, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../schemas/blocks';
import { HeadingWords } from './heading-words';
import { Paragraph } from './paragraph';
import classes from './section.module.css';

/** What blocks have in common, as far as each has it. */
interface Frame {
  type: string;
  id?: string;
  draft?: boolean;
  ground: BlockOf<'prose'>['ground'];
  eyebrow?: string;
  heading?: string;
  intro?: string;
}

interface HeadingProps {
  block: Frame;
  /** A small line below, about what the section shows. */
  note?: string;
}

/** The heading of a section: eyebrow with a line of the action color, h2, a sentence, and a small note. */
export function SectionHeading({ block: { eyebrow, heading, intro }, note }: HeadingProps) {
  if (!eyebrow && !heading && !intro && !note) return null;
  return (
    <header className={classes.heading}>
      <Paragraph className={classes.eyebrow}>{eyebrow}</Paragraph>
      {heading && (
        <Title order={2} className={classes.title}>
          <HeadingWords>{heading}</HeadingWords>
        </Title>
      )}
      <Paragraph className={classes.intro}>{intro}</Paragraph>
      <Paragraph className={classes.note}>{note}</Paragraph>
    </header>
  );
}

interface Props extends HeadingProps {
  children: ReactNode;
  className?: string;
  /** False where the block places its heading itself. */
  withHeading?: boolean;
  /** True where the heading stands beside what is narrow, on wide screens. */
  beside?: boolean;
  /** The moment at which it is over, in ms from 1970 on (`loader/watch-clock.ts`). */
  until?: number;
}

/**
 * The frame every block stands in: ground, anchor, content width and, unless the block places it itself, the heading. Blocks
 * lay themselves out by the width they have in it (container queries), not by the window's.
 */
export function Section({ block, note, children, className, withHeading = true, beside = false, until }: Props) {
  return (
    <section
      id={block.id}
      data-ground={block.ground}
      data-block={block.type}
      data-until={until}
      data-draft={block.draft ? '' : undefined}
      className={classes.section}
    >
      <Container className={classes.content}>
        <div className={clsx(className, beside && block.heading && classes.beside) || undefined}>
          {withHeading && <SectionHeading block={block} note={note} />}
          {children}
        </div>
      </Container>
    </section>
  );
}
