import { stateName } from '../../model/us-states';
import { closest } from '../../reading/closest';

/** The parts of countries by their codes (ISO 3166-2) alone; of countries that are not here nothing is known. */
const codes: Readonly<Record<string, string>> = {
  BE: 'BRU VLG WAL VAN VBR VLI VOV VWV WBR WHT WLG WLX WNA',
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
  ES: 'AN AR AS CB CE CL CM CN CT EX GA IB MC MD ML NC PV RI VC A AB AL AV B BA BI BU C CA CC CO CR CS CU GC GI GR GU H HU J L LE LO LU M MA MU NA O OR P PM PO S SA SE SG SO SS T TE TF TO V VA VI Z ZA',
  NL: 'DR FL FR GE GR LI NB NH OV UT ZE ZH',
};

/** The same with their names, as addresses write either. */
const named: Readonly<Record<string, string>> = {
  AT: '1 Burgenland|2 Kärnten|3 Niederösterreich|4 Oberösterreich|5 Salzburg|6 Steiermark|7 Tirol|8 Vorarlberg|9 Wien',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  DE: 'BB Brandenburg|BE Berlin|BW Baden-Württemberg|BY Bayern|HB Bremen|HE Hessen|HH Hamburg|MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SH Schleswig-Holstein|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|TH Thüringen',
  IN: 'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|CH Chandigarh|CT Chhattisgarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|GJ Gujarat|HP Himachal Pradesh|HR Haryana|JH Jharkhand|JK Jammu and Kashmir|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MH Maharashtra|ML Meghalaya|MN Manipur|MP Madhya Pradesh|MZ Mizoram|NL Nagaland|OD Odisha|OR Odisha|PB Punjab|PY Puducherry|RJ Rajasthan|SK Sikkim|TG Telangana|TN Tamil Nadu|TR Tripura|TS Telangana|UK Uttarakhand|UP Uttar Pradesh|UT Uttarakhand|WB West Bengal',
  MX: 'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|CHP Chiapas|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|GRO Guerrero|GUA Guanajuato|HID Hidalgo|JAL Jalisco|MEX Estado de México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SIN Sinaloa|SLP San Luis Potosí|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  NZ: 'AUK Auckland|BOP Bay of Plenty|CAN Canterbury|CIT Chatham Islands|GIS Gisborne|HKB Hawke’s Bay|MBH Marlborough|MWT Manawatū-Whanganui|NSN Nelson|NTL Northland|OTA Otago|STL Southland|TAS Tasman|TKI Taranaki|WGN Wellington|WKO Waikato|WTC West Coast',
};

/** Countries whose addresses name a part as one of these and nothing else. */
const addressed: ReadonlySet<string> = new Set(['AU', 'CA']);

/** What people write for some of them in addresses besides: letters arrive by it. */
const usual: Readonly<Record<string, string>> = {
  AU: 'Vict|South Aust|West Aust|Western Aust',
  CA: 'PEI|Newfoundland|Labrador|Newfoundland & Labrador|Nfld|NF|Ont|Que|PQ|Alta|Sask|Man|NWT|Yukon Territory|Northwest Territory',
};

const partsOf = (country: string): [code: string, name: string][] =>
  (named[country]?.split('|') ?? []).map((part) => [
    part.slice(0, part.indexOf(' ')),
    part.slice(part.indexOf(' ') + 1),
  ]);

/** The codes of the parts of a country, where they are known. */
const codesOf = (country: string): readonly string[] =>
  codes[country]?.split(' ') ?? partsOf(country).map(([code]) => code);

/** True for a part of a country by the code that people write behind a town: "Perth, WA". */
export const isPartWritten = (part: string, country: string): boolean =>
  addressed.has(country) && codesOf(country).includes(part);

/** True for a code of a country and a part (`AT-4`) of which it is known that there is no such part. */
export function isNoPart(region: string): boolean {
  const [country = '', part] = region.split('-');
  if (part === undefined) return false;
  if (country === 'US') return stateName(part) === undefined;
  const known = codesOf(country);
  return known.length > 0 && !known.includes(part);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What is meant by a part of a country that an address names and that there is not: its code or its name, where that is near. */
export function partAmiss(region: string, country: string): { meant?: string } | undefined {
  const all = partsOf(country).flat();
  if (
    all.length === 0 ||
    [...all, ...(usual[country]?.split('|') ?? [])].some((known) => plain(known) === plain(region))
  )
    return undefined;
  const meant =
    region.length < 4
      ? undefined
      : closest(
          region,
          all.filter((known) => known.length > 3),
        );
  return meant === undefined && !addressed.has(country) ? undefined : { ...(meant !== undefined && { meant }) };
}
