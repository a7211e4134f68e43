/**
 * The states, districts and territories of the United States: their two letters, their name, and the ranges that the first
 * three digits of their ZIP codes are in (United States Postal Service, L002 3-Digit ZIP Code Prefix Matrix).
 */
const states: readonly (readonly [code: string, name: string, prefixes: string])[] = [
  ['AL', 'Alabama', '350-369'],
  ['AK', 'Alaska', '995-999'],
  ['AZ', 'Arizona', '850-865'],
  ['AR', 'Arkansas', '716-729 755'],
  ['CA', 'California', '900-961'],
  ['CO', 'Colorado', '800-816'],
  ['CT', 'Connecticut', '060-069'],
  ['DE', 'Delaware', '197-199'],
  ['DC', 'District of Columbia', '200 202-205 569'],
  ['FL', 'Florida', '320-349'],
  ['GA', 'Georgia', '300-319 398-399'],
  ['HI', 'Hawaii', '967-968'],
  ['ID', 'Idaho', '832-838'],
  ['IL', 'Illinois', '600-629'],
  ['IN', 'Indiana', '460-479'],
  ['IA', 'Iowa', '500-528'],
  ['KS', 'Kansas', '660-679'],
  ['KY', 'Kentucky', '400-427'],
  ['LA', 'Louisiana', '700-714'],
  ['ME', 'Maine', '039-049'],
  ['MD', 'Maryland', '206-219'],
  ['MA', 'Massachusetts', '010-027 055'],
  ['MI', 'Michigan', '480-499'],
  ['MN', 'Minnesota', '550-567'],
  ['MS', 'Mississippi', '386-397'],
  ['MO', 'Missouri', '630-658'],
  ['MT', 'Montana', '590-599'],
  ['NE', 'Nebraska', '680-693'],
  ['NV', 'Nevada', '889-898'],
  ['NH', 'New Hampshire', '030-038'],
  ['NJ', 'New Jersey', '070-089'],
  ['NM', 'New Mexico', '870-884'],
  ['NY', 'New York', '005 063 100-149'],
  ['NC', 'North Carolina', '270-289'],
  ['ND', 'North Dakota', '580-588'],
  ['OH', 'Ohio', '430-459'],
  ['OK', 'Oklahoma', '730-731 734-749'],
  ['OR', 'Oregon', '970-979'],
  ['PA', 'Pennsylvania', '150-196'],
  ['PR', 'Puerto Rico', '006-007 009'],
  ['RI', 'Rhode Island', '028-029'],
  ['SC', 'South Carolina', '290-299'],
  ['SD', 'South Dakota', '570-577'],
  ['TN', 'Tennessee', '370-385'],
  ['TX', 'Texas', '733 750-799 885'],
  ['UT', 'Utah', '840-847'],
  ['VT', 'Vermont', '050-054 056-059'],
  ['VA', 'Virginia', '201 220-246'],
  ['VI', 'Virgin Islands', '008'],
  ['WA', 'Washington', '980-994'],
  ['WV', 'West Virginia', '247-268'],
  ['WI', 'Wisconsin', '530-532 534-535 537-549'],
  ['WY', 'Wyoming', '820-831 834'],
];

/** States as they were cut short before they had two letters (GPO Style Manual, 9.13). */
const short: Readonly<Record<string, string>> = {
  ...{
    ala: 'AL',
    ariz: 'AZ',
    ark: 'AR',
    calif: 'CA',
    colo: 'CO',
    conn: 'CT',
    del: 'DE',
    fla: 'FL',
    ill: 'IL',
    ind: 'IN',
  },
  ...{ kan: 'KS', kans: 'KS', mass: 'MA', mich: 'MI', minn: 'MN', miss: 'MS', mont: 'MT', neb: 'NE', nebr: 'NE' },
  ...{ nev: 'NV', okla: 'OK', oreg: 'OR', ore: 'OR', penn: 'PA', penna: 'PA', tenn: 'TN', tex: 'TX', wash: 'WA' },
  ...{ wis: 'WI', wisc: 'WI', wyo: 'WY' },
};

/** The two letters of a state that is written in words, cut short, in small letters or with full stops; undefined for what is none. */
export function stateCode(written: string): string | undefined {
  const word = written.replace(/\./g, '').trim().toLowerCase();
  return states.find(([code, name]) => code.toLowerCase() === word || name.toLowerCase() === word)?.[0] ?? short[word];
}

/** The state among what was written with it: its country, a postal code. */
export const stateIn = (region: string): string | undefined =>
  stateCode(region) ??
  stateCode(
    region.replace(/^US-|[\s,]+(?:USA?|U\.S\.A?\.|United States(?: of America)?|\d{5}(?:-\d{4})?)(?=[\s,]|$)/g, ''),
  );

/** States by the hours that their clocks are behind Greenwich in winter (15 U.S.C. 263, 49 CFR 71). */
const clocks: Readonly<Record<string, string>> = {
  '6': 'AL AR IL IA LA MN MS MO OK WI',
  '9 10': 'AK',
  '7': 'AZ CO MT NM UT WY',
  '8': 'CA WA',
  '5': 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  '5 6': 'FL IN KY MI TN',
  '10': 'HI',
  '7 8': 'ID',
  '6 7': 'KS NE ND SD TX',
  '8 7': 'NV OR',
  '4': 'PR VI',
};

/** The hours that the clocks of a state are behind Greenwich in winter, one or two; undefined for what is no state. */
export const hoursBehind = (state: string): number[] | undefined =>
  Object.entries(clocks)
    .find(([, codes]) => codes.split(' ').includes(state))?.[0]
    .split(' ')
    .map(Number);

/** The name of a state by its two letters. */
export const stateName = (code: string): string | undefined => states.find(([own]) => own === code)?.[1];

/** The names of all states. */
export const stateNames: readonly string[] = states.map(([, name]) => name);

/** The states that a ZIP code can be in; none for a code that begins as no ZIP does. */
export function statesOfZip(zip: string): string[] {
  const prefix = Number(zip.slice(0, 3));
  return states.flatMap(([code, , prefixes]) =>
    prefixes.split(' ').some((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return prefix >= from && prefix <= to;
    })
      ? [code]
      : [],
  );
}
