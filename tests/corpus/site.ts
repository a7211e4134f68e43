import type { Inventory, SourceFile } from '../../src/model/site';
import { themeText } from '../theme-text';

const index = `title: Clocks and watches, repaired by hand
label: Home
description: We clean, mend and restore clocks and watches of every age, and tell you the price before any work begins.
priority: 1.0
updated: 2025-03-04
sections:
  - type: hero
    heading: Time, put right
    text: Bring it in, hear the price, and collect it when it runs.
    layout: split
    image:
      src: bench.jpg
      alt: A bench with open watches
      focus: right
    actions:
      - { label: Get a price, href: /contact }
      - { label: See our work, href: /about }
    trust: true

  - type: card-grid
    id: services
    ground: tint
    heading: What we do
    intro: Three things, done well.
    columns: 3
    cards:
      - title: Cleaning
        text: Every part in its own bath.
        image: { src: parts.jpg, alt: Wheels on a cloth }
        link: { label: See prices, href: /repair }
      - title: Repair
        text: New springs, wheels and glass.
        icon: clock
        link: { label: Ask us, href: "#questions" }
      - title: Restoration
        features:
          - Dials
          - Cases
          - Hands

  - type: prose
    heading: How we work
    text: |-
      We open the case and look first.

      - Then we write it down
      - Then we work

      You pay when it runs.

  - type: faq
    id: questions
    heading: Questions
    items:
      - question: How long does it take?
        answer: Two weeks in most cases.
      - question: What does it cost?
        answer: >-
          That hangs on the movement.
          We say so before we begin.

  - type: table
    caption: What we charge
    columns: [Work, Price]
    rows:
      - [Battery, "$20"]
      - [Cleaning, "$120"]

  - type: cta
    heading: Ready when you are
    actions:
      - label: Write to us
        href: /contact
      - label: Call {phone}
        href: call
`;

const contact = `title: Write, call or come by
label: Contact
description: The shop is open on the first weekdays. Write, call or come by with your clock, and we look at it with you.
aliases: [/contact-us]
redirectFrom: [/find-us]
sections:
  - type: hero
    heading: Contact us
    text: We answer within a day.
    layout: plain
  - type: offices
    id: office
`;

const about = `title: The people at the bench
label: About
description: Two people, three benches and a wall of drawers. Who we are, how we learned it, and what we will not do.
sections:
  - type: hero
    heading: Two people, three benches
    text: "In one line: we mend what others throw away."
    layout: plain
  - type: media-text
    id: shop
    heading: The shop
    image: { src: bench.jpg, alt: "A bench, seen from above" }
    side: left
    text: |
      It was a bakery once.
      The oven door is still there.
    items:
      - Open workshop
      - Spare parts on the shelf
  - type: stats
    items:
      - { value: "{years}", label: years at the bench }
      - { value: 2 weeks, label: until most jobs are done }
`;

const repair = `template: service
title: Watch repair at a fixed price
label: Repair
description: Mechanical and quartz watches, opened, cleaned, oiled and tested for a week before you get them back from us.
heading: Watch repair
lead: Opened, cleaned, oiled and tested for a week.
hero: { src: parts.jpg, alt: Wheels and springs on a cloth }
bullets: [Fixed price, Old parts returned, One year of warranty]
body:
  - heading: What happens to your watch
    text: It is opened under glass and looked at.
  - heading: What can be mended
    text: Nearly all of it.
    image: { src: dial.jpg, alt: A white dial }
related:
  - { label: Contact us, href: /contact }
`;

const article = `template: article
title: Five habits that keep a watch alive
description: Small habits that keep a watch going for longer, from the hand that winds it to the drawer that it sleeps in.
heading: Five habits for a watch
excerpt: What to do, and what to leave alone.
group: Care
date: 2024-05-06
hero: { src: dial.jpg, alt: A white dial }
sections:
  - type: prose
    heading: Wind it at the same hour
    text: A spring likes habit. Ask [us](/contact) or call {phone}.
`;

