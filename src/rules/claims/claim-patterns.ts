const numbers: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 };
const upToNine = numbers.slice(1, 10).join('|');
export const countWord = String.raw`(?:\d[\d,]*|(?:${Object.keys(tens).join('|')})(?:[- ](?:${upToNine}))?|${[...teens, ...numbers].join('|')})`;

/** The number that figures or a word stand for. */
export const numberOf = (text: string): number => {
  const plain = text.toLowerCase();
  const index = [...numbers, ...teens].indexOf(plain);
  const [ten = '', one = ''] = plain.split(/[- ]/);
  return index >= 0
    ? index
    : ten in tens
      ? (tens[ten] ?? 0) + Math.max(0, numbers.indexOf(one))
      : Number(plain.replace(/,/g, ''));
};

export const years = new RegExp(
  String.raw`\b(?:(?:over|more than|nearly|almost|about)\s+)?${countWord}\+?[ -]years?['’]?(?:\s+(?:of|in))?\s+(?:(?:combined|local|hands-on|professional|industry|proven|of)\s+)*(?:experience|business|service|in the (?:trade|business|industry|field))\b|\b(?:serving|served|trusted|working|in business|family[- ]owned|operating|been (?:here|around|in))\b[^.!?\n]{0,50}?\bfor\s+(?:(?:over|more than|nearly|almost)\s+)?${countWord}\+?\s+years\b|(?:,\s*|\b(?:we|our\s+(?:\w+\s+)?(?:crews?|team|family|company|shop|business|people|staff|\w+ers))\b[^.!?\n]{0,40}?)\bfor\s+(?:over|more than|nearly|almost)\s+${countWord}\+?\s+years\b|\b(?:with|after|has|have)\s+(?:over|more than|nearly|almost)\s+${countWord}\+?\s+years\s+in\b(?!\s+(?:the\s+(?:navy|army|air force|military|marines|police|sun|rain|ground|attic|weather)|prison|school)\b)`,
  'gi',
);
/** Years that a sentence about the business begins with. */
export const yearsFirst = new RegExp(
  String.raw`\bFor\s+(?:over |more than |nearly |almost )?${countWord}\+?\s+years,?\s+(?=(?:we|our|the family)\b)`,
  'g',
);
/** Years at a place: "a family business with 30 years in Seguin". */
export const yearsAt = new RegExp(
  String.raw`\b(?:with|after|has|have)\s+(?:(?:over|more than|nearly|almost)\s+)?${countWord}\+?\s+years\s+in\s+(?=\p{Lu}|\{(?:city|region))`,
  'gu',
);
/** Years of what somebody does, without who does it: "Caring for the valley for over 25 years". */
export const yearsDoing = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+ing\b[^.!?,;:\n]{0,40}?\sfor\s+(?:over|more than|nearly|almost)\s+${countWord}\+?\s+years(?=[.!]|\s*$|\s+in\s+\p{Lu})`,
  'gmu',
);
/** Years of what we have done all along: "We have worked here for thirty-five years." */
export const yearsWorked = new RegExp(
  String.raw`\b[Ww]e(?: have|['’]ve) (?:worked|served|lived and worked|done this|been (?:doing this|working|serving|building|fixing|helping|here|around|in business|at it|open))(?!\p{L})[^.!?;\n]{0,40}? for (?:(?:over|more than|nearly|almost|about) )?${countWord} years(?=[.!,]|\s*$)`,
  'gu',
);
/** Years that a heading begins with: "Forty years of drains". */
export const yearsOf = new RegExp(
  String.raw`^(?:(?:over|more than|nearly|almost|about)\s+)?${countWord}\+?\s+years\s+of\s+(?!free|peace|use|age)(?=\p{Ll})`,
  'giu',
);
/** A birthday of the business. */
export const anniversary = /\bour\s+(?:\w+\s+)?(\d{1,3})(?:st|nd|rd|th)[- ](?:anniversary|birthday|year)\b/gi;
/** Years in larger measures. */
export const decades = new RegExp(
  String.raw`\b(?:for|over|more than|nearly|almost|with|after)\s+(?:(?:over|more than|nearly|almost)\s+)?(?:${countWord}\s+decades|a decade|a quarter(?: of a)?[- ]century|half a century)\b|\b${countWord}\s+decades(?=\s+of\b)`,
  'gi',
);
/** What is said of things, not of the business: how long they last or are warranted. */
export const ofThings =
  /\b(?:last\w*|warrant\w*|guarante\w*|stands?|lives?|lifetime|old|endure\w*|hold\w* (?:up|out)|rated for)\b/i;
export const officeCount = new RegExp(
  String.raw`\b(?:our|from|with|have|in|of|at|all)\s+(?:the\s+)?(${countWord})\s+(?:(?:local|full|staffed|nearby|convenient)\s+)*(?:offices|locations|branches)\b`,
  'gi',
);
/** The same in the words of other trades, where it is said whose they are. */
export const shopCount = new RegExp(
  String.raw`\b(?:our|[Ww]e (?:now |also )?(?:have|run|own|keep|operate))\s+(${countWord})\s+(?:(?:own|local|full|little|small)\s+)*(?:shops|stores|showrooms|clinics|practices|studios|salons|restaurants|hotels|workshops|bakeries|garages|surgeries|branches)\b`,
  'gi',
);
/** The number of offices that a heading begins with. */
export const officesAtStart = new RegExp(
  String.raw`^(${countWord})\s+(?:(?:local|full|staffed|nearby)\s+)*(?:offices|locations|branches)\b`,
  'gim',
);
/** An office where there may be none, and one that may be visited. */
export const officeIn =
  /\b(?:[Oo]ur|[Tt]he)\s+(\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)*)\s+(?:office|branch|showroom|shop|store)\b/gu;
