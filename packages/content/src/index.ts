export { about, type TeamMember, team } from './about.ts';
export { around } from './around.ts';
export { questionsFor, suggestedQuestions, suggestQuestions } from './assistant-questions.ts';
export { atWork, findAskedAtWork } from './at-work/at-work.ts';
export { CUSTOMER_SOURCES, type CustomerSource, customerFacts, toNextStep } from './at-work/customer.ts';
export {
  FORECAST_BOX,
  FORECAST_LEVELS,
  type ForecastLevel,
  type ForecastView,
  toForecastRanges,
  toForecastView,
} from './at-work/forecast.ts';
export {
  INVOICE_LIMITS,
  type InvoiceLimit,
  type InvoicesView,
  type SampleInvoice,
  sampleInvoices,
  toInvoicesView,
} from './at-work/invoices.ts';
export { sampleTexts, toLabelSummary } from './at-work/labels.ts';
export { workedCase } from './at-work/worked-case.ts';
export {
  POST_FILTERS,
  readPostFilter,
  toBlogHref,
  toBlogView,
  toDateText,
} from './blog-query.ts';
export { type CodeSpan, toCodeSpans } from './code-spans.ts';
export { company } from './company.ts';
export {
  contactFacts,
  mapLinkText,
  office,
  type SupportChannel,
  supportResources,
  toTimeText,
} from './contact.ts';
export { demo } from './demo.ts';
export {
  DOCUMENTATION_SECTIONS,
  DOCUMENTATION_UPDATED,
  type DocumentationItem,
  documentationItems,
  documentationSections,
  documentationTree,
  findDocumentationItem,
  loadDocumentationText,
  toPdfHref,
} from './documentation.ts';
export {
  type DocumentationPart,
  loadDocumentationParts,
  toDocumentationParts,
} from './documentation-parts.ts';
export {
  answerSeconds,
  assistantQuestions,
  assistantRightPercent,
  assistantWrongPercent,
  automatedPercent,
  automationWeeks,
  bodyKilobytes,
  bookingWeeks,
  browserYears,
  chatbotWeeks,
  chatRetries,
  chatSessionMinutes,
  companyPeople,
  confirmWorkingDays,
  demoMinutes,
  demoPeople,
  demoSlot,
  emailAnswerHours,
  figuresWeeks,
  forecastWeeks,
  furtherProcessWeeks,
  guideBuildMinutes,
  guideLines,
  guideReadMinutes,
  keptSearches,
  lockAttempts,
  lockSeconds,
  longestDelaySeconds,
  longestLockMinutes,
  messageAnswerWorkingDays,
  messageCharacters,
  mostQuantity,
  passwordCharacters,
  passwordRounds,
  phoneAnswerHours,
  pictureMegabytes,
  policies,
  portfolioEntries,
  releaseWeeks,
  retryDelaySeconds,
  savedTasksPercent,
  schoolsPay,
  sentNumberDays,
  serviceCount,
  sessionIdCharacters,
  studyWeeks,
  teamPeople,
  trialDays,
  trialTerms,
  workingDays,
  workingWeeks,
} from './facts.ts';
export { type FaqEntry, faq, faqPage } from './faq.ts';
export { type FormsWords, formsAt, formsHere } from './forms-words.ts';
export { forum } from './forum.ts';
export { home } from './home.ts';
export { homeBelow } from './home-below.ts';
export { parseInline, type Span, toInlineText } from './inline.ts';
export {
  type Deployment,
  type LegalSection,
  legalClosing,
  privacy,
  privacySections,
  terms,
  termsSections,
} from './legal.ts';
export {
  footerGroups,
  mainLinks,
  menuLinks,
  priceLinks,
  resourceLinks,
  type SiteLink,
} from './links.ts';
export { toAmount, toCapital, toNumberWords, toRangeWords } from './number-words.ts';
export { postCalls } from './post-calls.ts';
export { findPost, POST_CATEGORIES, type Post, type PostCategory, posts } from './posts.ts';
export { pricing } from './pricing.ts';
export { productRange } from './product-range.ts';
export type { Block, Prose } from './prose.ts';
export { toProseText } from './prose-text.ts';
export { headingsOf } from './read-prose.ts';
export { type SearchActionText, searchActions } from './search-actions.ts';
export { searchWords } from './search-words.ts';
export { security, securitySections } from './security.ts';
export { type Service, services, servicesPage, toStartRange, toStartText } from './services.ts';
export { shopClosing } from './shop.ts';
export { storedKeys } from './stored-keys.ts';
