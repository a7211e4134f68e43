/** How what people write in forms looks, as patterns of HTML; without one nothing is known of it. */
export interface Asked {
  phone: string;
  postalCode?: { pattern: string; example: string; digits: boolean };
}
