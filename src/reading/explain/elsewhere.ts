/** What fields are called by other programs, by their name here. */
const fieldNames: Readonly<Record<string, string>> = {
  href: 'url link to target path slug permalink page',
  name: 'town firm person who nombre',
  label:
    'text title name caption menu_title nav_title nav_label menutitle navtitle linktitle short_title etiqueta beschriftung',
  src: 'image file path url source picture photo filename archivo datei',
  heading: 'title headline header name h1 h2 h3 überschrift ueberschrift titel encabezado titular título titulo titre',
  title: 'name heading label headline titel título titulo titre',
  text: 'body content description desc copy paragraph bio about texto texte inhalt',
  items: 'cards list entries points features bullets questions',
  cards: 'items list entries tiles',
  files: 'items list entries downloads documents',
  people: 'items list entries team members staff persons',
  videos: 'items list entries films movies',
  images: 'items list entries photos pictures',
  logos: 'items list entries brands partners',
  moments: 'items list entries events milestones',
  pairs: 'items list entries',
  actions: 'buttons button links link ctas cta action',
  image: 'picture photo img thumbnail hero foto bild imagen',
  hero: 'image picture photo cover banner header_image',
  alt: 'alternative alttext alt_text alternativtext',
  id: 'anchor slug html_id',
  focus: 'position align object_position crop',
  layout: 'variant style design display view',
  eyebrow: 'kicker overline pretitle',
  intro: 'subtitle subheading subheadline lead lede sub',
  lead: 'subtitle subheading subheadline intro lede sub',
  group: 'category categories section topic tag tags',
  author: 'by writer written_by',
  concern: 'problem issue worry risk',
  redirectFrom: 'redirect_from aliases redirects',
  description: 'summary excerpt meta_description seo_description beschreibung descripción descripcion',
  question: 'q title pregunta frage',
  questions: 'faq faqs',
  answer: 'a text response respuesta antwort reply',
  quote: 'text testimonial',
  stars: 'rating estrellas sterne étoiles etoiles',
  rating: 'stars valoración bewertung note',
  price: 'cost amount precio preis prix tarif',
  value: 'number figure wert valor valeur',
  when: 'year date cuándo wann quand jahr año année',
  columns: 'header headers headings spalten columnas colonnes',
  date: 'published published_at created pubdate',
  phase: 'stage step period',
  credentials: 'certificates certifications qualifications licenses',
  features: 'bullets points items highlights',
  coordinates: 'geo location latlng lat_lng position pin',
  footer: 'bottom footer_menu',
  forms: 'form contactform contact_form',
  sent: 'success success_message confirmation',
  help: 'hint note placeholder description',
  serves: 'area areas region covers',
  gallery: 'photos pictures images',
  steps: 'process how_it_works',
  excerpt: 'summary teaser abstract intro',
  role: 'position job job_title title puesto cargo funktion beruf rolle rôle fonction poste',
  openingHours: 'hours open opening_hours business_hours office_hours times',
  socials: 'social social_media socialmedia social_links networks',
  links: 'items children submenu sub_menu dropdown entries',
  ground: 'background bg backgroundcolor background_color theme',
  length: 'duration runtime playtime',
  duration: 'time length takes dauer duración durée',
  captions: 'subtitles vtt cc',
  most: 'max maximum limit',
  required: 'mandatory obligatory must',
  updated: 'lastmod last_modified modified',
  template: 'layout kind',
  locale: 'language lang',
  language: 'lang locale idioma sprache langue',
  translates: 'translation_of translationof translation original',
  host: 'hosting provider hoster server',
  response: 'reply answer owner_response',
  pay: 'salary wage wages',
  terms: 'conditions small_print fine_print',
  button: 'submit submit_label',
  communities: 'towns places villages suburbs',
  specialHours: 'holidays holiday_hours',
  phone: 'tel telephone number mobile telefon teléfono telefono cell',
  number: 'no nr num id license_number',
  founded: 'since established year founding_year foundedyear year_founded',
  until: 'to end ends till through expires valid_until bis hasta',
  from: 'start starts begin begins old source',
  opens: 'open',
  closes: 'close',
  city: 'town place location ciudad stadt ort',
  email: 'mail e_mail correo',
  street: 'address line1 street_address straße strasse calle',
  postalCode: 'zip zipcode zip_code postcode postal plz',
  region: 'state province',
  tags: 'analytics google_analytics googleanalytics ga ga4 gtm tag_manager tracking tracking_id pixel pixels scripts',
  currency: 'currencycode currency_code pricecurrency price_currency',
  radius: 'radiusmiles radius_miles radiuskm radius_km distance',
  latitude: 'lat',
  longitude: 'lng lon long',
  cities: 'towns places cityname',
  sections: 'blocks content body modules abschnitte secciones',
};

