/** What is known of a business when its site begins. */
export interface Told {
  name: string;
  trade: string;
  town: string;
  service?: string;
  /** True where customers can call. */
  calls: boolean;
  /** True where they have an e-mail address to write to. */
  mails: boolean;
}

type Text = (told: Told) => string;

/** A page by its name in search results, its summary and its words. */
interface PageTexts {
  route: string;
  label: string;
  title: Text;
  description: Text;
  heading: Text;
  lead: Text;
}

/**
 * The words of a new site, in one language. They say what was answered and nothing else: what a business promises is for
 * its owner to write.
 */
export interface SiteTexts {
  pages: Record<
    'home' | 'services' | 'service' | 'about' | 'prices' | 'questions' | 'contact' | 'thanks' | 'missing',
    PageTexts
  >;
  business: { tagline: Text; description: Text };
  form: { name: string; phone: string; email: string; message: string };
  labels: Record<'call' | 'write' | 'what' | 'others' | 'reach' | 'start' | 'sitemap', string>;
  /** The link of a card to the page of a service. */
  more: (service: string) => string;
  /** What is still to be written, by where it stands. */
  toWrite: Record<'why' | 'story' | 'included' | 'steps' | 'prices' | 'question' | 'answer', string>;
  headings: Record<'why' | 'story' | 'included' | 'steps' | 'prices' | 'questions', string>;
  table: { caption: string; columns: [string, string] };
  pictures: Record<'hero' | 'work' | 'place', string>;
}
