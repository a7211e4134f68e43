import type { businessKinds } from './business-kinds';

/** What people call themselves in the languages of the engine, by the kind of schema.org that it is. */
export const kindsCalled: Partial<Record<(typeof businessKinds)[number], string>> = {
  AccountingService: 'accountant|accountants|bookkeeper|tax adviser|steuerberater|steuerberatung|comptable|contador',
  Attorney:
    "attorney|lawyer|law firm|solicitor|solicitors|rechtsanwalt|rechtsanwältin|anwalt|avocat|avocate|abogado|law office|law practice|cabinet d'avocats|étude d'avocats|kanzlei|anwaltskanzlei|rechtsanwaltskanzlei|abogada|abogados|despacho de abogados|bufete de abogados|bufete",
  AutoRental: 'car hire|car rental|autovermietung|location de voitures|renta de autos|alquiler de coches',
  AutoRepair: 'mechanic|car repair|auto repair|autowerkstatt|kfz-werkstatt|garagiste|taller mecánico',
  AutoWash: 'car wash|waschanlage|autowäsche|station de lavage|lavado de autos',
  Bakery: 'bakery|baker|boulangerie|boulanger|bäckerei|bäcker|konditorei|panadería|pastelería|pâtisserie',
  BarOrPub: 'pub|kneipe|bar|wine bar|weinbar|bar à vins|cantina',
  BeautySalon: 'beauty salon|beautician|kosmetikstudio|kosmetik|institut de beauté|esthéticienne|salón de belleza',
  BedAndBreakfast:
    "b&b|bed and breakfast|guest house|guesthouse|pension|frühstückspension|chambres d'hôtes|chambre d'hôtes|maison d'hôtes|posada|casa rural",
  BikeStore: 'bike shop|bicycle shop|fahrradladen|fahrradgeschäft|magasin de vélos|tienda de bicicletas',
  BookStore: 'bookshop|bookstore|buchhandlung|librairie|librería',
  Brewery: 'brewery|craft brewery|brauerei|microbrasserie|cervecería artesanal',
  CafeOrCoffeeShop: 'café|coffee shop|coffeehouse|kaffeehaus|cafetería|salon de thé',
  Campground: 'campsite|camping|campingplatz|terrain de camping',
  ChildCare: 'nursery|daycare|kindergarten|crèche|guardería|kita',
  DaySpa: 'spa|day spa',
  Dentist:
    'dentist|dental practice|zahnarzt|zahnärztin|zahnarztpraxis|dentiste|dentista|dental clinic|cabinet dentaire|clínica dental|consultorio dental',
  DryCleaningOrLaundry: 'laundry|dry cleaner|dry cleaners|wäscherei|reinigung|pressing|lavandería|tintorería',
  Electrician: 'electrician|electricians|elektriker|elektriker-betrieb|électricien|electricista',
  EducationalOrganization:
    'driving school|fahrschule|auto-école|école de conduite|autoescuela|escuela de manejo|music school|musikschule|école de musique|escuela de música|language school|sprachschule|école de langues|escuela de idiomas|dance school|tanzschule|école de danse|escuela de baile',
  EventVenue:
    'wedding venue|event venue|function venue|hochzeitslocation|eventlocation|salle de réception|salle de mariage|salón de eventos|salón de fiestas',
  ExerciseGym: 'gym|fitness studio|fitnessstudio|salle de sport|gimnasio',
  Florist: 'florist|flower shop|floristin|blumenladen|fleuriste|floristería',
  GroceryStore: 'grocer|greengrocer|lebensmittelgeschäft|épicerie|abarrotes|tienda de abarrotes',
  HVACBusiness:
    'heating engineer|heizungsbauer|chauffagiste|air conditioning|heating and cooling|klimatechnik|climatisation|aire acondicionado',
  HairSalon:
    'hairdresser|hair salon|barber|barbershop|friseur|friseurin|friseursalon|coiffeur|coiffeuse|peluquería|barbería',
  HardwareStore: 'hardware shop|ironmonger|eisenwarenhandlung|quincaillerie|ferretería',
  Hostel: 'youth hostel|jugendherberge|auberge de jeunesse|albergue',
  Hotel: 'hôtel|gästehaus|boutique hotel|hotel garni|hôtel-restaurant|hotel boutique',
  HousePainter: 'painter and decorator|house painter|malerbetrieb|peintre en bâtiment|pintor de casas',
  IceCreamShop: 'ice cream parlour|ice cream parlor|gelateria|eisdiele|eiscafé|glacier|heladería',
  InsuranceAgency: 'insurance agent|insurance broker|versicherungsmakler|courtier en assurances|agente de seguros',
  JewelryStore: 'jeweler|jeweller|juwelier|bijouterie|joyería|goldschmied|goldschmiede|bijoutier|joyero',
  Locksmith: 'locksmith|schlüsseldienst|serrurier|serrurerie|cerrajero|cerrajería|locksmiths',
  MedicalClinic: 'clinic|medical clinic|health centre|clinique|clínica',
  Midwifery: 'midwife|hebamme|sage-femme|partera|matrona',
  MovingCompany: 'mover|movers|moving company|removals|umzugsfirma|umzüge|déménageur|déménagement|mudanzas',
  NailSalon: 'nail salon|nail bar|nagelstudio|onglerie|salón de uñas',
  Notary: 'notary|notary public|notar|notarin|notariat|notaire|notaría|notario',
  Optician: 'optician|optiker|opticien|óptica',
  PetStore: 'pet shop|zoohandlung|animalerie|tienda de mascotas',
  Pharmacy: 'pharmacy|chemist|apotheke|pharmacie|farmacia',
  Physician:
    'doctor|general practitioner|family doctor|arztpraxis|hausarzt|hausärztin|hausarztpraxis|médecin|cabinet médical|consultorio médico',
  Physiotherapy:
    'physiotherapist|physiotherapy practice|physio|physical therapist|physical therapy|physiotherapie|physiotherapeut|physiotherapeutin|physiotherapiepraxis|praxis für physiotherapie|krankengymnastik|kinésithérapeute|kiné|physiothérapie|physiothérapeute|fisioterapia|fisioterapeuta',
  Plumber: 'plumber|plumbers|klempner|installateur|sanitärbetrieb|plombier|plomberie|plomero|fontanero',
  RealEstateAgent:
    'estate agent|realtor|real estate agent|immobilienmakler|makler|agent immobilier|inmobiliaria|letting agent|agence immobilière|agente inmobiliario|bienes raíces',
  Restaurant:
    'restaurant|taqueria|taquería|trattoria|pizzeria|bistro|bistrot|brasserie|diner|gasthaus|gasthof|restaurante|gaststätte|wirtshaus|crêperie|marisquería',
  TattooParlor: 'tattoo studio|tattoo artist|tatoueur|tatuador',
  TireShop: 'tyre shop|tire shop|reifenhandel|reifenservice|llantera|vulcanizadora',
  TravelAgency: 'reisebüro|agence de voyage|agencia de viajes',
  VacationRental:
    'holiday home|holiday cottage|holiday let|ferienwohnung|ferienhaus|gîte|location de vacances|casa de vacaciones',
  VeterinaryCare:
    'vet|vets|veterinarian|veterinary clinic|veterinary practice|veterinary surgery|vet clinic|animal hospital|tierarzt|tierärztin|tierarztpraxis|tierklinik|vétérinaire|clinique vétérinaire|cabinet vétérinaire|veterinario|veterinaria|clínica veterinaria',
  Winery: 'vineyard|winemaker|weingut|winzer|vigneron|domaine viticole|bodega de vinos|viñedo',
};