export const basedIn =
  /\b(?:[Oo]ur\s+(?:[a-z]+\s+){0,2}(?:office|shop|showroom|headquarters|branch)\s+(?:is\s+)?(?:on\s+(?:\p{Lu}\p{L}+\s+){1,3})?in|[Ww]e(?:['’]re|\s+are)\s+(?:based|headquartered|at home)\s+in|[Hh]eadquarter(?:s|ed)\s+(?:is\s+|are\s+)?in)\s+(\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)*)/gu;
/** One more office, and several by their towns; a link may stand around a town. */
export const oneMoreIn =
  /\b(?:a (?:second|third|new|branch)|another|one more|our other) (?:office|shop|store|showroom|location|branch) in \[?(\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)*)/gu;
export const officesIn =
  /\b(?:[Oo]ur offices|[Ww]e have (?:\p{L}+ )?offices|(?<=^|[.!?] )[Oo]ffices|[Ww]ith offices|our offices are) in (\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)*(?:(?:, | and |, and )\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)*)+)/gu;
export const officeToVisit =
  /\b(?:visit|come (?:by|to|into)|stop (?:by|in)(?: at)?|drop (?:by|into)|pop (?:in )?(?:by|in|into|to)|call in(?:to| at)|walk into|see)\s+(?:us (?:at|in)\s+)?our\s+(?:[a-z]+\s+)?(?:showroom|shop|store|office)\b/gi;
export const radius = new RegExp(
  String.raw`\b(${countWord})[ -](?:miles?|km|kilomet(?:er|re)s?)(?:\s+(?:of|from|around)\s+(?:our|the|each|any|every)\s+(?:\w+\s+)?offices?\b|[ -]radius\b)|\b(?:we|crews?)\b[^.!?\n]{0,30}?\b(?:up to|as far as)\s+(${countWord})\s+(?:miles?|km|kilomet(?:er|re)s?)\b|\bwe\s+(?:\p{L}+ )?(?:visit|work|serve|cover|come|go|drive|travel|deliver|treat|install|repair)\b[^.!?;\n]{0,50}?\bwithin\s+(?:about\s+)?(${countWord})\s+(?:miles?|km|kilomet(?:er|re)s?)(?=[.!,;]|\s*$)`,
  'giu',
);
/** How far from a place it works. */
export const radiusAround = new RegExp(
  String.raw`\b(?:(?:within|up to)\s+(?:about\s+)?|(?=\S+\s+\S+\s+around\s))(${countWord})\s+(?:miles?|km|kilomet(?:er|re)s?)\s+(?:of|from|around)\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)*)`,
  'gu',
);
export const since =
  /\b(?:since|(?:founded|established)(?: in)?|opened in|started in|began in|est(?:\.|d\.?)?|serving [^.!?\n]{0,40}? since|in business since)\s+((?:1[89]|20)\d\d)\b/gi;
/** Who began the business, and when. */
export const begun =
  /\b(?:found|start|open|launch|establish)ed\s+(?:the|this|our|my|his|her|a)\s+(?:[\w-]+\s+)?(?:company|business|firm|shop|practice|doors)\b[^.!?\n]{0,40}?\bin\s+((?:1[89]|20)\d\d)\b/gi;
/** What began later than the business, and may have a year of its own. */
export const sinceOfOthers =
  /\b(?:member\w*|licen[sc]ed?|certified|registered|accredited|approved|insured|partners?|dealers?|installers?|sponsors?|volunteers?)\b[^.!?\n]{0,40}\bsince\s+\d{4}\b/i;
/** What somebody did before there was the business. */
export const sinceOfPeople =
  /\b(?:founders?|owners?|he|she|who|father|mother|grand\w+|uncle|master|foreman)\b[^.;!?\n]{0,30}\b(?:had|has|have|worked|learned|been)\b[^.;!?\n]{0,40}\bsince\s+\d{4}/i;
/** What one person did, who may have begun before the business: "I have tuned pianos since 2010". */
export const sinceOfMine = /\bI(?:['’]ve|\s+have|\s+had|['’]m|\s+am|\s+was)?\b[^.;!?\n]{0,40}\bsince\s+\d{4}/;
/** Somebody whose years those are, by his name as the group or not: "she has", "Joan Heron brings". */
export const yearsOfPeople =
  /(?:\b(?:founders?|owners?|he|she|who|I|[Ee]lle|[Ee]lla)|(?<!\p{L})(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*))(?:['’]ve|\s+(?:has|have|had|brings?|a|cumule|tiene|lleva))(?!\p{L})/u;
/** Who is the business, and who began it. */
export const ourselves =
  /\b(?:we|i|us|our (?:business|company|firm|family|shop|doors|office|story)|(?:the|this) (?:business|company|firm)|(?:my|our|his|her) (?:father|mother|dad|grand\w+|parents|founders?|owners?|family|uncle|brothers?))\b/i;
/** Who came to a business after it began. */
export const sinceWithUs = /\b(?:with|for) us\b[^.;!?\n]{0,20}\bsince\s+\d{4}/i;
/** Words before a year in which somebody or something does what it does since then. */
export const sinceVerb = /\b(?:has|have|had|is|are|was|were|says?|asks?|requires?|stands?|stood|holds?|lies|lives)\b/i;
/** What says that the business is there, or whom it is there for: all else it may have begun in later years. */
export const isThere =
  /\b(?:here|in business|serv(?:e[ds]?|ing|ice)|trust(?:ed|s)?|been (?:here|around|in|at|open|your)|famil(?:y|ies)|founded|established|est|our doors|operat\w+|proudly|locally|you|your|yours|customers?|clients?|homeowners?|neighbou?rs?|patients?|guests?|rating|rated|in the (?:trade|business)|generations?|(?:company|business|firm|shop|practice))\b|[A-F]\+/i;
/** What we had or knew for years, and were not there ourselves: "We've had the same receptionist for over 15 years". */
export const keptForYears = /\bwe(?:['’]ve|\s+have)?\s+(?:had|kept|used|known|owned|driven)\b/i;
/** What makes a year one of the business. */
export const ofBusiness =
  /\b(?:we|our|us|serving|family|business|founded|established|est|trusted|rating|rated|proudly|locally)\b|[A-F]\+/i;
export const grade =
  /(?<![\p{L}\d])[A-F](?:\+{1,3}|-{1,2})(?=[ ,.]|$)(?:\s*(?:BBB|rating|rated))?(?:\s+since\s+\d{4})?/gu;
/** What makes a grade one of the business, and what makes it one of a thing: a group of blood, a class of energy. */
export const ofGraded =
  /\b(?:rat(?:ed|ings?)|grad(?:es?|ed)|scor(?:es?|ed)|BBB|bureau|accredit\w*|since|we|our|us|business|company|reputation)\b/i;
export const ofGradedThings =
  /\b(?:blood|type|class(?:es)?|energy|efficien\w+|appliances?|battery|batteries|vitamins?|hepatitis|students?|exams?|homework|report cards?|bonds?|notes?|keys?|sharp|chords?)\b/i;
/** A grade without a sign. */
export const bareGrade = /\ban? ([A-F]) (?:BBB |bureau )?(?:rating|grade)(?=[.,;!)]|\s*$|\s+(?:from|with|by|at)\b)/gm;
export const stars =
  /\b[1-5][.,]\d\s*(?:out of|\/)\s*5\b|\b[1-5](?:[.,]\d)?(?:\s*(?:out of|\/)\s*5)?[ -](?:star|stars)[ -](?:rating|rated|reviews?|company|service|average)\b|\brated\s+[1-5][.,]\d\b|\brates? us\s+[1-5](?:[.,]\d)?\s*(?:out of|\/)\s*5\b|\b[1-5][.,]\d\s+stars?\b/gi;
export const customers =
  /\b(?:over |more than |nearly )?(?!(?:19|20)\d\d\s)(?:\d{1,3}(?:,\d{3})+|\d{2,})\+?\s+(?:(?:happy|satisfied|local|loyal|completed|finished|five-star|5-star|google|yelp|facebook|trustpilot|verified|online)\s+)*(?:(?:customers|clients|homeowners|families|households|projects|jobs|installations|reviews(?! (?:below|above|here|on this)))\b|\p{L}+ (?:replaced|built|repaired|installed|served|completed|finished|cleaned|painted|fixed|re\p{L}{4,}ed|inspected|planted|serviced|tuned|decorated|catered)\b)/giu;
/** The same with what was done in front: "we have replaced 7,500 taps". Feet and the like are no jobs. */
export const jobsDone =
  /\b(?:we|she|he|our crews?|our team)\s+(?:have |has )?(?:replaced|built|repaired|installed|served|completed|finished|cleaned|painted|fixed|helped|treated|groomed|taught|trained|photographed|delivered|financed|sold|planted|re\p{L}{4,}ed|inspected|serviced|catered)\s+(?:over |more than |nearly |almost )?(?:\d{1,3}(?:,\d{3})+|\d{4,})\+?\s+(?!(?:square|cubic|linear|running|feet|foot|inch\w*|yards?|miles?|pounds?|tons?|gallons?|dollars?|sq)\b)\p{L}+|\bwe(?: have|['’]ve) (?!counted|measured|walked|used|removed|carried|saved)\p{L}{3,}ed (?:over|more than|nearly|almost) (?:\d{1,3}(?:,\d{3})+|\d{4,})\+? (?!(?:square|cubic|linear|running|feet|foot|yards?|miles?|pounds?|tons?|gallons?|hours?|years?|dollars?)\b)\p{L}+|\bwe(?: have|['’]ve) (?:built|replaced|installed|repaired|re\p{L}{4,}ed|served|helped|finished|completed|treated|taught|sold) (?:over |more than |nearly |almost )?\d{3}\+? (?!(?:square|feet|foot|miles?|pounds?|gallons?|dollars?)\b)(?:\p{Ll}+ ){0,2}\p{Ll}+(?=[.!]|$| (?:in|across|around|since|so far|over) )/giu;
/** Things that were done, however they are named, since some day or so far: "more than 5,000 jobs since {founded}". */
export const countedSince =
  /\b(?:over |more than |nearly |almost )?\d{1,3}(?:,\d{3})+\+?\s+(?!(?:square|cubic|linear|feet|foot|miles?|pounds?|tons?|gallons?|liters?|litres?|dollars?|hours?|days?|weeks?|years?|times|steps|words|people)\b)(?:\p{Ll}+\s+){1,3}(?:since\b|so far\b|and counting\b|to date\b)/giu;
/** Numbers that are no figures: "thousands of happy customers", "trusted by hundreds of families". */
export const crowds =
  /\b(?:(?:tens |hundreds )of )?([Tt]housands|[Hh]undreds|[Dd]ozens) of (?:happy|satisfied|delighted|loyal|pleased) \p{L}+|\b(?:[Tt]rusted|[Ll]oved|[Cc]hosen|[Rr]ecommended) by (?:tens of )?(thousands|hundreds)(?: of \p{L}+)?\b|\b(?:[Oo]ur|[Ww]e have) (thousands|hundreds) of (?:customers|clients|guests|patients|families|homeowners)\b/gu;
export const soon = new RegExp(
  String.raw`\b(?:within|in|under|less than|about)\s+(${countWord})\s+(minutes?|hours?)\b(?! of (?:arriv|our arriv|getting|setting|starting|being))|\b(\d+)[ -](minute|hour)[ -](?:emergency[ -])?(?:response|arrival|service|help|call-?out|emergency)`,
  'gi',
);
export const arriving =
  /\b(?:respon(?:d|se|ds|ding)|arriv\w+|there|reached|on[- ]site|on the way|at your (?:door|house|home)|reach you|crews? (?:is|are)|crews? in (?:\S+ ){1,3}in (?:about|under|less than)|dispatch\w*|(?:out to|with) you|show(?:s|ing)? up|we come|we(?:'|’)re out|answers? (?:(?:all |every |any |your |each )?(?:emergenc\w+|urgent \w+|calls?) )?(?:with)?in)\b/i;
export const clock =
  /\b\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)\s?(?:-|–|—|to|until|till)\s?\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)(?![a-z])/gi;
/** The same of a trade by its name, which is a claim where it is that of the business: "the best locksmith in Newcastle". */
export const bestOfTrade =
  /(?<![\p{L}\p{N}'’])(?:the |your )?(?:best|#1|no\. ?1|number one|top-rated|highest-rated|most trusted|finest|cheapest)\s+(\p{L}{3,})(?=\s+(?:in|around|near)\s+(?:\p{Lu}|\{|town|the (?:area|region|state|county|city)))/giu;
export const best =
  /(?<![\p{L}\p{N}'’])(?:the |your |our area's |\p{L}+(?:'s|s'|’s|s’) )?(?:best|#1|no\. ?1|number one|top-rated|highest-rated|most trusted|most experienced|leading|premier|finest|cheapest|lowest-priced)\s+(?:(?!(?:is|are|was|were|has|does|of|for)\s)\p{L}+\s+){0,2}?(?:company|contractors?|business|team|crews?|service|provider|firm|shop|(?!weather|larger|smaller|longer|shorter|bigger|better|lower|higher|older|newer|other|answer|color|order|layer|number|paper|winter|summer|other|water|gutter|timber|lumber|letter|chapter|offer|corner|dinner|shower|center|border|cover|factor|sister|brother|partner)\p{L}{3,}(?:er|or|ian|ist)s?)\b(?=\s+(?:in|around|near|of)\s+(?:\p{Lu}|\{|town|the (?:area|region|state|county|city))|[.!](?:\s|$)|$)/giu;
/** The same of ourselves, whatever we are called: "we are the #1 vet in Burlington". */
export const bestOurselves =
  /(?<=\b[Ww]e(?:'re|’re| are)(?: still| simply| proudly| quite simply)? )(?:the |your )?(?:area's |town's |city's |local )?(?:best|#1|[Nn]o\. ?1|[Nn]umber one|top|leading|premier|finest|cheapest)(?: (?!(?:in|of|at|for|when|on|known|placed|able|to)\b)[\p{L}-]+){1,3}(?= (?:in|around|near|of) (?:\p{Lu}|\{|town\b|the (?:area|region|state|county|city)\b))/gu;
/** What those have in common: they know letters of all scripts in both cases, and are made ready by some 20 ms of work. */
export const saysBest =
  /best|#1|no\. ?1|number one|top|rated|trusted|experienced|leading|premier|finest|cheapest|lowest/i;
export const choosing = /\b(?:find|choose|choosing|pick|hire|hiring|looking for|how to|what makes|who is|ask)\b/i;
/** What is promised of every hour. */
export const aroundTheClock =
  /\b24\/7\b(?!\/)|\b24 hours (?:a|per) day\b|\baround the clock\b|\bday (?:and|or) night\b/gi;
export const denied =
  /\b(?:not|never|no|without|isn't|aren't|don't|isn’t|aren’t|don’t|nobody|who|others?|other|some)\b/i;
export const award =
  /\baward[- ]winning\b|\b(?:lowest|best) prices?,? guaranteed\b|\bguaranteed (?:the )?(?:lowest|best|cheapest) prices?\b|\b(?:the )?(?:lowest|best|cheapest) prices? in (?=\p{Lu}|\{|town\b|the (?:area|region|state|county|city))|\bunbeatable\b|\bvoted (?:the )?(?:number one|no\. ?1|#1|best)\b(?! \p{L}+(?:er|or)s?\b)|\b(?:BBB|Better Business Bureau)[- ](?:accredited|approved|certified)\b|\baccredited (?:by|with|member of) the (?:BBB|Better Business Bureau)\b/giu;
/** A first place that nobody gave. */
export const firstPlace =
  /\b(?:[Gg]uaranteed|[Rr]ated|[Rr]anked|[Ww]e(?:'re|’re| are)(?: still)?) (?:the )?(?:#1|[Nn]o\. ?1|[Nn]umber one)(?=[.!]| (?:in|around|for|by) )|\b[Tt]he (?:#1|[Nn]o\. ?1|[Nn]umber one) (?=in (?:\p{Lu}|\{|town\b|the (?:area|region|state|county|city)\b))/gu;
/** What is promised without an end. */
export const guarantee =
  /(?<!\b(?:limited|manufacturer'?s?'?|product|material|factory) )\blifetime (?:(?:workmanship|labou?r|service|leak) )?(?:guarantee|warranty)\b|\b(?:guaranteed|warrantied) for (?:life|ever)\b|\bmoney[- ]back guarantee\b|\b100\s?% (?:money[- ]back|guaranteed?)\b|\bresults? (?:are |is )?guaranteed\b|\bguaranteed results?\b|\bguaranteed (?:never to|not to) \p{Ll}+|(?<=^|[.!?,] |\bor )(?:you(?: will|['’]ll)? get )?your money back(?= (?:if|when|unless)\b|[.!]|$)|\bour (?:\p{L}+ )?(?:work|\p{L}{3,}s) (?:will )?never (?:leaks?|fails?|breaks?|rots?|rusts?|cracks?|fades?|wears? out)(?=[.,!;]|$)/gimu;

/** Words of which each claim of a kind has one. */
export const [countedWords, bestWords] = [
  'since far counting date customers clients homeowners families households projects jobs installations reviews replaced built repaired installed served completed finished cleaned painted fixed helped treated groomed taught trained photographed delivered financed sold planted restored renovated inspected serviced tuned decorated catered',
  'best number rated trusted experienced leading premier finest cheapest lowest',
].map((words) => words.split(' '));
/** The number of a licence. */
export const license =
  /\blicen[cs]e[ds]?\s*\(?\s*(?:no\.?|number|nr\.?|#|:)+\s*:?\s*#?\s*([A-Z]{0,5}[-. ]?\d[\d-]{3,})/gi;
/** What may be such a number: letters and figures, or figures that are no year. */
export const numbered = /\b[A-Z]{1,5}[-. ]?\d[\d-]{3,}\b|(?<![\d.,$£€-])\d{5,}(?![\d.,-]*\d)/g;
/** Days and two times without their half of the day: "Saturdays from 9 to 1". */
export const bareTimes =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays|weekends)\b(?:\s+(?:to|through|-|–)\s+\w+days?)?,?\s+(?:from\s+)?(\d{1,2})(?::\d\d)?\s?(?:-|–|to|until|till)\s?(\d{1,2})(?::\d\d)?(?!\s?[ap]\.?m|[\d:])/gi;
/** Two times at the end of a sentence that says who is open: "We are open 8 to 5." */
export const openBare =
  /\bopen\s+(?:from\s+)?(\d{1,2})(?::\d\d)?\s?(?:-|–|to|until|till)\s?(\d{1,2})(?::\d\d)?(?=[.,!;]|\s*$)/gim;
/** Days in short, and two times: "Mon–Fri 8–5". */
export const shortDayTimes =
  /\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?\s?(?:-|–|to)\s?(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?[:,]?\s(\d{1,2})(?::\d\d)?\s?(?:-|–|to)\s?(\d{1,2})(?::\d\d)?(?!\s?[ap]\.?m|[\d:])/g;
/** The times first: "open 8 to 6 on weekdays". */
export const timesOnDays =
  /\b(?:open|here|there|in the office|answer\w*|available)\s+(?:from\s+)?(\d{1,2})(?::\d\d)?\s?(?:-|–|to|until|till)\s?(\d{1,2})(?::\d\d)?,?\s+(?:on\s+|every\s+|from\s+)?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays|weekends|day|daily)\b(?:\s+(?:to|through|-|–)\s+\w+days?)?/gi;
