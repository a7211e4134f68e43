import { themeText } from '../theme-text';
import { head } from './seed';

/** A sound page of the service template. */
export const service = `${head}template: service
heading: Water heaters
lead: Drains that stand up to Texas sun.
hero: { src: drain.jpg, alt: A cedar drain }
bullets: [Design, Permits, Footings]
body:
  - heading: Wood or composite
    text: Both last when they are built right.
`;

/** A sound page of the city template. */
export const city = `${head}template: city
office: seguin
city: Seguin
heading: Plumbers in Seguin
lead: Our shop is here.
hero: { src: seguin.jpg, alt: A street in Seguin }
cards: [{ title: Plumbing }, { title: Remodeling }, { title: Construction }]
local:
  heading: Houses here
  text: Many pipes date from the frost of 2019.
  image: { src: street.jpg, alt: Old houses }
quotes:
  - { name: Dana R., detail: New pipe, text: They showed up. }
steps:
  - { title: Call, text: You call. }
  - { title: Visit, text: We look. }
  - { title: Price, text: We write. }
  - { title: Work, text: We build. }
  - { title: Check, text: You look. }
concern:
  heading: After frost
  text: Call first, then the insurer.
  image: { src: frost.jpg, alt: Frost on grass }
gallery:
  - { src: one.jpg, alt: A pipe }
`;

/** A sound page of the area template. */
export const area = `${head}template: area
office: seguin
city: Lockhart
heading: Plumbers in Lockhart
lead: Half an hour from our shop.
hero: { src: lockhart.jpg, alt: The Lockhart skyline }
cards: [{ title: Plumbing }, { title: Remodeling }, { title: Restoration }]
why: [Near, Insured, On time]
coverage:
  heading: Where we work
  text: All of Lockhart County.
  image: { src: map.jpg, alt: A map }
serviceArea: Lockhart and its suburbs
responseTime: 45 minutes
`;

/** A sound page of the article template. */
export const article = `${head}template: article
heading: Five tips before you build
excerpt: What to settle before the first board is cut.
group: Construction
date: 2023-10-25
hero: { src: plans.jpg, alt: Blueprints }
sections:
  - type: prose
    text: Measure twice.
`;

/** A sound site.config.yaml. */
export const site = `url: https://www.example.com
host: netlify
business:
  name: Heron Plumbing
  shortName: Heron
  legalName: Heron Plumbing
  tagline: Plumbing in Texas
  description: Pipes for Texas.
  founded: 2001
  email: hello@example.com
  mainOffice: seguin
  offices:
    - id: seguin
      name: Seguin office
      city: Seguin
      phone: (830) 555-0142
      address: { street: 1420 Sample Street, city: Seguin, region: TX, postalCode: "78155" }
      coordinates: { latitude: 36.31, longitude: -95.61 }
      serves: Seguin and Lockhart
  openingHours:
    - days: [Monday, Tuesday]
      opens: "08:00"
      closes: "18:00"
  emergency: { phone: (830) 555-0199, label: 24/7 emergency line }
  radius: 100
navigation:
  menu:
    - label: Plumbing
      links: [{ label: All pipes, href: /plumbing }]
  callLabel: Call for a free inspection
  estimate: { label: Get an estimate, href: /contact }
areas:
  cities:
    - { name: Seguin, href: /seguin, coordinates: [36.31, -95.61] }
links:
  license: https://license.example.com
form:
  src: /embed/visit.html
map: { embed: /embed/map.html, directions: https://maps.example.com }
${themeText}seo:
  image: { src: home.jpg, alt: A house }
  region: US-TX
redirects:
  - { from: /about-us, to: /about }
`;
