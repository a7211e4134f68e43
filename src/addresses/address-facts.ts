/** What a page file says of addresses: all that other files are checked against. Plain data. */
export interface AddressFacts {
  /** Path of the file from the content root. */
  file: string;
  route: string;
  /** False where the file has errors; it then says nothing but its route. */
  valid: boolean;
  draft: boolean;
  aliases: readonly string[];
  redirectFrom: readonly string[];
  canonical?: string;
  /** The ids of its sections, which links can lead to; missing until the file is read, when any may be there. */
  anchors?: readonly string[];
}
