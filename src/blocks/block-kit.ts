/** What the component of a site's own block is made of: `import { type PropsOf, Section } from 'roofline/blocks'`. */
export { keyed } from '../model/keyed';
export { Actions } from '../parts/actions';
export { ButtonLink } from '../parts/button-link';
export { usePage, useSite } from '../parts/context';
export { Icon } from '../parts/icon';
export { ItemTitle } from '../parts/item-title';
export { Picture } from '../parts/picture';
export { RichText } from '../parts/rich-text';
export { Section, SectionHeading } from '../parts/section';
export { SiteLink } from '../parts/site-link';
export { Words } from '../parts/words';
export type { PropsOf } from './block-props';
