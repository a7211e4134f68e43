import { usePage } from '../parts/context';
import { useSay } from '../parts/use-say';
import { LanguageLink } from './language-link';

interface Props {
  /** The classes of the list and of its links. */
  list?: string;
  link?: string;
}

/** The other languages that this page is there in; nothing where there are none. */
export function OtherLanguages({ list, link }: Props) {
  const { alternates, page } = usePage();
  const say = useSay();
  const others = alternates.filter(({ route }) => route !== page.route);
  if (others.length === 0) return null;
  return (
    <ul className={list} aria-label={say('footer.languages')}>
      {others.map((alternate) => (
        <li key={alternate.language}>
          <LanguageLink alternate={alternate} className={link} />
        </li>
      ))}
    </ul>
  );
}
