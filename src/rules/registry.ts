import { beganAgoRules } from './claims/began-ago-rules';
import { boastRules } from './claims/boast-rules';
import { claimRules } from './claims/claim-rules';
import { claimRulesIn } from './claims/claims-in-words';
import { distanceRules } from './claims/distance-rules';
import { frenchClaims } from './claims/french-claims';
import { germanClaims } from './claims/german-claims';
import { gradeRules } from './claims/grade-rules';
import { guaranteeYearsRules } from './claims/guarantee-years-rules';
import { hourClaimRules } from './claims/hour-claim-rules';
import { ledgerClaimRules } from './claims/ledger-claim-rules';
import { officeClaimRules } from './claims/office-claim-rules';
import { officeCountRules } from './claims/office-counts';
import { otherBusinessRules } from './claims/other-business-rules';
import { promiseRules } from './claims/promise-rules';
import { responseTimeRules } from './claims/response-time-rules';
import { shareRules } from './claims/share-rules';
import { spanishClaims } from './claims/spanish-claims';
import { yearClaimRules } from './claims/year-claim-rules';
import { addressRules } from './facts/address-rules';
import { businessRules } from './facts/business-rules';
import { colorRules } from './facts/color-rules';
import { countryRules } from './facts/country-rules';
import { dateRules } from './facts/date-rules';
import { hourRules } from './facts/hour-rules';
import { joinedPlaceRules } from './facts/joined-place-rules';
import { listRules } from './facts/list-rules';
import { logoRules } from './facts/logo-rules';
import { nameRules } from './facts/name-rules';
import { networkRules } from './facts/network-rules';
import { officePlaceRules } from './facts/office-place-rules';
import { officeRules } from './facts/office-rules';
import { officeStateRules } from './facts/office-state-rules';
import { outsideLinkRules } from './facts/outside-link-rules';
import { placeFactRules } from './facts/place-fact-rules';
import { siteFactRules } from './facts/site-rules';
import { tagRules } from './facts/tag-rules';
import { townRules } from './facts/town-rules';
import { articleRules } from './pages/article-rules';
import { crawlRules } from './pages/crawl-rules';
import { doubleRules } from './pages/double-rules';
import { factRowRules } from './pages/fact-row-rules';
import { languageWordRules } from './pages/language-word-rules';
import { linkAddressRules } from './pages/link-address-rules';
import { listTwiceRules } from './pages/list-twice-rules';
import { lookRules } from './pages/look-rules';
import { orderRules } from './pages/order-rules';
import { personRules } from './pages/person-rules';
import { placeCopyRules } from './pages/place-copy-rules';
import { placeRules } from './pages/place-rules';
import { standingRules } from './pages/standing-rules';
import { titleRules } from './pages/title-rules';
import { barRules } from './prose/bar-rules';
import { barePriceRules } from './prose/bare-price-rules';
import { callLabelRules } from './prose/call-label-rules';
import { capitalRules } from './prose/capitals-rules';
import { copiedRules } from './prose/copied-rules';
import { countRules } from './prose/count-rules';
import { countyRules } from './prose/county-rules';
import { dayRules } from './prose/day-rules';
import { emojiRules } from './prose/emoji-rules';
import { endingRules } from './prose/ending-rules';
import { farYearRules } from './prose/far-year-rules';
import { figureRules } from './prose/figure-rules';
import { grammarRules } from './prose/grammar-rules';
import { headingRules } from './prose/heading-rules';
import { itemRules } from './prose/item-rules';
import { labelRules } from './prose/label-rules';
import { leftoverRules } from './prose/leftover-rules';
import { linkRules } from './prose/link-rules';
import { listLineRules } from './prose/list-line-rules';
import { looseLinkRules } from './prose/loose-link-rules';
import { markdownRules } from './prose/markdown-rules';
import { markupRules } from './prose/markup-rules';
import { misreadRules } from './prose/misread-rules';
import { nameSlipRules } from './prose/name-slip-rules';
import { offerOverRules } from './prose/offer-over-rules';
import { openingSignRules } from './prose/opening-sign-rules';
import { pastedMarkRules } from './prose/pasted-mark-rules';
import { pastedRules } from './prose/pasted-rules';
import { plainRules } from './prose/plain-rules';
import { priceRules } from './prose/price-rules';
import { quoteMarkRules } from './prose/quote-mark-rules';
import { rangeSlipRules } from './prose/range-slip-rules';
import { reviewDayRules } from './prose/review-day-rules';
import { spellingRules } from './prose/spelling-rules';
import { stateRules } from './prose/state-rules';
import { strayFactRules } from './prose/stray-fact-rules';
import { tokenRules } from './prose/token-rules';
import { unfinishedRules } from './prose/unfinished-rules';
import { unitRules } from './prose/unit-rules';
import { wordingRules } from './prose/wording-rules';
import type { ConfigRule, PageRule, RuleWords, SiteRule, TextRule } from './rule';
import { alikeRules } from './site/alike-rules';
import { altRules } from './site/alt-rules';
import { answerRules } from './site/answer-rules';
import { besideRules } from './site/beside-rules';
import { categoryRules } from './site/category-rules';
import { formLanguageRules } from './site/form-language-rules';
import { foundingRules } from './site/founding-rules';
import { hiddenPageRules } from './site/hidden-page-rules';
import { labelSlipRules } from './site/label-slip-rules';
import { languageRules } from './site/language-rules';
import { menuNameRules } from './site/menu-name-rules';
import { nearTextRules } from './site/near-text-rules';
import { overRules } from './site/over-rules';
import { pictureRules } from './site/picture-rules';
import { purposeRules } from './site/purpose-rules';
import { quoteRules } from './site/quote-rules';
import { redirectRules } from './site/redirect-rules';
import { saidPriceRules } from './site/said-price-rules';
import { samePriceRules } from './site/same-price-rules';
import { sameWordsRules } from './site/same-words-rules';
import { wayRules } from './site/way-rules';
import { weightRules } from './site/weight-rules';

