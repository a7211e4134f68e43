import { describe, expect, test } from 'vitest';
import { applied } from '../../src/reading/edit';
import { contentRules, textRules } from '../../src/rules/registry';
import { claimTrials } from './claim-trials';
import { contradictionsBesides, contradictionTrials } from './contradiction-trials';
import { editorTrials } from './editor-trials';
import { factTrials } from './fact-trials';
import { pageTrials } from './page-trials';
import { proseTrials } from './prose-trials';
import { furtherTrials, slipTrials } from './slip-trials';
import { standingTrials } from './standing-trials';
import { sentence, textWith, toldOf } from './trial';
import { truthTrials } from './truth-trials';
import { unseenBesides, unseenTrials } from './unseen-trials';
import { writtenTrials } from './written-trials';

const trials = {
  ...proseTrials,
  ...pageTrials,
  ...factTrials,
  ...claimTrials,
  ...writtenTrials,
  ...truthTrials,
  ...slipTrials,
  ...contradictionTrials,
  ...standingTrials,
  ...unseenTrials,
};
const besides = [...furtherTrials, ...contradictionsBesides, ...editorTrials, ...unseenBesides];

test('the fixture breaks no rule', () => {
  expect(toldOf({}).map(sentence)).toEqual([]);
});

test('every rule is tried', () => {
  expect(contentRules.map(({ code }) => code).filter((code) => !(code in trials))).toEqual([]);
});

