import type { ClaimLanguage } from './claims-in-words';

const count = String.raw`(?:\d{1,3}|dix|quinze|vingt|trente|quarante|cinquante|cent)`;
const about = String.raw`(?:(?:plus de|près de|presque)\s+)?`;
const days = 'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?';

/** What businesses claim in French. */
export const frenchClaims: ClaimLanguage = {
  language: 'fr',
  years: {
    words: ['ans', 'années'],
    pattern: new RegExp(
      String.raw`(?<!\p{L})${about}${count}\s+(?:ans|années)\s+(?:d['’]\s?(?:expérience|existence|activité)|de\s+(?:métier|savoir-faire|pratique|tradition|service))(?!\p{L})`,
      'giu',
    ),
    ofBusiness: new RegExp(String.raw`(?<!\p{L})depuis\s+${about}${count}\s+ans(?!\p{L})`, 'giu'),
  },
  since: {
    words: ['depuis', 'fondée', 'fondé', 'créée', 'créé', 'ouverte', 'ouvert', 'née', 'fondation'],
    pattern:
      /(?<!\p{L})(?:depuis|(?:fondé|créé|établi|installé|né)e?s?\s+en)\s+(?:l['’]an(?:née)?\s+)?((?:1[89]|20)\d\d)(?!\d)/giu,
  },
  best: {
    words: ['meilleur', 'meilleure', 'meilleurs', 'meilleures', 'numéro', '1', 'leader'],
    pattern:
      /(?<!\p{L})(?:le|la|les|votre)\s+meilleure?s?\s+(\p{L}+)(?=\s+(?:de|du|des|en|à|au)\s|\s+d['’]|[.!]|\s*$)|(?<!\p{L})(?:le |la )?(?:n[°o]\s?1|numéro un)(?=\s+(?:de|du|des|en|à)\s)/giu,
    anyone:
      /^(?:|entreprise|équipe|service|atelier|maison|adresse|cabinet|salon|magasin|artisans?|prestataire|\p{L}{3,}(?:erie|iste|ière|ienne?)s?)$/iu,
  },
  counted: {
    words: [
      'clients',
      'clientes',
      'hôtes',
      'voyageurs',
      'élèves',
      'familles',
      'foyers',
      'projets',
      'chantiers',
      'avis',
      'installations',
      'patients',
    ],
    pattern:
      /(?:plus de |près de )?(?<![\p{L}\d.,])(?!(?:19|20)\d\d\s)(?:\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d{3,})\+?\s+(?:clients|clientes|hôtes|voyageurs|élèves|familles|foyers|projets|chantiers|avis|installations|patients)(?!\p{L})/giu,
  },
  night: {
    words: ['24', '7', 'nuit', '24h'],
    pattern: /\b24\/7\b|\b24\s?h?\s?(?:\/|sur)\s?24\b|\bjour et nuit\b/giu,
    atYourService:
      /(?<!\p{L})(?:nous|notre|ouverte?s?|dépannage|urgences?|appelez|joignables?|disponibles?|téléphone|service|répond\p{L}*)(?!\p{L})/iu,
  },
  soon: {
    words: ['minutes', 'heures', 'heure'],
    pattern:
      /(?<=(?<!\p{L})(?:nous (?:sommes|arrivons|intervenons|venons)|sommes|intervention|chez vous|sur place)(?: (?:là|chez vous|sur place))?\s)(?:en|sous|dans les|en moins de)\s+(?:moins de )?\d+\s+(?:minutes|heures?)|(?<!\p{L})(?:en|sous)\s+(?:moins de )?\d+\s+(?:minutes|heures?),?\s+(?:nous (?:sommes|arrivons|intervenons)|chez vous|sur place)/giu,
  },
  around: {
    words: ['rayon'],
    pattern: /rayon\s+de\s+(?:près de )?(\d{1,3})\s+(?:km|kilomètres)(?!\p{L})/gu,
  },
  hours: {
    words: [
      ...'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
      ...'lundis mardis mercredis jeudis vendredis samedis dimanches'.split(' '),
    ],
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${days})(?:\s+(?:au|à|et)\s+(?:${days}))?,?\s*:?\s+(?:de\s+)?(\d{1,2})\s?(?:h|heures)\s?(?:\d\d)?\s?(?:à|-|–|et)\s?(\d{1,2})\s?(?:h|heures)(?:\s?\d\d)?(?!\d)`,
      'giu',
    ),
    present:
      /(?<!\p{L})(?:ouver\p{L}+|ouvr\p{L}+|horaires?|heures? d['’]ouverture|joign\p{L}+|joindre|(?:sommes|est) là|ici|accueil\p{L}*|reç\p{L}+|recev\p{L}+|bureaux?|boutique|magasin|cabinet|téléphone|appel\p{L}*)(?!\p{L})/iu,
  },
  ofBusiness:
    /(?<!\p{L})(?:nous|notre|nos|à votre service|maison|entreprise|familiale?|atelier|artisans?|fondée?|créée?|savoir-faire|société)(?!\p{L})/iu,
  isThere:
    /(?<!\p{L})(?:ici|à votre service|votre|vos|vous|familiale?|fondée?s?|créée?s?|installée?s?|ouverte?s?|clients?|clientèle|familles?|hôtes|patients?|savoir-faire|métier|au service|existe|existons|sommes (?:là|présents)|tradition)(?!\p{L})/iu,
  ofOthers:
    /(?<!\p{L})(?:mairie|préfecture|école|banque|poste|police|pompiers|hôpital|pharmacie|voisins?|membres?|certifiée?s?|agréée?s?|il|elle|ils|elles)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:ne|n['’]|pas|jamais|aucune?|personne|sans|autres?)(?!\p{L})/iu,
  ofThings:
    /(?<!\p{L})(?:dure(?:nt)?|tient|tiennent|garantie?s?|membres?|certifiée?s?|agréée?s?|loi|norme|apprentie?s?|employée?s?|ouvri\p{L}+|chez nous|parmi nous|avec nous|décret|bâtiments?|maisons? d[eu])(?!\p{L})/iu,
};
