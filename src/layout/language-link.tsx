import type { PageContent } from '../model/page-data';
import { usePage } from '../parts/context';

interface Props {
  alternate: PageContent['alternates'][number];
  className?: string;
}

/** The way to this page in a language, in the words of its speakers. */
export function LanguageLink({ alternate: { language, route, name }, className }: Props) {
  const { page } = usePage();
  return (
    <a
      href={route}
      lang={language}
      hrefLang={language}
      aria-current={route === page.route ? 'page' : undefined}
      className={className}
    >
      {name}
    </a>
  );
}
