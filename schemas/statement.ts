/** What there is to state, by name; answers are HTML as readers get it. */
interface Statements {
  /** The page is an article that opens with this. */
  article: {
    heading: string;
    category: string;
    date: string;
    image: { src: string };
    author?: { name: string; role?: string; href?: string };
  };
  /** Questions and their answers stand on the page. */
  questions: { items: readonly { question: string; answer: string }[] };
  /** The page is about these photos. */
  photos: { images: readonly { src: string; alt: string; title?: string }[] };
  /** The page is a list of other pages. */
  collection: object;
  /** What customers say of the business. */
  reviews: { items: readonly { name: string; rating: number; text: string }[] };
  /** What things cost, as people say it. */
  prices: { name: string | undefined; items: readonly { name: string; price: string; text?: string }[] };
  /** What is offered until a day. */
  offers: { items: readonly { title: string; text: string; until: string }[] };
  /** Who works there. */
  people: {
    people: readonly { name: string; role: string; image?: { src: string }; credentials: readonly string[] }[];
  };
  /** Films stand on the page. */
  films: {
    videos: readonly {
      title: string;
      src: string;
      poster: { src: string };
      text?: string;
      length?: string;
      date: string;
    }[];
  };
  /** Who is looked for. */
  jobs: {
    items: readonly {
      title: string;
      text: string;
      employment: 'full time' | 'part time' | 'contract' | 'temporary' | 'internship';
      office?: string;
      posted: string;
      until: string;
    }[];
  };
}

/** What a block tells search engines; `src/head/structured-data/` puts it into the words of schema.org. */
export type Statement = { [Name in keyof Statements]: StatementOf<Name> }[keyof Statements];
export type StatementOf<Name extends keyof Statements> = { states: Name } & Statements[Name];