const blog = `title: What we tell our customers
label: Advice
description: Short articles about clocks and watches, how to wind them, when to oil them, and what to leave to somebody else.
sections:
  - type: hero
    heading: Advice
    text: What we tell our customers.
    layout: plain
  - type: post-list
    show: index
`;

const config = `url: https://www.clocks.example
host: netlify
# Who you are.
business:
  name: Hand & Wheel
  shortName: Hand & Wheel
  legalName: Hand & Wheel LLC
  tagline: Clocks and watches, repaired
  description: A workshop for clocks and watches since {founded}.
  founded: 1998
  email: hello@clocks.example
  mainOffice: north
  offices:
    - id: north
      name: North shop
      city: Northtown
      phone: (212) 555-0142
      address:
        street: 1 Sample Street
        city: Northtown
        region: NY
        postalCode: "10001"
      coordinates: { latitude: 40.71, longitude: -74 }
      serves: Northtown
    - id: south
      name: South line
      city: Southtown
      phone: (212) 555-0173
      coordinates: { latitude: 40.64, longitude: -74.08 }
      serves: Southtown
  openingHours:
    - days: [Monday, Tuesday, Wednesday]
      opens: "08:00"
      closes: "18:00"
  timeZone: America/New_York
  emergency: { phone: (212) 555-0199, label: Day and night }
  radius: 40
  claims:
    - { icon: clock, label: "Since {founded}" }
    - { icon: award, label: Insured, href: "call:emergency" }
navigation:
  menu:
    - label: Work
      links:
        - { label: Repair, href: /repair, text: "Cleaned, oiled and tested" }
    - label: About
      href: /about
    - { label: Advice, href: /blog }
    - { label: Contact, href: /contact }
  callLabel: Call us
  estimate: { label: Get a price, href: /contact }
  banner:
    text: Pay in parts
    learnMore: { label: Learn how, href: /contact }
    apply: { label: Apply, href: "link:lender" }
areas:
  cities:
    - { name: Northtown, href: /contact, coordinates: [40.71, -74] }
    - { name: Southtown, coordinates: [40.64, -74.08] }
  communities:
    - Eastham
    - Westham
socials:
  - { name: Facebook, icon: brand-facebook, href: "https://facebook.example.com/clocks" }
links:
  lender: https://lender.example.com/offers
form: { src: /embed/estimate }
map: { embed: "https://maps.example.com/?q={query}", directions: "https://maps.example.com/to?q={query}" }
${themeText}seo:
  image: { src: bench.jpg, alt: A bench }
  region: US-NY
redirects:
  - { from: /about-us, to: /about }
  - { from: /news/*, to: /blog/habits }
`;

const notFound = `title: This page is not here
label: Not found
description: Nothing stands at this address; the page that you look for may have moved, or its name was written otherwise.
robots: noindex, nofollow
sections:
  - { type: hero, layout: plain, heading: Nothing stands here }
`;

/** A small workshop's site: every kind of line that people write, in both styles. */
export const texts = {
  'site.config.yaml': config,
  'pages/404.yaml': notFound,
  'pages/index.yaml': index,
  'pages/contact.yaml': contact,
  'pages/about.yaml': about,
  'pages/repair.yaml': repair,
  'pages/blog.yaml': blog,
  'pages/blog/habits.yaml': article,
} as const;
export type CorpusFile = keyof typeof texts;

const picture = { width: 1600, height: 1067, hash: '0a1b2c3d' };

export const inventory: Inventory = {
  pictures: new Map([
    ['bench.jpg', picture],
    ['parts.jpg', picture],
    ['dial.jpg', picture],
  ]),
  icons: new Map(
    ['award', 'brand-facebook', 'clock', 'clock-24', 'map-pin'].map((name) => [name, `<path d="${name}"/>`]),
  ),
  files: new Set(['/embed/estimate.html', '/fonts/text.woff2', '/logo.svg', '/prices.pdf']),
};

/** The site's files, with one of them written otherwise. */
export const siteWith = (changed: Partial<Record<CorpusFile, string>>): SourceFile[] =>
  Object.entries({ ...texts, ...changed }).map(([path, text]) => ({ path, text }));
