/** Whether a section has anything over what it shows; where it has nothing, no column is kept for it. */
export const isHeaded = ({
  eyebrow,
  heading,
  intro,
}: {
  eyebrow?: string;
  heading?: string;
  intro?: string;
}): boolean => Boolean(eyebrow || heading || intro);
