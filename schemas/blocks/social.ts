import { defineBlock } from '../block';

export const social = defineBlock({
  type: 'social',
  about: "Links to the business's social networks, from site.config.yaml.",
  fields: {},
  needs: () => [{ fact: 'socials', instead: 'remove the section' }],
  example: { type: 'social', heading: 'Follow the work' },
});