test('what a text must have for a rule is looked for on any line, without a memory of the last text', () => {
  const wrong = textRules.filter(
    ({ hint, sign }) => hint?.global || sign?.global || (/(?<!\[|\\)[$^]/.test(hint?.source ?? '') && !hint?.multiline),
  );
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

describe.each([...Object.entries(trials), ...besides])('%s', (code, { breaks, keeps }) => {
  test('is told of what breaks it, and nothing else is', () => {
    const told = toldOf(breaks);
    expect(told.filter((problem) => problem.code !== code).map(sentence)).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
  });
  test('is silent about what comes near', () => {
    expect(toldOf(keeps).map(sentence)).toEqual([]);
  });
});

test('what is offered for each takes it away, and what is made unasked brings no error', () => {
  const all = [...Object.entries(trials), ...besides].map(([, { breaks }]) => breaks);
  const left = all.flatMap((breaks) => {
    const [problem, ...more] = toldOf(breaks);
    const text = problem && textWith(breaks, problem.file);
    if (!problem?.edits || more.length > 0 || text === undefined) return [];
    const now = toldOf({ ...breaks, [problem.file]: applied(text, problem.edits) });
    const wrong = now.filter(
      ({ found, severity }) => found === problem.found || (severity === 'error' && !problem.unsure),
    );
    return wrong.map((other) => `${sentence(problem)} >> ${sentence(other)}`);
  });
  expect(left).toEqual([]);
});

test('what is told of each', () => {
  const told = Object.values(trials).flatMap(({ breaks }) => toldOf(breaks).map(sentence).slice(0, 1));
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "text/phone-number (error): the phone number "918-555-0142" is written out; write {phone}
    text/address (error): the address "1420 Sample Street." is written out; write {address} for that of this page's office, or add an offices block
    prose/email-written (error): the address "hello@acme.example" is written out; write {email}, or link to email
    prose/token-spaced (error): "{ phone }" has spaces inside its braces; write {phone}
    prose/token-unopened (error): "phone}" has no opening brace; write {phone}
    prose/token-foreign (error): "{{ site.phone }}" is how another program fills in something; write {phone}
    prose/token-signs (error): "%phone%" is not how a fact is written; write {phone}
    prose/html-tag (error): "<b>" is printed as typed; write **bruises**
    prose/html-comment (error): a comment in HTML is printed as typed; remove it, or write a line of its own that begins with #, outside of the text
    prose/html-entity (error): "&amp;" is printed as typed; write &
    prose/link-spaced (error): "[our page] (/contact)" has a space in the middle, so it is no link; write [our page](/contact)
    prose/link-reversed (error): "(our page)[/contact]" has its brackets the wrong way round; write [our page](/contact)
    prose/link-unclosed (error): "[our page](/contact" has no closing round bracket; write [our page](/contact)
    prose/link-half (error): "[our page(/contact)" has no closing square bracket; write [our page](/contact)
    prose/link-refused (error): "[us](javascript:void(0))" leads nowhere; write a page such as /contact, a web address with https://, call, email or link:name
    prose/link-without-text (error): "[](/contact)" has no words; write what is behind it between the square brackets
    prose/link-without-target (warning): "[our page]" has no address after it; write [our page](/a-page) for a link, or leave the brackets out
    prose/bold-unclosed (error): visitors would see asterisks; write **words**, with the signs on both sides, without spaces inside, in one paragraph
    prose/italic-unclosed (error): visitors would see "*"; write *very*, or put the second * where it ends
    prose/code-unclosed (warning): visitors would see "\`"; write ' for an apostrophe, or leave it out
    prose/heading-space (error): "###Wind" has no space after #; write ### Wind
    prose/heading-empty (error): a heading has no words; write the heading, or remove the line
    prose/heading-level (warning): "##### Wind" is of another level than the headings beside it; write #### Wind
    prose/heading-bold (warning): "**How hail bruises**" is a line in bold in place of a heading; write ### How hail bruises
    prose/heading-by-dashes (warning): the line of dashes makes a heading of the text above it; leave an empty line above the dashes
    prose/list-sign (error): "• Hail" is no item of a list; write - Hail, and so on
    prose/list-in-line (error): 3 items of a list stand on one line; write each on a line of its own: - attics
    prose/table-broken (error): these rows are no table; add a line such as | --- | --- | under the first row, with as many parts
    prose/indented-code (warning): a paragraph begins with four spaces and is set as program text; remove the spaces
    prose/plain-link (error): "[our page](/contact)" is printed as typed: this field takes no Markdown; write the words alone, and put the link into a field such as actions or into a text in Markdown
    prose/plain-bold (error): "**very**" is printed as typed: this field takes no Markdown; write very
    prose/plain-heading (error): "## About us" is printed as typed: this field takes no Markdown; write About us
    prose/plain-list (error): "- Roofs" is printed as typed: this field takes no Markdown; write Roofs
    prose/plain-code (warning): "\`t wait." is printed as typed; write ' for an apostrophe, or leave the backtick out
    prose/to-write (error): "Write: one or two sentences." is still to be written; write what visitors are to read, or remove it
    prose/to-do (error): "TODO" is a note for yourself; write what visitors are to read, or remove it
    prose/filler (error): "Lorem ipsum" stands in for a text; write what visitors are to read, or remove it
    prose/blank (error): "[insert city]" is a blank to fill in; write what visitors are to read, or remove it
    prose/no-value (error): "undefined" stands where a value is missing; write what visitors are to read, or remove it
    prose/coming-soon (warning): "Our gallery is coming soon" tells visitors to come back, and search engines that there is nothing yet; write what there is, or make the page a draft: draft: true
    prose/copyright (warning): "© 2019" is written out; remove it: the footer says it
    prose/shortcode (error): "[contact-form-7 id="12"]" is a shortcode of another program; remove it, and add a section: type: form
    prose/forum-mark (error): "[b]bruises[/b]" has marks of forums around it; write **bruises**
    prose/phone-spoken (error): the phone number "nine one eight, five five five, zero one four two" is written in words; write {phone} for the number of this page's office
    prose/word-twice (warning): "the the" is there twice; write "the" once
    prose/sign-repeated (warning): "!!" is more than one sign; write "!"
    prose/sign-spaced (warning): "Hail ," has a space before its sign; write "Hail,"
    prose/space-missing (warning): "bruises.Wind" has no space after its sign; write "bruises. Wind"
    prose/capitals (warning): "WHAT HAIL DOES HERE" is all in capitals; write What hail does here: size and weight are the design's
    prose/parenthesis (warning): a round bracket is opened and not closed; add the closing one
    prose/ends-open (warning): "What hail does," ends in a sign; remove the sign, or write the rest
    prose/line-sign (error): "\\n" is printed as typed; remove it: this field is one line
    prose/emoji-name (warning): ":smile:" is printed as typed; write the emoji itself, or leave it out
    prose/wrong-letters (error): "â€™" is a sign that was read wrongly; write We don’t wait.
    prose/hidden-sign (warning): there is a sign in "Ro​of" that nobody sees; delete the word and type Roof
    prose/bare-address (warning): "www.example.org" is no link; write [words](https://www.example.org)
    prose/link-words (error): the link "click here" does not say where it leads; write what is behind it, such as "See our prices"
    prose/own-review (error): "The Acme Roofing & Remodeling team" is the business itself; write the name of the customer who said it, or take it out
    prose/nameless (warning): "A happy customer" is nobody; write the name, or a first name and an initial
    look/alt-file-name (error): "IMG_2041.jpg" is the name of a file; write what is seen in the picture
    look/alt-says-nothing (error): "image" does not say what is seen; write what is seen in the picture
    look/alt-announces (warning): "Picture of" is said before the words anyway; write A house
    look/alt-stuffed (warning): the words for the picture are a list of search words; write what is seen in the picture
    look/alt-long (warning): the words for the picture are 215 characters long; use at most 200, and tell the rest in the text
    site/same-excerpt (warning): pages/blog/decks.yaml has the same excerpt; say what only this article is about
    site/label-elsewhere (error): "Contact" is the name of /contact, and leads to /claremore; write /contact
    site/other-language (warning): this text is in Spanish, and the page in English; write it in English, or give the page language: es
    site/description-cut (warning): the description breaks off: "n the day and come to look at…"; write the sentence to its end, in at most 160 characters
    fact/response-time-other (error): "20 minutes in Tulsa" is not what business.responseTimes says of Tulsa: 45 minutes; write 45 minutes, or change it in site.config.yaml
    fact/category-near (error): the category "Bulding" is not the group "Building"; write Building, or remove category:
    site/home-hidden (error): the home page says "noindex, follow" to search engines; remove robots:, or write index, follow
    site/home-draft (error): the home page is a draft; remove draft: true
    site/home-elsewhere (error): the home page names /contact in its place; remove canonical:
    site/home-priority (error): the home page has priority 0.2, and pages/blog.yaml 0.7; write priority: 1
    site/not-found-listed (error): the not-found page may be listed by search engines; write robots: noindex, nofollow
    site/not-found-address (error): the not-found page has redirectFrom; remove redirectFrom:
    site/hidden-and-elsewhere (warning): "noindex, follow" and canonical: /contact contradict each other; keep canonical: alone where the two say the same, else robots: alone
    site/title-says-nothing (error): the title "Untitled" fits any page; say what the page is about, and where
    site/title-stuffed (warning): the title says "roofing" three times; say it once
    site/title-name-twice (warning): the title says "Acme", which is added to it; leave it out: it is added where there is room
    site/title-ends-open (warning): the title "Acme Roofing –" begins or ends in a sign; remove the sign, or finish the title
    site/description-is-title (warning): the description repeats the title; say in a sentence or two what visitors find here
    site/description-stuffed (warning): the description is a list of search words; say in a sentence or two what visitors find here
    site/question-twice (error): "how long" is answered already at sections[2].items[0].question; keep one of the two
    site/section-heading-twice (warning): the page has a section "What hail does" already; remove the copy, or give each section a heading of its own
    site/passage-twice (warning): "Ask three people who have lived there for long, an…" stands already at sections[2].text; say it once, or say something else here
    site/place-missing (error): the heading "Your contractor in Norman" does not name Tulsa; say {city} in the heading
    site/place-other-office (error): the office claremore is in Claremore, and this page gives the number of okc; write claremore
    site/place-without-facts (warning): the page says nothing that is true of Tulsa alone; name neighborhoods, streets, buildings, a job done there, how far it is
    site/day-impossible (error): date is 0224-03-01, and there were no websites then; write the year in full, as in 2024-05-01
    site/updated-before-published (error): updated is 2023-03-01, and the article was published on 2024-03-01; remove updated:, or write a later day
    site/reading-time (warning): the article takes 1 min to read, and says 45; remove readTime:
    site/translation (error): there is no page /roof; write /roof-costs
    site/link-to-itself (warning): / is this page; lead somewhere else, or to a part of the page: #name
    site/link-words-shared (warning): "Get an estimate" leads to /blog here, and to /contact above; give each page its own words, or lead both to one page
    page/same-text (error): pages/contact.yaml has the same title; say what only this page is about
    site/same-heading (warning): pages/blog.yaml has the same h1, "Advice"; say what only this page is about
    page/second-featured (error): pages/blog/decks.yaml is featured already, and the list of articles shows one first; leave featured out of one of the two
    site/day-to-come (error): date is 2031-03-01, which is still to come; write the day that it was, 2026-12-31 at the latest, or draft: true until then
    site/copied (error): 89 % of the text is that of pages/barn.yaml, names of places and figures left out; write what is true of this page alone, in its heading and description too, or name the other in its place: canonical: /barn
    site/alike (warning): 74 % of the text is that of pages/barn.yaml, names of places and figures left out; write more of what is true of this page alone
    site/canonical-unlike (error): /barn says something else than this page; remove canonical:
    site/canonical-hidden (error): search engines leave out /barn; remove canonical:, or the robots: of that page
    site/no-way (warning): no page and no menu leads to this page; link to /mill from a page that is about the same, or put it into a menu in site.config.yaml
    site/far-away (warning): this page is 4 clicks from home; link to /four from a page that is nearer
    site/thanks-listed (error): a form leads to this page when it is sent, and search engines may list it; add robots: noindex, follow
    site/hidden-in-menu (warning): the menus lead to /contact, and it tells search engines to leave it out; remove robots:, or take it out of the menus
    site/elsewhere-in-menu (warning): the menus lead to /contact, and it names /blog in its place; lead to /blog in the menus, or remove canonical:
    site/category-near (error): no other article is in "Roof"; write Roofs
    site/category-empty (error): no article is in "Bulding"; write Building
    site/not-found-missing (warning): the site has no page for addresses where nothing is; add pages/404.yaml with robots: noindex, nofollow
    site/heading-says-nothing (warning): the heading "Welcome to our website" fits any page; say what the page is about, and where
    site/home-missing (error): there is no home page; add pages/index.yaml
    look/picture-point (error): deck.jpg is 1 × 1 px, which shows nothing; put the picture itself into public/images/; 7 more places ask for it: pages/blog/hail.yaml:8, pages/blog/leaks.yaml:8, pages/blog/shingles.yaml:8 and 4 more
    look/picture-small (warning): deck.jpg is 300 × 200 px, and will look blurred; use one of 1200 px width or more; 7 more places ask for it: pages/blog/hail.yaml:8, pages/blog/leaks.yaml:8, pages/blog/shingles.yaml:8 and 4 more
    look/picture-huge (warning): deck.jpg is 30000 × 20000 px, which is far more than is shown; save it at 3000 px width; 7 more places ask for it: pages/blog/hail.yaml:8, pages/blog/leaks.yaml:8, pages/blog/shingles.yaml:8 and 4 more
    look/opening-small (warning): deck.jpg is 800 × 700 px, and fills the width of the screen; use one of 1600 px width or more
    look/social-small (warning): hero.jpg is 1100 × 600 px; use one of 1200 × 630 px or more
    fact/phone-impossible (error): (000) 555-0142 cannot be called: 000 is no area code; write the number as it is dialed
    fact/post-box (error): "P.O. Box 12" is a box, not a place; write the street, or leave address: out for an office by phone alone
    fact/address-twice (warning): an office is at 1 Sample Street in Claremore already; write where this one is
    fact/address-of-other-city (warning): the address is in Norman, and the office in Oklahoma City; write Oklahoma City, or give the office the city of its address: city: Norman
    fact/coordinates-rough (warning): 36.2, -96 is right to ten kilometers; write degrees with four decimals, as a map gives them
    fact/coordinates-twice (error): Owasso is at 36.15398, -95.99277 already; write where Tulsa is
    fact/office-elsewhere (error): this is 195 km from Claremore, where areas.cities has it, and "Oklahoma City line" is there; swap the coordinates of the two offices, or mend those of the city
    fact/street-without-number (warning): "Sample Street" has no number; write the number of the house as well
    fact/street-with-city (warning): "1 Sample Street, Claremore, OK" has the city in it; write 1 Sample Street
    fact/name-stuffed (warning): "Acme Roofing | Best Roofs in Tulsa" is more than a name; write the name alone: what is offered stands in tagline and description
    fact/mail-service (error): gmial.com is one slip away from gmail.com; write acme@gmail.com
    fact/founded-to-come (error): 2031 is still to come; write the year in which the business began
    fact/time-zone-elsewhere (error): Europe/Rome is not the clock of where the office is; write America/Chicago
    fact/rating-form (warning): "very good" is no rating; write a grade such as A+, or a number of stars such as 4.8
    fact/price-range-form (warning): "cheap" is no price level; write $, $$, $$$ or figures such as $100-$500
    fact/radius-impossible (error): 10,000 miles is across a continent; write how far you drive to a job
    fact/response-time-twice (error): there is a time for tulsa already; keep one of the two
    fact/hours-incomplete (error): it has no closes; add when it closes beside opens: "08:00", such as closes: "18:00"
    fact/hours-backward (error): it opens at 18:00 and closes before that, at 08:00; write opens: "08:00", closes: "18:00"; or overnight: true beside them if it closes on the next day
    fact/hours-none (error): it opens and closes at 08:00; write when it closes; or is: open 24 hours in the place of both
    fact/alert-dates (error): it ends on 2027-01-02, before 2027-01-20; write from: "2027-01-02", until: "2027-01-20", or the day that was meant
    site/over (warning): the alert was over on 2026-12-24; take it out, or give it new dates
    fact/hours-dates (error): it ends on 2027-01-02, before 2027-12-24; write from: "2027-12-24", until: "2028-01-02", or the day that was meant
    fact/day-twice (error): Monday is there twice; name each day once
    fact/hours-overlap (error): Monday is open from 08:00 to 18:00 already; give each day its hours once, or two times that do not meet
    fact/hours-of-none (warning): each office has hours of its own, so nobody goes by these; take them out, or take those of the offices that they hold for out
    fact/coordinates-zero (error): these coordinates lie in the sea off Africa; write where the place is: degrees north, then degrees east
    fact/coordinates-wrong-way (error): these coordinates are swapped; write 36.15398 north and -95.99277 east
    fact/coordinates-far (error): these coordinates are far from the country or the other places; write where the place is: degrees north, then degrees east
    fact/region-form (error): "Oklahoma" is no code of a region; write US-OK
    fact/region-unknown (error): "Onterio" is no state or province of CA; write Ontario
    fact/state-written-out (error): the state is "Oklahoma"; write OK
    fact/zip-of-other-state (error): 90210 is a ZIP code of CA, not of OK; write the ZIP code of the address, or mend its state
    fact/state-other (error): seo.region is US-TX, and the addresses are in OK; write US-OK, or mend the addresses
    fact/menu-link-twice (error): /claremore is in this list already; remove one of the two, or write what was meant
    fact/menu-name-twice (error): there is "areas" in the menus already; give each menu and each link its own name
    fact/footer-link-twice (warning): /sitemap.xml is in this list already; remove one of the two, or write what was meant
    fact/place-twice (error): tulsa is in this list already; remove one of the two, or write what was meant
    fact/places-in-one (error): "Inola, Foyil" is one entry for 2 places; write each as an entry of its own: Inola; Foyil
    fact/place-with-state (warning): "Vinita, OK" has its state behind it, and the others have none; write Vinita
    fact/place-nearly-twice (warning): "Colinsville" differs from Collinsville in a letter; write Collinsville, the town that was meant, or remove it
    fact/network-twice (error): Facebook is in this list already; remove one of the two, or write what was meant
    fact/network-not-encrypted (warning): "http://facebook.example.com/acme" is not encrypted; write https://facebook.example.com/acme
    fact/short-name-long (warning): the short name is 63 characters long, and no shorter than the name; write what people call the business, in at most 40 characters
    fact/time-zone-of-other-country (warning): America/Costa_Rica has other clocks than United States, the country in seo.region; write that of your town, as region and city
    fact/region-of-other-country (error): seo.region is GB, and locale, phone numbers and clocks are of US; write US
    fact/network-other (error): Instagram leads to facebook.example.com; write the address of your page at Instagram
    fact/link-to-own-site (error): links.lender leads to this site; link to /offers where it is used
    fact/map-without-query (error): map.embed has no {query}; write {query} where the place belongs
    fact/all-to-home (warning): everything at /author/* leads home; lead to the page that says the same, or to a list of such pages
    look/contrast-text (error): slate on ground has a contrast of 2.2 to 1; write "#67726E", the nearest color of 4.5 to 1
    look/contrast-action (error): white on action has a contrast of 2.12 to 1; write "#9B6D3D", the nearest color of 4.5 to 1
    look/contrast-brand (error): brand on ground has a contrast of 1.79 to 1; write "#3D7B68", the nearest color of 4.5 to 1
    look/contrast-dark (error): onDark on dark has a contrast of 1.55 to 1; write "#8FA09C", the nearest color of 4.5 to 1
    look/contrast-danger (error): danger on ground has a contrast of 2.07 to 1; write "#A75A54", the nearest color of 4.5 to 1
    claim/years (error): "We build roofs, for over 20 years" is written out; write {years} for the number
    claim/since (error): "since 1998" is not the founding year, 2001; write {founded}, or add what is true to business.ledger in site.config.yaml, with its source
    claim/grade (error): "A-" is not what business.rating says; write {rating}, or add what is true to business.ledger in site.config.yaml, with its source
    claim/around-the-clock (error): "24/7" is not when the business answers; write {hours}, add business.emergency to site.config.yaml, or add what is true to business.ledger in site.config.yaml, with its source
    claim/offices (error): "our five offices": site.config.yaml has 2, of which 1 is a line; write how many there are, add the others to business.offices, or add what is true to business.ledger in site.config.yaml, with its source
    claim/radius (error): "75 miles of our office" is not business.radius, 100; write {radius} for the number, or add what is true to business.ledger in site.config.yaml, with its source
    claim/stars (error): "4.9 star rating" has no source; show the reviews, or add what is true to business.ledger in site.config.yaml, with its source
    claim/customers (error): "2,500 happy customers" has no source; leave it out, or add what is true to business.ledger in site.config.yaml, with its source
    claim/ledger-other (warning): "60 kinds of shingles" is not what business.ledger says, 40 kinds of shingles; write 40, or mend the ledger in site.config.yaml
    claim/share (error): "98% of our customers" has no source; leave it out, or add what is true to business.ledger in site.config.yaml, with its source
    claim/response-time (error): "within 20 minutes" is none of the response times of the site; write 45 minutes, as business.responseTimes says, or add what is true to business.ledger in site.config.yaml, with its source
    claim/hours (error): "7AM-7PM" is not when the business is open; write {hours}, or add what is true to business.ledger in site.config.yaml, with its source
    claim/best (error): "the best roofer" has no source; say what you do well, or add what is true to business.ledger in site.config.yaml, with its source
    claim/award (warning): "award-winning" has no source; name the award, or add what is true to business.ledger in site.config.yaml, with its source
    prose/chat-left (error): "Certainly! Here is a revised version of your text:" was said by the program that wrote the text; remove it, and read the rest for what is true of you
    prose/pasted-field (error): "Error! Reference source not found." is a note or a field of a word processor; remove it
    prose/code-fence (error): "\`\`\`text" sets what follows as program text; remove the line
    prose/word-broken (warning): "shin- gle" is a word in two parts; write shingle, or shin-gle
    prose/tick-typed (warning): "✅" is a sign of a list that is typed; write - We look at the attic
    prose/quotes-foreign (warning): "„bruises“" has quotation marks of another language; write "bruises" in straight ones
    prose/apostrophe-other (warning): "Don´t" has an accent in the place of an apostrophe; write Don't
    prose/time-impossible (error): "14 PM" is no time of the day; write 2 PM
    prose/says-title (warning): it says what heading says; tell more than heading does
    prose/click-here (warning): "Click here to see" tells to click, and there is no link; leave it out, and lead there by a link that says what is behind it
    prose/place-stuffed (warning): one sentence says Tulsa 3 times; say Tulsa once, and what you do there
    prose/question-mark (warning): "How long does it take" is a question without its sign; write How long does it take?
    prose/answer-repeats (warning): the answer begins with its question; begin with "No.…"
    prose/step-number (warning): "1." is typed, and the site numbers the steps; write Look
    prose/no-words (error): "—" has no words; write words, or remove the line where it may be left out
    look/caption-repeats (warning): the caption says what the words for the picture say; remove caption:, or tell what is not to be seen in it
    look/caption-file-name (error): "deck-2024.jpg" is the name of a file; write what visitors are to read under the picture, or remove the line
    look/picture-twice (warning): the gallery shows deck.jpg already; remove one of the two, or write the name of the picture that was meant
    fact/review-days (error): "3 months ago" is before the review, "1 week ago"; write 1 week ago, or when it was
    prose/day-impossible (error): there is no "April 31, 2021": that month has 30 days; write April 30, 2021, or the day that was meant
    prose/weekday-other (error): "Tuesday, April 22, 1889" was or is a Monday; write Monday, April 22, 1889, or mend the day
    prose/day-ahead (error): "8/18/2031" is still to come; write the day it was, in 2026 or before
    prose/year-over (warning): "2019 special" is of a year that is over; leave the year out, or write 2026 where it holds now
    prose/range-backward (error): "$600–$400" ends below where it begins; write $400–$600, or mend one of the two
    prose/price-decimals (error): "$79,99" has the sign of another country between its figures; write $79.99
    prose/currency-other (warning): "€12" is not in the money of the site, USD; write $12, or set currency: in site.config.yaml
    prose/currency-side (warning): "89 $" has its sign behind it; write $89
    prose/price-bare (warning): "18" has no sign of money; write $18
    prose/token-twice (warning): "{founded} {founded}" is one fact twice; write {founded} once
    prose/token-sense (error): "since {years}" has another fact than its words ask for; write since {founded}
    prose/phone-of-other-office (error): "Oklahoma City line is {phone}" gets the number of claremore; write Oklahoma City line is {phone:okc}
    fact/place-other-state (error): Tulsa is not in TX; write Tulsa, OK
    fact/url-of-preview (warning): https://staging.acme.example is the address of a preview; write the address that visitors use, such as https://www.acme.example
    fact/locale-of-other-country (warning): locale is en-GB, and seo.region US-OK; write en-US, or mend seo.region
    claim/open-day (error): "open on Saturdays" is not when the business is open; write {hours}, mend business.openingHours, or add what is true to business.ledger in site.config.yaml, with its source
    claim/license (error): "License no. 80004512" is none of business.licenses; add it to business.licenses in site.config.yaml, which the footer shows, or add what is true to business.ledger in site.config.yaml, with its source
    site/title-parts (warning): the title has 3 parts between bars; write Contact, and say the rest in the description
    site/near-me (warning): "near me" is what people search for, not where the page is about; write Roofers in Claremore
    site/heading-long (warning): the heading is 123 characters long; use at most 110: "Call us or write to us, whatever it is that you saw on the roof, in", and say the rest under it
    site/place-in-heading (error): the page is about Tulsa, and this names Claremore; write A quote for Tulsa
    site/place-far-office (warning): the office okc is 178 km from Tulsa, and claremore 17 km; write claremore
    site/item-twice (warning): "photos" stands in this list already; remove one of the two, or write what was meant
    site/link-copied (warning): "https://www.google.com/url?q=https://board.example.org/&sa=D" leads by way of www.google.com; write https://board.example.org/
    site/language-unknown (error): there is no language "sp"; write es
    site/link-other-language (warning): "Pregunte" leads to /contact, which is in another language than this page; write /contacto
    site/label-of-home (error): "Home" is the label of the home page; write what the page is called in menus, such as Contact Acme
    site/price-other (error): "Permit fee" is $200-$500 here, and $150-$500 in pages/contact.yaml; write $150-$500, or mend it there
    prose/name-slip (warning): "Clarmore" is Claremore with a letter wrong; write Claremore
    prose/article-sound (warning): "a estimate" has the other article; write an estimate
    prose/one-of-many (warning): "1 hours" is one, and said as if it were more; write 1 hour, or mend the number
    prose/quote-unclosed (warning): " has no second quotation mark; write the other one as well, or take this one out: it is fine and left.
    prose/answer-of-other (warning): "How long does it take?" is answered with "Yes"; answer what is asked, or mend the question
    prose/place-twice (warning): "Tulsa" stands in this list already; remove one of the two
    site/count-other (warning): "Three steps", and 2 follow; write 2 for the number, or the ones that are missing
    site/moments-order (warning): "2008" stands after "2010"; mend the year, or put the moments in order
    site/quote-of-other (error): Dana R. says the same; write what this customer said, or the name of the one who said it
    site/language-missing (error): the page lies at /es and names no language; add language: es, and translates: with the page that it translates
    site/never-changed (warning): the page is said never to change, and it shows what is new; write weekly or monthly, or remove changefreq:
    site/title-one-word (warning): the title is "Decks" alone; say what about it, and where, such as "Decks in …"
    site/fine-print-priority (warning): the fine print has priority 0.9; write 0.3, or remove priority:
    fact/url-placeholder (warning): https://www.yourdomain.com stands for an address; write that of your site
    fact/counted-parameter (error): "utm_source" stands in addresses of advertisements; remove this entry: such addresses answer as they are
    fact/kind-general (warning): LocalBusiness is every business, and stands before RoofingContractor; write [RoofingContractor]
    fact/area-beyond-radius (warning): Dallas is 306 km from the nearest office, and business.radius is 161 km; mend its coordinates or business.radius, or take it off the list
    fact/city-with-more (error): "Claremore, OK 74017" is more than the city; write Claremore; the state and the postal code stand in region and postalCode
    fact/street-in-two-cities (warning): the office in Claremore is at 1 Sample street, too; write the street of the office in Oklahoma City
    fact/area-code-elsewhere (warning): 504 is the area code of LA, and the office is in OK; write (405) 555-0173, or allow it where the number is right
    claim/grade-other (error): "Rated A" is not business.rating: A+; write Rated A+, or mend it in site.config.yaml
    prose/emoji-in-name (warning): "🔨" is an emoji in a name; leave it out; cards and lists have icon: for a sign of their own
    site/day-before-founding (warning): "29 years ago" was before the business began, in 2001; mend the day, or business.founded in site.config.yaml
    site/label-slip (warning): "Contcat us" leads to a page that spells it "contact"; write Contact us
    site/answer-twice (warning): this answer stands word for word in pages/claremore/deck-builder.yaml; say here what is true of this page alone, or leave the question to one page and lead there
    site/text-near (warning): this is nearly the description of pages/contact.yaml: "We build, mend and clean a roof of every house between here …"; say what only this page is about
    prose/spelled-elsewhere (warning): "colour" is how another country spells it; write color
    site/price-said-other (warning): "Permit" is $160 here, and $150 in pages/contact.yaml; write $150, or say what this price is for
    prose/sign-opening (warning): "Bienvenidos a casa!" lacks the sign that opens it; write ¡Bienvenidos a casa!
    prose/day-unsaid (warning): "soon" says no time that is gone; write when it was, such as "2 months ago" or 2026-05-01
    site/form-language (warning): the form is in de, and no page is; remove language:, or add pages in de
    fact/place-small (warning): "owasso" begins with a small letter; write Owasso
    site/figure-swapped (warning): "40" stands in the place of words, and "roofs a year" in that of a figure; write value: 40 and label: roofs a year
    site/figure-missing (warning): "minutes" has no number; write the number with it, as in "24 hours"
    look/words-twice (warning): "Ridge" stands under another picture of the gallery already; write what is seen in deck.jpg
    look/film-silent (warning): the film /tour.webm has no captions; add  captions: /tour.vtt, a WebVTT file in public/; where nothing is said in it, allow this rule with that as its reason
    site/gallery-category-near (warning): "Roof" is a category beside "Roofs"; write Roofs
    site/gallery-category-missing (warning): deck.jpg has no category, and visitors choose by them; add category: such as Roofs
    prose/cut-off (warning): "under the granules and the" breaks off; write the sentence to its end, or take the rest out
    prose/end-missing (warning): "it from the street" ends the paragraph without a full stop; write street. or finish the sentence
    prose/percent-over (error): "cut energy use by up to 300%" is more than all there is; write at most 100 %
    prose/offer-over (warning): this was over on June 30, 2024; take it out, or give it another day
    prose/label-number-other (error): "Call {emergency}" shows one thing, and its link is call; write href: "call:emergency"
    claim/distance (warning): "Tulsa is 90 miles from our Claremore" is not how far it is by the coordinates of the two; mend the distance, or the name of the place
    claim/other-business (error): "Summit Exteriors opened in {founded}" names another business than Acme; write {legalName}, {business} or {shortName}
    look/portrait-other (error): the picture of Dana Ruiz is said to show Lee Tran; write Dana Ruiz, and see that the picture is the right one
    look/reply-other (error): the answer speaks to Lee, and the review is by Dana R.; write Dana, or put the answer under its review
    claim/row-other (error): "Tulsa, Oklahoma": business.offices has none in Tulsa; write where the offices are, or add it to business.offices
    look/alt-other (warning): hero.jpg shows "House in evening sun under brown shingles" in pages/claremore.yaml; write what is seen in this picture, or name the other picture
    look/alt-twice (warning): deck.jpg has the same words on this page; write what is seen in hero.jpg alone
    site/purpose-twice (warning): pages/contact.yaml is for contact already; remove purpose:, or write what this page is for
    prose/unit-other (warning): "100 square meters" is not how it is measured here; write it in square feet
    prose/misspelt (warning): "definately" is spelled wrongly; write definitely
    prose/word-heard (warning): "should of" is written as it sounds; write should have
    prose/small-start (warning): the text begins with "then" in small letters; write Then, or what stood before it
    prose/powered-by (warning): "Proudly powered by WordPress." is of another program; remove it
    prose/notice-old (warning): "Due to COVID-19" speaks of 2020; take the notice out, or tell it as what was
    prose/side-said (warning): "The picture on the left" says where something stands on a wide screen; name what is seen, or say it before or after in the text
    claim/payment (error): "PayPal" is none of business.payment; add it there in site.config.yaml, or add what is true to business.ledger in site.config.yaml, with its source
    claim/guarantee (warning): "lifetime guarantee" has no end and no terms; say what is covered and how long, or add what is true to business.ledger in site.config.yaml, with its source
    look/alt-of-title (warning): "Old roof" stands beside the picture anyway; write what is seen in the picture
    look/before-is-after (error): hero.jpg is the picture before, too; name the picture that was taken when the work was done
    site/changed-always (warning): the page is said to change at each visit; write weekly or monthly, or remove changefreq:
    site/aside-priority (warning): the page for searches has priority 1; write 0.3, or remove priority:
    site/heading-elsewhere (error): the h1 "Tulsa" is the name of /service-areas/tulsa; write what this page is about
    site/county-other (warning): this names Mayes alone, and the rest of the page Rogers; write Rogers, or name Mayes below as well
    claim/guarantee-other (warning): "our guarantee is for three years" is not what this page says before: "2-year guarantee on our work"; write 2 years, or mend it there
    fact/address-of-other-state (error): the state is TX, and all else of this office is of OK; write OK
    site/label-twice (warning): pages/contact.yaml is called "Contact", too; write what this page alone is called in menus
    site/address-long (warning): the address of this page has 123 characters; give it a short one: npm run rename -- /gutters-and-downspouts-and-downspouts-and-downspouts-and-downspouts-and-downspouts-and-downspouts-and-downspouts-of-copper /gutters-and-downspouts
    site/translation-hidden (warning): search engines may list /contact, and not this page, which translates it; remove robots:, or say the same in both
    fact/coordinates-other-state (error): this is not in Oklahoma, where the address is; write where the office is: degrees north, then degrees east (negative in America)
    fact/offices-apart (error): this is 91 km from "Claremore office", and both are in Claremore; write where the office is: degrees north, then degrees east (negative west of Greenwich); or mend those of "Claremore office"
    fact/kind-other (warning): "Bakery in Oklahoma" says another kind of business than Plumber; write Bakery
    fact/city-far (warning): Dallas is 306 km from all other places; write where the town is: degrees north, then degrees east
    fact/said-twice (warning): Cash is in this list already; remove one of the two, or write what was meant
    look/logo-unseen (warning): #FFFFFF of /logo-light.svg can hardly be seen on the light header, #FFFFFF; name the file of a logo for this ground
    look/logo-stretched (warning): /logo.svg is 4 times as wide as high, and its frame 1 times; write width: 752 with height: 190, or height: 48 with width: 190
    fact/tag-placeholder (warning): G-XXXXXXXXXX stands for an id; write your own, as the service shows it
    fact/tag-of-other-site (warning): heron.example is not the name of this site, acme.example; write acme.example, as the site is called there, or allow it where it is called otherwise
    site/author-form (warning): "By Ann Reyes" is more than a name; write Ann Reyes
    site/purpose-unlike (warning): the page is said to be for reaching the business, and has no offices and no form; remove purpose:, or write what this page is for
    site/translation-unsaid (warning): the page has the sections of /contact, and does not say that it translates it; add translates: /contact
    site/thin (warning): the page says 3 words; say what visitors find here, in a section below the first, or robots: noindex, follow
    prose/price-negative (error): "$-89" is less than nothing; write $89
    fact/town-unknown (warning): the office is in Oklahomo City, and nothing else of the site is; write Oklahoma City
    fact/mail-domain (warning): acmerooofs.example is one slip away from acmeroofs.example; write hello@acmeroofs.example
    fact/names-apart (warning): the short name says Acmme, and the name Acme; write Acme, or mend the name
    prose/struck-out (error): visitors would see the tildes of "~never~"; write never, or leave the words out
    prose/link-loose (warning): "(/contact)" is no link; write [words](/contact), with the words of the link in square brackets
    prose/menu-pasted (warning): "Skip to content" is of the menu of another page; remove it, and the rest of that menu
    prose/file-named (error): "Image: hail.jpg" is the name of a file, and shows no picture; remove it, and name the picture in a field such as image or in a section of type: media-text
    prose/task-box (error): "- [ ]" is printed as typed; write -, and so in the lines below
    prose/marked-words (error): visitors would see the signs of "==very=="; write very
    fact/main-phone-missing (warning): the main office has no phone, and the number of another one stands in its place; add phone: to it, or write mainOffice: okc
    site/button-twice (warning): two buttons lead to /claremore; lead to the page that was meant, or remove one of the two
    prose/ordinal-end (warning): "21th" has the ending of another number; write 21st, or mend the number
    prose/day-small (warning): "sunday" begins with a small letter; write Sunday
    prose/link-bracket-more (error): "[our page](/contact))" has one round bracket too many; write [our page](/contact)
    prose/wide-letters (warning): "Ｈａｉｌ" stands in wide letters; write Hail
    look/frame-title (warning): "Iframe" does not say what is in the frame; write what visitors find in it, such as "Booking calendar"
    site/redirect-past-page (warning): /services/Claremore.html leads home, and there is /claremore; write /claremore
    site/redirect-hidden (warning): /letters is kept from search engines; lead it to a page that may be found, or take robots: out of pages/letters.yaml
    site/hidden-and-led-to (warning): areas.cities leads to /service-areas/tulsa, and it tells search engines to leave it out; remove robots:, or take out what leads here
    fact/kind-twice (error): Plumber is in this list already; remove one of the two, or write what was meant
    fact/tag-file (error): google12ab34cd56ef78.html is the name of a file; put that file into public/ and remove this tag, or write the code of the service's HTML tag"
  `);
});
