import type { FunctionComponent } from 'react';

/** The components of a site's own `blocks/` by type: whoever bundles for such a site puts them here, as with the schemas. */
export const ownComponents: Readonly<Record<string, () => Promise<FunctionComponent<never>>>> = {};
