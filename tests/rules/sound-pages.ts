const summary = (subject: string): string =>
  `description: ${subject}, told in one sentence that is long enough for a list of search results.`;

const home = `title: Acme Roofing
label: Home
${summary('What Acme does in Oklahoma')}
sections:
  - type: hero
    heading: A roof you stop thinking about
    text: Over {years} years in {city}. Call {phone}.
    image: { src: hero.jpg, alt: A house }
    actions:
      - { label: Get an estimate, href: /contact }
    trust: true
  - type: prose
    id: hail
    heading: What hail does
    text: |
      Hail *bruises* the mat. See [the lender](link:lender), [our page](/contact#office) or [call](call).
  - type: post-list
    show: latest
`;

const contact = `title: Contact Acme
label: Contact
${summary('How to reach us')}
aliases: [/contact-us]
redirectFrom: [/kontakt]
sections:
  - type: hero
    layout: plain
    heading: Contact us
    text: Call or write.
  - type: offices
    id: office
  - type: table
    caption: Prices
    columns: [Item, Range]
    rows:
      - [Permit, "$150-$500"]
`;

const blog = `title: Advice from Acme
label: Advice
${summary('Articles about houses')}
sections:
  - type: hero
    layout: plain
    heading: Advice
    text: What we tell our neighbors.
  - type: post-list
    show: index
`;

const notFound = `title: Page not found
label: Not found
${summary('What to do where nothing is')}
robots: noindex, nofollow
sections:
  - type: hero
    layout: plain
    heading: This page is not here
    actions:
      - { label: See how to reach us, href: /contact }
`;

const article = (name: string, group: string, date: string): string => `template: article
title: Article ${name}
${summary(`Article ${name}`)}
heading: The ${name} article
excerpt: About ${name}.
group: ${group}
date: ${date}
hero: { src: deck.jpg, alt: A deck }
sections:
  - type: prose
    heading: First
    text: Words about ${name}.
`;

const claremore = `template: city
title: Roofing in Claremore
label: Claremore
${summary('Our work in Claremore')}
office: claremore
city: Claremore
heading: Roofing in Claremore
lead: The office on the corner.
hero: { src: hero.jpg, alt: A house }
cards:
  - { title: Roofing, icon: home }
  - { title: Remodeling, icon: home }
  - { title: Construction, icon: home, link: { label: See decks, href: /claremore/deck-builder } }
local:
  heading: Old houses
  text: Claremore has *old* houses. Those on Will Rogers Boulevard stand since 1911, as the depot on Patti Page Boulevard.
  image: { src: deck.jpg, alt: A deck }
quotes:
  - { name: Dana R., detail: Roof, text: On time., sample: true }
steps:
  - { title: Look, text: We look. }
  - { title: Measure, text: We measure. }
  - { title: Write, text: We write. }
  - { title: Build, text: We build. }
  - { title: Clean, text: We clean. }
concern:
  heading: Storms
  text: Hail comes in spring.
  image: { src: deck.jpg, alt: A deck }
gallery:
  - { src: deck.jpg, alt: A deck }
`;

const deckBuilder = `template: service
title: Deck builder in Claremore
label: Deck builder
${summary('Decks in Claremore')}
city: Claremore, OK
heading: Deck builder
lead: Decks that stay level.
hero: { src: deck.jpg, alt: A deck }
bullets: [Footings, Framing, Railing]
body:
  - { heading: Wood, text: Cedar lasts. }
  - { heading: Composite, text: Composite stays., image: { src: deck.jpg, alt: A deck } }
  - { heading: Steel, text: Steel holds., image: { src: deck.jpg, alt: A deck } }
questions:
  - { question: How long?, answer: A week. }
related:
  - { label: See Claremore, href: /claremore }
`;

const tulsa = `template: area
title: Contractor in Tulsa
label: Tulsa
${summary('Our work in Tulsa')}
office: okc
city: Tulsa
heading: Your contractor in Tulsa
lead: Crews in Tulsa every week.
hero: { src: hero.jpg, alt: A house }
cards:
  - { title: Roofing, icon: home }
  - { title: Remodeling, icon: home }
  - { title: Services, icon: home }
why: [Near, Fair, Clean]
coverage:
  heading: Midtown to south
  text: All of Tulsa, from Maple Ridge and Brookside to Jenks.
  image: { src: deck.jpg, alt: A deck }
serviceArea: Tulsa and around
responseTime: 45 minutes
showHours: true
emergency: { heading: Water in the house?, text: Call now. }
`;

/** A page of every kind, by path. */
export const pageTexts = {
  'pages/404.yaml': notFound,
  'pages/index.yaml': home,
  'pages/contact.yaml': contact,
  'pages/blog.yaml': blog,
  'pages/blog/decks.yaml': article('decks', 'Building', '2024-03-01'),
  'pages/blog/hail.yaml': article('hail', 'Roofs', '2024-05-01'),
  'pages/blog/leaks.yaml': article('leaks', 'Roofs', '2023-10-25'),
  'pages/blog/shingles.yaml': article('shingles', 'Roofs', '2023-10-25'),
  'pages/roof-costs.yaml': article('costs', 'Roofs', '2023-01-01'),
  'pages/claremore.yaml': claremore,
  'pages/claremore/deck-builder.yaml': deckBuilder,
  'pages/service-areas/tulsa.yaml': tulsa,
} as const;
