import { themeText } from '../theme-text';

/** The configuration of a small roofing business with two offices, the second without an address. */
export const configText = `url: https://www.acme.example
business:
  name: Acme Roofing & Remodeling
  shortName: Acme
  legalName: Acme LLC
  tagline: Roofs in Oklahoma
  description: A contractor since {founded}.
  founded: 2001
  email: hello@acme.example
  mainOffice: claremore
  offices:
    - id: claremore
      name: Claremore office
      city: Claremore
      phone: (918) 555-0142
      address: { street: 1 Sample Street, city: Claremore, region: OK, postalCode: "74017" }
      coordinates: { latitude: 36.31261, longitude: -95.61609 }
      serves: Northeast Oklahoma
    - id: okc
      name: Oklahoma City line
      city: Oklahoma City
      phone: (405) 555-0173
      coordinates: { latitude: 35.46756, longitude: -97.51643 }
      serves: The metro
  openingHours:
    - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "08:00", closes: "18:00" }
  emergency: { phone: (918) 555-0199, label: 24/7 line }
  radius: 100
  claims:
    - { icon: award, label: "Since {founded}" }
navigation:
  menu:
    - label: Areas
      links:
        - { label: Claremore, href: /claremore }
    - { label: Resources, href: /blog }
  callLabel: Call us
  estimate: { label: Get a free estimate, href: /contact }
  banner:
    text: Financing
    learnMore: { label: Learn more, href: /contact }
    apply: { label: Apply, href: "link:lender" }
  legal:
    - { label: Sitemap, href: /sitemap.xml }
areas:
  cities:
    - { name: Tulsa, href: /service-areas/tulsa, coordinates: [36.15398, -95.99277] }
socials:
  - { name: Facebook, icon: brand-facebook, href: "https://facebook.example.com/acme" }
links:
  lender: https://lender.example.com/offers
form: { src: /embed/estimate }
map: { embed: "https://maps.example.com/?q={query}", directions: "https://maps.example.com/to?q={query}" }
${themeText}seo:
  image: { src: hero.jpg, alt: A house }
  region: US-OK
redirects:
  - { from: /about-us, to: /contact }
  - { from: /contact-us/, to: /contact }
  - { from: /author/*, to: /blog }
`;
