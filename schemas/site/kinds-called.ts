import type { businessKinds } from './business-kinds';

/** What people call themselves in the languages of the engine, by the kind of schema.org that it is. */
export const kindsCalled: Partial<Record<(typeof businessKinds)[number], string>> = {
  AccountingService: 'accountant|accountants|bookkeeper|tax adviser|steuerberater|steuerberatung|comptable|contador',
  Attorney: 'attorney|lawyer|law firm|solicitor|solicitors|rechtsanwalt|rechtsanwältin|anwalt|avocat|avocate|abogado',
  AutoRepair: 'mechanic|car repair|auto repair|autowerkstatt|kfz-werkstatt|garagiste|taller mecánico',
  Bakery: 'bakery|baker|boulangerie|boulanger|bäckerei|bäcker|konditorei|panadería|pastelería|pâtisserie',
  BarOrPub: 'pub|kneipe',
  BeautySalon: 'beauty salon|beautician|kosmetikstudio|kosmetik|institut de beauté|esthéticienne|salón de belleza',
  BookStore: 'bookshop|bookstore|buchhandlung|librairie|librería',
  CafeOrCoffeeShop: 'café|coffee shop|coffeehouse|kaffeehaus|cafetería|salon de thé',
  ChildCare: 'nursery|daycare|kindergarten|crèche|guardería|kita',
  Dentist: 'dentist|dental practice|zahnarzt|zahnärztin|zahnarztpraxis|dentiste|dentista',
  DryCleaningOrLaundry: 'laundry|dry cleaner|dry cleaners|wäscherei|reinigung|pressing|lavandería|tintorería',
  Electrician: 'electrician|electricians|elektriker|elektriker-betrieb|électricien|electricista',
  ExerciseGym: 'gym|fitness studio|fitnessstudio|salle de sport|gimnasio',
  Florist: 'florist|flower shop|floristin|blumenladen|fleuriste|floristería',
  HVACBusiness: 'heating engineer|heizungsbauer|chauffagiste|air conditioning',
  HairSalon:
    'hairdresser|hair salon|barber|barbershop|friseur|friseurin|friseursalon|coiffeur|coiffeuse|peluquería|barbería',
  Hotel: 'hôtel|gästehaus',
  HousePainter: 'painter and decorator|house painter|malerbetrieb|peintre en bâtiment|pintor de casas',
  JewelryStore: 'jeweler|jeweller|juwelier|bijouterie|joyería',
  Locksmith: 'locksmith|schlüsseldienst|serrurier|serrurerie|cerrajero|cerrajería',
  MovingCompany: 'mover|movers|moving company|removals|umzugsfirma|umzüge|déménageur|déménagement|mudanzas',
  Notary: 'notary|notary public|notar|notarin|notariat|notaire|notaría|notario',
  Optician: 'optician|optiker|opticien|óptica',
  Pharmacy: 'pharmacy|chemist|apotheke|pharmacie|farmacia',
  Plumber: 'plumber|plumbers|klempner|installateur|sanitärbetrieb|plombier|plomberie|plomero|fontanero',
  RealEstateAgent: 'estate agent|realtor|real estate agent|immobilienmakler|makler|agent immobilier|inmobiliaria',
  Restaurant:
    'restaurant|taqueria|taquería|trattoria|pizzeria|bistro|bistrot|brasserie|diner|gasthaus|gasthof|restaurante',
  TattooParlor: 'tattoo studio|tattoo artist|tatoueur|tatuador',
  TravelAgency: 'reisebüro|agence de voyage|agencia de viajes',
};
