/** What the schema of a site's own block is made of: `import { defineBlock, text } from 'roofline/schema'`. */
export { z } from 'zod';
export { defineBlock } from './block';
export { film, frameAddress } from './fields/film';
export { action, actions, anyLink, ownPage } from './fields/link';
export { picture } from './fields/picture-value';
export { amount, day, formName, icon, markdown, officeId, slug, text } from './fields/text';
