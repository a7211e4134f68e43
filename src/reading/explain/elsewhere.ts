/** What fields are called by other programs, by their name here. */
const fieldNames: Readonly<Record<string, string>> = {
  href: 'url link to target path',
  label: 'text title name caption',
  src: 'image file path url source picture photo',
  heading: 'title headline header name',
  title: 'name heading label headline',
  text: 'body content description desc copy paragraph',
  items: 'cards list entries points features bullets questions',
  cards: 'items list entries tiles',
  actions: 'buttons button links link ctas cta action',
  image: 'picture photo img thumbnail hero',
  eyebrow: 'kicker overline pretitle',
  intro: 'subtitle subheading subheadline lead lede sub',
  group: 'category categories section topic tag tags',
  author: 'by writer written_by',
  concern: 'storm',
  redirectFrom: 'redirect_from aliases redirects',
  description: 'summary excerpt meta_description seo_description',
  question: 'q title',
  questions: 'faq faqs',
  answer: 'a text response',
  quote: 'text testimonial',
  stars: 'rating',
  rating: 'stars',
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
  role: 'position job job_title title',
  openingHours: 'hours open opening_hours business_hours office_hours times',
  socials: 'social social_media socialmedia social_links networks',
  links: 'items children submenu sub_menu dropdown entries',
  ground: 'background bg backgroundcolor background_color theme',
  length: 'duration runtime playtime',
  captions: 'subtitles vtt cc',
  most: 'max maximum limit',
  required: 'mandatory obligatory must',
  updated: 'lastmod last_modified modified',
  template: 'layout kind',
  locale: 'language lang',
  pay: 'salary wage wages',
  terms: 'conditions small_print fine_print',
  button: 'submit submit_label',
  communities: 'towns places villages suburbs',
  specialHours: 'holidays holiday_hours',
  phone: 'tel telephone number mobile',
  street: 'address line1 street_address',
  postalCode: 'zip zipcode zip_code postcode postal',
  region: 'state province',
  currency: 'currencycode currency_code pricecurrency price_currency',
  radius: 'radiusmiles radius_miles radiuskm radius_km distance',
  latitude: 'lat',
  longitude: 'lng lon long',
  sections: 'blocks content body modules',
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
  phone: 'tel telephone mobile',
  'postal-code': 'zip zipcode postcode',
  choice: 'select dropdown radio',
  message: 'textarea comment',
  photos: 'file files upload images',
};

/** The one name among those that may stand here that is called `word` elsewhere. */
const called =
  (names: Readonly<Record<string, string>>) =>
  (word: string, candidates: readonly string[]): string | undefined => {
    const plain = word.toLowerCase();
    const [name, ...more] = candidates.filter((candidate) =>
      names[candidate]?.split(' ').some((other) => other === plain || other === plain.replace(/[-\s]+/g, '_')),
    );
    return more.length === 0 ? name : undefined;
  };

/** What facts are called by other programs and in speech, by their token here. */
const tokenNames: Readonly<Record<string, string>> = {
  phone: 'telephone tel number phone_number phonenumber mobile teléfono telefono',
  email: 'mail e-mail email_address correo',
  city: 'town place location ciudad',
  business: 'company company_name business_name',
  shortName: 'brand',
  hours: 'opening_hours openinghours times horario',
  years: 'years_in_business age experience',
  founded: 'since year founding_year',
  region: 'state province county',
  radius: 'miles distance',
};

/** The one field that is called by this name elsewhere. */
export const fieldCalled = called(fieldNames);

/** The one choice that is called by this name elsewhere. */
export const choiceCalled = called(choiceNames);

/** The one fact that is called by this name elsewhere. */
export const tokenCalled = called(tokenNames);
