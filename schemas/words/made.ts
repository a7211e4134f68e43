import { word } from './word';

/** What templates add to the words of a site, and what is made while it is built; browsers get it in pages alone. */
export const madeWords = {
  hours: {
    days: word('{first} to {last}', 'Days that follow each other: "Monday to Friday".'),
    times: word('{opens} to {closes}', 'A stretch of a day: "8 AM to 6 PM".'),
    open: word('{days}, {times}', 'When an office is open: "Monday to Friday, 8 AM to 6 PM".'),
    opens: word('Opens {day} {time}', 'When a closed office opens: "Opens Monday 8 AM".'),
    closed: word('closed', 'What stands in the place of times: "Sunday, closed".'),
    appointment: word('by appointment', 'The same for days that are agreed on: "Saturday, by appointment".'),
    always: word('open 24 hours', 'The same for days around the clock: "Monday to Sunday, open 24 hours".'),
    dated: word('{dates}: {times}', 'Other hours of certain dates: "December 24 – 26, 2026: closed".'),
    named: word(
      '{name}, {dates}: {times}',
      'The same where they have a name: "Christmas, December 24 – 26, 2026: closed".',
    ),
  },
  template: {
    call: word('Call {phone}', 'The button that calls, on pages made from a template.'),
    text: word('Text {phone}', 'The same where the office answers text messages alone.'),
    whatsapp: word('WhatsApp {phone}', 'The same where it answers on WhatsApp alone.'),
  },
  service: {
    points: word('What you get', 'The heading over the points of a service page.'),
    photos: word('Photos', 'The heading over its photos.'),
    steps: word('How the work runs', 'The heading over its steps.'),
    questions: word('Questions we hear often', 'The heading over its questions.'),
    related: word('Related services', 'The heading over its links to other services.'),
    areas: word('Where we work', 'The heading over the cities at its end.'),
  },
  city: {
    services: word('What we do in {city}', 'The heading over the cards of a city page.'),
    quotes: word('From customers in and around {city}', 'The heading over its quotes.'),
    steps: word('How a job runs', 'The heading over its steps.'),
    photos: word('The kind of work we do', 'The heading over its photos.'),
    questions: word('Questions from {city}', 'The heading over the questions of a city or area page.'),
    office: word('Your office in {city}', 'The heading over its office.'),
    line: word('Your line in {city}', 'The same where the office has a phone only.'),
  },
  area: {
    services: word('Services in {city}', 'The heading over the cards of an area page.'),
    why: word('Why {city} calls us', 'The heading over its reasons.'),
    cities: word('Cities in this area', 'The heading over its city tiles.'),
    place: word('Service area', 'What stands over the places that it covers.'),
    time: word('Response time', 'What stands over how soon somebody is there.'),
    phone: word('Phone', 'What stands over the number.'),
    hours: word('Hours', 'What stands over the opening hours.'),
    others: word('More places we work', 'The heading over the other cities at its end.'),
  },
  article: {
    invite: word('How can we help?', 'The heading of the invitation at the end of an article.'),
    related: word('Related articles', 'The heading of the articles below it.'),
  },
  llms: {
    pages: word('Pages', 'The heading of pages in llms.txt.'),
    services: word('Services', 'The heading of service pages in llms.txt.'),
    cities: word('Cities', 'The heading of city pages in llms.txt.'),
    areas: word('Areas', 'The heading of area pages in llms.txt.'),
    articles: word('Articles', 'The heading of articles in llms.txt.'),
  },
} as const;
