/** The head of a page as a value: printed once into the document, mirrored on the client. */
export interface Head {
  title: string;
  /** `<meta>` tags in order; each is its attributes. */
  meta: Record<string, string>[];
  /** `<link>` tags in order; each is its attributes. */
  links: Record<string, string>[];
  /** The JSON-LD document as text that is safe inside a script element; empty for none. */
  jsonLd: string;
}
