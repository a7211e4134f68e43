import type { ClaimLanguage } from './claims-in-words';

const count = String.raw`(?:\d{1,3}|zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert)`;
const about = String.raw`(?:(?:[Üü]ber|[Mm]ehr als|[Ff]ast|rund|gut|knapp|mittlerweile)\s+)*`;
const day =
  '(?:Montags?|Dienstags?|Mittwochs?|Donnerstags?|Freitags?|Samstags?|Sonntags?|Sonnabends?|Mo|Di|Mi|Do|Fr|Sa|So)';

/** What businesses claim in German. */
export const germanClaims: ClaimLanguage = {
  language: 'de',
  years: {
    words: ['jahre', 'jahren', 'jahr', 'jährige', 'jähriger', 'jährigen'],
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${about}${count}\s+Jahren?\s+(?:(?:lange|echte|gelebte)\s+)?(?:(?:Berufs|Handwerks|Praxis|Branchen)?[Ee]rfahrung|Tradition|Praxis|Familientradition|im (?:Handwerk|Geschäft|Dienst|Beruf)|am Markt|Handwerk)(?!\p{L})|(?<=^|[.!?]\s)Seit\s+${about}${count}\s+Jahren(?=\s+(?!Pflicht|Gesetz|Vorschrift|Standard|Norm|Tradition)(?:\p{Lu}|\p{Ll}+e\s+\p{Lu}))|(?<![\p{L}\p{N}])${count}-?jährige[nrs]?\s+(?:Berufs|Firmen)?(?:erfahrung|Erfahrung|tradition|Tradition|geschichte)(?!\p{L})`,
      'gu',
    ),
    ofBusiness: new RegExp(String.raw`(?<!\p{L})seit\s+${about}${count}\s+Jahren(?!\p{L})`, 'giu'),
  },
  since: {
    words: ['seit', 'gegründet', 'eröffnet', 'eröffneten', 'gründete', 'gründeten', 'anno'],
    pattern:
      /(?<!\p{L})(?:seit|gegründet(?: im Jahre?)?|eröffnet(?: im Jahre?)?|anno)\s+(?:dem Jahre?\s+)?((?:1[89]|20)\d\d)(?!\d)|(?<!\p{L})(?:im Jahre? )?((?:1[89]|20)\d\d)\s+(?:gegründet|eröffnet|gründeten? \p{L}+)(?!\p{L})/giu,
  },
  best: {
    words:
      'beste besten bester bestes führende führenden führender führendes günstigste günstigsten günstigster billigste billigsten eins 1'.split(
        ' ',
      ),
    pattern:
      /(?<!\p{L})(?:(?:[Dd]er|[Dd]ie|[Dd]as|den|dem|Ihre?|\p{Lu}\p{L}+s)\s+)?(?:beste[nrs]?|führende[nrs]?|günstigste[nrs]?|billigste[nrs]?)\s+(?:\p{Ll}+\s+)?(\p{Lu}\p{L}+)(?=\s+(?:in|im|von|vor|der|aus|weit|zwischen|rund)(?!\p{L})|[.!]|$)|(?<!\p{L})(?:(?:die|der|Ihre) )?(?:Nummer eins|Nummer 1|Nr\. ?1)(?=\s+(?:in|im|von|für|der|unter)(?!\p{L}))/gu,
    anyone:
      /^(?:|Betriebe?|Firma|Firmen|Unternehmen|Team|Werkstatt|Service|Adresse|Anbieter|Meisterbetrieb|Fachbetrieb|Handwerker|Praxis|Salon|Laden|Geschäft|Studio|\p{L}{3,}(?:erei|betrieb|firma|werkstatt|praxis|salon|laden|studio|meister|handwerker|bauer|macher))$/u,
  },
  counted: {
    words:
      'kunden stammkunden kundinnen gäste schüler fahrschüler tanzschüler fahrgäste familien haushalte aufträge projekte bewertungen rezensionen installationen patienten'.split(
        ' ',
      ),
    pattern:
      /(?:über |mehr als |fast |rund )?(?<![\p{L}\d.,])(?!(?:19|20)\d\d\s)(?:\d{1,3}(?:\.\d{3})+|\d{3,})\+?\s+(?:(?:zufriedene|glückliche|begeisterte|abgeschlossene|erfolgreiche)\s+)*(?:\p{Lu}?\p{L}*(?:kunden|Kunden|gäste|Gäste|schüler|Schüler|patienten)|Kundinnen(?: und Kunden)?|Familien|Haushalte|Aufträge|Projekte|Bewertungen|Rezensionen|Installationen|Patienten)(?!\p{L})/gu,
  },
  night: {
    words: ['24', 'uhr', 'nacht'],
    pattern:
      /\b24\/7\b|\b24[ -]Stunden(?:[ -](?:am Tag|pro Tag|Service|Notdienst|Bereitschaft))|rund um die Uhr|Tag und Nacht/giu,
    atYourService:
      /(?<!\p{L})(?:wir|uns|erreich\p{L}+|Notdienst|\p{L}*[Nn]otdienst|Notruf|für Sie da|geöffnet|rufen|ruft|Anruf|Telefon|\p{L}*[Ss]ervice|Bereitschaft)(?!\p{L})/iu,
  },
  soon: {
    words: ['minuten', 'stunden', 'stunde'],
    pattern:
      /(?<!\p{L})(?:in|innerhalb von|binnen)\s+(?:etwa |rund |nur |weniger als |unter )?\d+\s+(?:Minuten|Stunden?)\s+(?:sind wir|ist (?:jemand|unser\p{L}* \p{L}+)|bei Ihnen|vor Ort|da\b)|(?<=(?<!\p{L})(?:wir (?:sind|kommen)|sind wir|kommen wir)\s(?:meist |immer |in der Regel )?)(?:in|innerhalb von|binnen)\s+(?:etwa |rund |nur |weniger als |unter )?\d+\s+(?:Minuten|Stunden?)/giu,
  },
  around: {
    words: ['umkreis'],
    pattern: /[Uu]mkreis\s+von\s+(?:etwa |rund |bis zu )?(\d{1,3})\s+(?:km|Kilometern?)(?!\p{L})/gu,
  },
  hours: {
    words:
      'montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags sonnabend mo di mi do fr sa so'.split(
        ' ',
      ),
    pattern: new RegExp(
      String.raw`(?<!\p{L})${day}\.?(?:\s?(?:bis|und|-|–)\s?${day}\.?)?[:,]?\s+(?:von\s+)?(\d{1,2})(?:[:.]\d\d)?(?:\s?Uhr)?\s?(?:bis|-|–)\s?(\d{1,2})(?:[:.]\d\d)?(?!\d)(?:\s?Uhr)?`,
      'gu',
    ),
    present:
      /(?<!\p{L})(?:geöffnet|offen|öffn\p{L}*|\p{L}*(?:öffnungs|büro|sprech|geschäfts|laden)zeit\p{L}*|erreich\p{L}+|(?:für Sie|wir sind|sind wir) da|hier|Büros?|Ladens?|Geschäft|Praxis|Telefon|ruf\p{L}*|anruf\p{L}*)(?!\p{L})/iu,
  },
  ofBusiness:
    /(?<!\p{L})(?:wir|uns|unser\p{L}*|mein\p{L}*|für Sie da|Familien(?:betrieb|unternehmen)|Meisterbetrieb|Betrieb|Firma|Unternehmen|Traditions\p{L}+|gegründet|Gründung)(?!\p{L})/iu,
  isThere:
    /(?<!\p{L})(?:hier|für Sie|für Kunden|Ihr\p{L}*|Familien\p{L}+|Traditions\p{L}+|Meisterbetrieb|gegründet|Gründung|eröffnet\p{L}*|gründet\p{L}*|gibt es (?:uns|den|die|das|unser\p{L}*)|im (?:Geschäft|Handwerk|Dienst)|am Markt|da|dabei|tätig|bestehen|besteht|vor Ort|zuverlässig|vertrauen|Kund\p{L}+)(?!\p{L})/iu,
  ofOthers:
    /(?<!\p{L})(?:\p{L}*[Aa]mt|Rathaus|Behörde|Schule|Bank|Post|Wertstoffhof|Polizei|Feuerwehr|Krankenhaus|Apotheke|Nachbar\p{L}*|Mitglied\p{L}*|Innung|Kunde|Kundin|zertifiziert|er|sie)(?!\p{L})/u,
  denied: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemand|ohne|wer|andere\p{L}*)(?!\p{L})/iu,
  ofThings:
    /(?<!\p{L})(?:hält|halten|hielt\p{L}*|steht|stehen|Garantie|Gewährleistung|Mitglied\p{L}*|Innung|zertifiziert\p{L}*|Haus|Häuser\p{L}*|Gebäude|verheiratet|Gesell\p{L}+|Lehrling\p{L}*|Azubi\p{L}*|Mitarbeiter\p{L}*|\p{L}*[Mm]eister(?:in)?|dabei|bei uns|Verordnung|Gesetz|Norm|Pflicht)(?!\p{L})/iu,
};
