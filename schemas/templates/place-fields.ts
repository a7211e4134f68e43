import { cardGrid } from '../blocks/card-grid';
import { picture } from '../fields/picture-value';
import { officeId, text } from '../fields/text';

/** What pages of a place have in common, with an office there or without: where it is, and how they begin. */
export const placeFields = {
  office: officeId('The id of the office that answers for the place.'),
  city: text('The city or area: "Springfield".'),
  place: text(
    'The name as it stands inside a sentence, where it takes an article or another form: "the Springfield area".',
  ).optional(),
  heading: text('The h1, with the city in it.'),
  lead: text('One or two sentences under the h1.'),
  hero: picture.meta({ description: 'The picture behind the h1.' }),
  cardsHeading: text('The heading over the cards; what `words` says when left out.').optional(),
  cardsLayout: cardGrid.schema.shape.layout.meta({ description: 'How the cards stand, as in card-grid.' }),
  cards: cardGrid.schema.shape.cards.min(2).max(6).meta({ description: 'Two to six service cards.' }),
};
