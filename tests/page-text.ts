/** A sound page that is of nothing else on the site, with further lines in front of its sections. */
export const pageText = (route: string, lines: string, text: string): string => `title: About the ${route}
description: What is to be known of the ${route}, in one sentence that is long enough for a list of search results.
${lines}sections:
  - { type: hero, layout: plain, heading: The ${route}, text: One of a kind. }
  - type: prose
    heading: How the ${route} runs
    text: |
      ${text}
`;
