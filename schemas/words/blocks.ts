import { word } from './word';

/** What blocks add to the words of a site. */
export const blockWords = {
  areas: {
    also: word('And the towns between them', 'The heading of the towns under a list of cities.'),
    map: word('Map: {cities}.', 'What screen readers say of the drawn map.'),
    reach: word(
      'Map: the service area reaches {distance} around {cities}.',
      'The same where the site says how far it works.',
    ),
    distance: word({ one: '{count} mile', other: '{count} miles' }, 'How far the offices work, on the drawn map.'),
  },
  articles: {
    back: word('Back to Blog', 'The link above an article to all articles.'),
    updated: word('Updated {day}', 'The day of the last change, at the head of an article.'),
    minutes: word({ other: '{count} min read' }, 'How long an article takes to read.'),
    share: word('Share', 'The button that shares an article.'),
    copied: word('Link copied', 'What the button says when it has copied the address.'),
    notCopied: word('Copy the address from the address bar', 'What it says where the browser does not let it.'),
    more: word('Read More', 'The link to an article in lists of articles.'),
    categories: word('Posts by category', 'What screen readers call the categories with their counts.'),
    all: word('All', 'What stands before the count of all articles.'),
  },
  callBanner: {
    times: word('Response times', 'The heading of the response times beside an emergency number.'),
  },
  form: {
    ways: word('Other ways to write to us', 'What screen readers call the list beside a form.'),
    page: word('Open the form on a page of its own', 'The link to the form alone.'),
  },
  gallery: {
    more: word('Show more photos', 'The button under a long gallery.'),
    filter: word('Filter photos by category', 'What screen readers call the category buttons.'),
    all: word('All', 'The button that shows the photos of all categories.'),
    count: word({ one: '{count} photo', other: '{count} photos' }, 'How many photos a gallery has.'),
    some: word({ other: '{shown} of {count} photos' }, 'How many of them show, of one category.'),
    viewer: word('Photos', 'What screen readers call the photos that are open over the page.'),
    place: word('Image {number} of {count}', 'Which photo is open.'),
    previous: word('Previous photo', 'The button that turns back.'),
    next: word('Next photo', 'The button that turns on.'),
  },
  offices: {
    phoneOnly: word('By phone only, for {city}.', 'What stands in the place of an address, where an office has none.'),
    directions: word('Directions', 'The link to the way to an office.'),
    to: word('to {city}', 'What screen readers say after it.'),
    map: word('Map of the {office}', 'The heading of the map that opens over the page.'),
    showMap: word('Show the interactive map', 'The button that opens it.'),
  },
  reviews: {
    count: word({ one: '{count} review', other: '{count} reviews' }, 'How many reviews there are, up to nine.'),
    many: word({ other: '{count}+ reviews' }, 'How many reviews there are, from ten on.'),
    stars: word('{stars} out of 5 stars', 'What screen readers say of the stars.'),
    response: word('Response from {business}', 'The heading of an answer to a review.'),
  },
  search: {
    label: word('Search this site', 'What the search field is called.'),
    button: word('Search', 'The button beside it.'),
    found: word('Pages found', 'What stands before the number of pages that were found.'),
    browse: word('All pages', 'The heading of the links under it.'),
  },
} as const;