/** What choices are called by other programs, by their name here. */
const choiceNames: Readonly<Record<string, string>> = {
  'card-grid': 'cards grid',
  checklist: 'list bullets bullet-list',
  cta: 'button buttons call-to-action',
  'feature-strip': 'features',
  gallery: 'images pictures photos slider carousel slideshow',
  'media-text': 'image-text text-image',
  notice: 'alert info',
  'post-list': 'posts blog articles news',
  'price-list': 'prices pricing',
  prose: 'text richtext paragraph markdown',
  stats: 'numbers counters figures',
  steps: 'process',
  team: 'staff people',
  timeline: 'history',
  jobs: 'careers',
  downloads: 'files',
  phone: 'tel telephone mobile telefon teléfono telefono téléphone',
  'postal-code': 'zip zipcode postcode',
  choice: 'select dropdown radio',
  message: 'textarea comment',
  date: 'datetime datetime-local day',
  photos: 'file files upload images',
  article: 'post blog-post blogpost news',
  service: 'services product treatment',
  city: 'cities town location',
  area: 'areas region location-page',
  latest: 'newest recent new',
  index: 'all list',
  all: 'everything every complete alles todo tout',
  yearly: 'annually annual',
  split: 'half halves side-by-side two-columns',
  plain: 'simple text text-only none',
  dark: 'black oscuro dunkel',
  light: 'white claro hell',
  tint: 'gray grey colored',
  left: 'links izquierda gauche',
  right: 'rechts derecha droite',
  center: 'middle centre centered mitte',
  top: 'oben arriba',
  bottom: 'unten abajo',
  call: 'phone telephone tel voice',
  sms: 'text message messages',
  closed: 'shut off geschlossen cerrado fermé no none',
  'by appointment': 'appointment appointments on-request by-arrangement nach-vereinbarung sur-rendez-vous con-cita',
  'open 24 hours': '24/7 24h 24-hours always all-day around-the-clock rund-um-die-uhr',
  miles: 'mi mile',
  kilometers: 'km kms kilometres kilometer kilometre',
  name: 'fullname full-name your-name',
  'given-name': 'firstname first-name forename',
  'family-name': 'lastname last-name surname',
  'street-address': 'street address',
  'country-name': 'country land',
  organization: 'company business firm',
  ga4: 'google-analytics analytics ga gtag',
  'tag-manager': 'google-tag-manager gtm',
  'meta-pixel': 'facebook facebook-pixel pixel fb-pixel',
  verification: 'google-site-verification site-verification verify search-console',
  warning: 'danger alert caution',
  info: 'information note tip',
};

/** The one name among those that may stand here that is called `word` elsewhere. */
const called =
  (names: Readonly<Record<string, string>>) =>
  (word: string, candidates: readonly string[]): string | undefined => {
    const [name, ...more] = allCalled(names, word, candidates);
    return more.length === 0 ? name : undefined;
  };

function allCalled(names: Readonly<Record<string, string>>, word: string, candidates: readonly string[]): string[] {
  const plain = word.toLowerCase();
  return candidates.filter((candidate) =>
    names[candidate]?.split(' ').some((other) => other === plain || other === plain.replace(/[-\s]+/g, '_')),
  );
}

/** All fields that are called by this name elsewhere. */
export const fieldsCalled = (word: string, candidates: readonly string[]): string[] =>
  allCalled(fieldNames, word, candidates);

/** What facts are called by other programs and in speech, by their token here. */
const tokenNames: Readonly<Record<string, string>> = {
  phone:
    'telephone tel number phone_number phonenumber mobile teléfono telefono telefon telefonnummer rufnummer téléphone numéro',
  email: 'mail e-mail email_address correo courriel',
  city: 'town place location ciudad stadt ort ville',
  business: 'company company_name business_name name firma firmenname empresa negocio entreprise',
  shortName: 'brand',
  hours: 'opening_hours openinghours times horario horarios öffnungszeiten zeiten horaires',
  years: 'years_in_business age experience jahre años ans',
  founded: 'since year founding_year gegründet gründungsjahr seit fundada fundado fondée',
  region: 'state province county bundesland provincia',
  radius: 'miles distance umkreis radio rayon',
};

/** What else a field is taken for where none that is called so may stand. */
const looseNames: Readonly<Record<string, string>> = {
  text: 'subtitle subheading subheadline tagline strapline intro lead lede sub',
};

const [fieldNamed, fieldLike] = [called(fieldNames), called(looseNames)];

/** The one field that is called by this name elsewhere. */
export const fieldCalled = (word: string, candidates: readonly string[]): string | undefined =>
  fieldNamed(word, candidates) ?? fieldLike(word, candidates);

/** The one choice that is called by this name elsewhere. */
export const choiceCalled = called(choiceNames);

/** The one fact that is called by this name elsewhere. */
export const tokenCalled = called(tokenNames);

/** Switches of other programs that are on where a page is shown, and such that are on where it is not. */
const [shownBy, hiddenBy] = [
  ['published', 'publish', 'visible', 'public', 'active', 'live', 'enabled', 'online', 'show'],
  ['hidden', 'hide', 'unpublished', 'private', 'disabled', 'inactive', 'offline', 'unlisted'],
];

/** True for what other programs say of a draft: `published: false`, `status: draft`. */
export function saysDraft(key: string, value: unknown): boolean {
  const [name, said] = [key.toLowerCase(), String(value).toLowerCase()];
  return (
    (shownBy.includes(name) && ['false', 'no', 'off'].includes(said)) ||
    (hiddenBy.includes(name) && ['true', 'yes', 'on'].includes(said)) ||
    (/^(?:post_?)?(?:status|state|visibility)$/.test(name) &&
      ['draft', 'private', 'pending', 'unpublished'].includes(said))
  );
}

const byFile = 'the name of the file is the address, and npm run rename gives it another';

/** Fields at the top of other programs' files that have none here, and why. */
export const needless: Readonly<Record<string, string>> = {
  ...{ slug: byFile, permalink: byFile, url: byFile, path: byFile, route: byFile, address: byFile },
  ...{ keywords: 'search engines read none', meta_keywords: 'search engines read none' },
};

/** Fields of older files whose entries stand in another list now, by their owner and name: that list, and what to do where there is one. */
export const joinedLists: Readonly<Record<string, { list: string; fix: string }>> = {
  'navigation.links': {
    list: 'menu',
    fix: 'move its entries to the end of "menu", which holds links and menus in any order',
  },
};
