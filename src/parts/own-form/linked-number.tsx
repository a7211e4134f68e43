import { usePagePhone } from '../page-phone';
import { SiteLink } from '../site-link';
import { Words } from '../words';

/** A sentence in which the number that this page calls is a link to it. */
export function LinkedNumber({ words }: { words: string }) {
  const answered = usePagePhone();
  const [before = '', after] = answered ? words.split(answered.phone) : [words];
  return (
    <>
      <Words>{before}</Words>
      {answered && after !== undefined && (
        <>
          <SiteLink href={answered.href} noted={false}>
            <Words>{answered.phone}</Words>
          </SiteLink>
          <Words>{after}</Words>
        </>
      )}
    </>
  );
}
