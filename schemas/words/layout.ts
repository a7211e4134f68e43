import { word } from './word';

/** What the header, the footer and every page add around the words of a site. */
export const layoutWords = {
  page: {
    skip: word('Skip to content', 'The first stop of the Tab key: the link past the header.'),
    breadcrumb: word('Breadcrumb', 'What screen readers call the way from home to the page.'),
    announcement: word('Announcement', 'What screen readers call the slim band on top.'),
    alert: word('Notice', 'What screen readers call the alert on top of all.'),
    newTab: word('(opens in a new tab)', 'What screen readers say after a link that leaves the site.'),
    fullSize: word('Full size', 'What screen readers say of a picture that opens full size.'),
    close: word('Close', 'The button that closes a photo or a map over the page.'),
  },
  header: {
    home: word('{business}, home', 'What screen readers say of the logo.'),
    menus: word('Main', 'What screen readers call the menus of the header.'),
    menu: word('Menu', 'The button that opens all menus on a phone.'),
    close: word('Close menu', 'The button that closes them.'),
    pages: word('All pages', 'What screen readers call the links in it.'),
    more: word('More', 'The heading of plain links after a menu in it.'),
    within: word('{menu}: more', 'What screen readers call the button of a menu whose name is a link.'),
  },
  call: {
    short: word('Call', 'The small button that calls the office.'),
    now: word('Call now', 'The button that calls, at the bottom of phones.'),
    text: word('Text us', 'The same where the office answers text messages alone.'),
    whatsapp: word('WhatsApp', 'The same where it answers on WhatsApp alone.'),
    mail: word('E-mail', 'What stands there where the business has no phone.'),
    emergency: word('Emergency', 'The small button that calls the emergency line.'),
    bar: word('Call or write', 'What screen readers call the bar at the bottom of phones.'),
    barMail: word('Write to us', 'The same where the business has no phone.'),
  },
  footer: {
    links: word('Quick links', 'The heading of the links in the footer.'),
    areas: word('Areas we serve', 'The heading of the cities in the footer.'),
    communities: word(
      { one: 'And {count} more community.', other: 'And {count} more communities.' },
      'The line under the cities in the footer: how many towns there are besides.',
    ),
    near: word(
      {
        one: 'And {count} more community within {distance} of our office.',
        other: 'And {count} more communities within {distance} of our office.',
      },
      'The same line where the site says how far from its one office it works.',
    ),
    nearOffices: word(
      {
        one: 'And {count} more community within {distance} of our offices.',
        other: 'And {count} more communities within {distance} of our offices.',
      },
      'The same line where the site says how far from its offices it works.',
    ),
    offices: word('Offices', 'What screen readers call the offices in the footer.'),
    hours: word('Opening hours', 'The heading of the opening hours in the footer.'),
    languages: word('Languages', 'What screen readers call the languages that a page is there in.'),
    socials: word('Social networks', 'What screen readers call the links to social networks.'),
  },
  consent: {
    label: word('Consent', 'What screen readers call the question whether other services may load.'),
    ask: word(
      'May this page load services of others, which learn of your visit?',
      'The question, where the site has no words of its own for it.',
    ),
    yes: word('Allow', 'The button that lets them load.'),
    no: word('Refuse', 'The button that does not.'),
    again: word('Privacy choices', 'The button in the footer that asks again.'),
  },
} as const;
