import { useSite } from '../parts/context';
import { waitingScript } from './waiting-script';

/**
 * The rules of all pages, as one file that a browser keeps. It stands after what the document has rules for itself, the
 * first screen: browsers show what is above such a link without waiting for it, and nothing below before it has come, so
 * that it blocks nothing and moves nothing. A rule for two sections in a row has to know that it may stand between them.
 */
export function StyleSheet() {
  const { styles } = useSite();
  if (styles === undefined) return null; // the dev server puts styles in by itself
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: code of ours, which the policy knows by its hash */}
      <script dangerouslySetInnerHTML={{ __html: waitingScript }} />
    </>
  );
}
