import { Typography } from '@mantine/core';
import { clsx } from 'clsx';
import classes from './rich-text.module.css';

interface Props {
  /** HTML that the build made of Markdown with raw HTML off, so it holds only tags the renderer wrote. */
  html: string;
  className?: string;
}

/** Running text from a Markdown field. */
export function RichText({ html, className }: Props) {
  return (
    <Typography
      className={clsx(classes.text, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time by the Markdown renderer, raw HTML off
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