/** Rules that know words of English alone. */
const inEnglish = (rules: readonly TextRule[]): TextRule[] => rules.map((rule) => ({ language: 'en', ...rule }));

/** The rules about each text of pages and of the configuration. */
export const textRules: readonly TextRule[] = [
  ...strayFactRules,
  ...tokenRules,
  ...markupRules,
  ...leftoverRules,
  ...listLineRules,
  ...unfinishedRules,
  ...pastedMarkRules,
  ...pastedRules,
  ...looseLinkRules,
  ...linkRules,
  ...markdownRules,
  ...headingRules,
  ...plainRules,
  ...misreadRules,
  ...wordingRules,
  ...labelRules,
  ...itemRules,
  ...dayRules,
  ...priceRules,
  ...nameSlipRules,
  ...grammarRules,
  ...capitalRules,
  ...countyRules,
  ...barePriceRules,
  ...barRules,
  ...farYearRules,
  ...quoteMarkRules,
  ...rangeSlipRules,
  ...countRules,
  ...endingRules,
  ...emojiRules,
  ...figureRules,
  ...offerOverRules,
  ...callLabelRules,
  ...stateRules,
  ...unitRules,
  ...openingSignRules,
  ...reviewDayRules,
  ...spellingRules,
  ...shareRules,
  ...beganAgoRules,
  ...officeCountRules,
  ...copiedRules,
  ...inEnglish([
    ...yearClaimRules,
    ...claimRules,
    ...boastRules,
    ...responseTimeRules,
    ...guaranteeYearsRules,
    ...gradeRules,
    ...officeClaimRules,
    ...hourClaimRules,
    ...distanceRules,
    ...otherBusinessRules,
    ...promiseRules,
  ]),
  ...[spanishClaims, germanClaims, frenchClaims].flatMap(claimRulesIn),
  ...ledgerClaimRules,
];

/** The rules about a page by itself. */
export const pageRules: readonly PageRule[] = [
  ...standingRules,
  ...titleRules,
  ...doubleRules,
  ...placeRules,
  ...articleRules,
  ...languageWordRules,
  ...placeCopyRules,
  ...listTwiceRules,
  ...linkAddressRules,
  ...orderRules,
  ...personRules,
  ...factRowRules,
  ...crawlRules,
  ...lookRules,
];

/** The rules about `site.config.yaml`. */
export const configRules: readonly ConfigRule[] = [
  ...businessRules,
  ...dateRules,
  ...hourRules,
  ...placeFactRules,
  ...officeStateRules,
  ...logoRules,
  ...tagRules,
  ...officePlaceRules,
  ...townRules,
  ...nameRules,
  ...officeRules,
  ...addressRules,
  ...joinedPlaceRules,
  ...listRules,
  ...networkRules,
  ...outsideLinkRules,
  ...colorRules,
  ...siteFactRules,
  ...countryRules,
];

/** The rules about how pages stand to one another. */
export const siteRules: readonly SiteRule[] = [
  ...besideRules,
  ...alikeRules,
  ...redirectRules,
  ...wayRules,
  ...menuNameRules,
  ...labelSlipRules,
  ...sameWordsRules,
  ...samePriceRules,
  ...saidPriceRules,
  ...answerRules,
  ...nearTextRules,
  ...quoteRules,
  ...categoryRules,
  ...languageRules,
  ...hiddenPageRules,
  ...formLanguageRules,
  ...foundingRules,
  ...overRules,
  ...pictureRules,
  ...weightRules,
  ...altRules,
  ...purposeRules,
];

/** Every rule about what is written; a file may break one with a reason, by `allow:`. */
export const contentRules: readonly RuleWords[] = [...textRules, ...pageRules, ...configRules, ...siteRules];
