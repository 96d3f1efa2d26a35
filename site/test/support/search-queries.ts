/**
 * What people type into a search, and the address that they want: other words for the same thing, and questions. `action …`
 * stands for an action.
 */
export const searchQueries: readonly (readonly [typed: string, wanted: string])[] = [
  // Other words for it.
  ['sign in', '/login'],
  ['sign up', '/register'],
  ['create account', '/register'],
  ['pricing', '/faq#what-does-it-cost'],
  ['jobs', '/about#careers'],
  ['email', '/contact'],
  ['phone number', '/contact'],
  ['opening hours', '/contact'],
  ['basket', '/cart'],
  ['help', '/support'],
  ['gdpr', '/privacy'],
  ['dark mode', 'action theme-dark'],
  ['state machine', '/statecharts'],
  ['cookies', '/privacy'],
  ['refund', '/faq#cancel'],
  ['community', '/forum'],
  ['night clinic', '/blog/a-clinic-that-answers-at-night'],
  // Questions, and several words.
  ['how much does it cost', '/faq#what-does-it-cost'],
  ['is there a free trial', '/faq#free-trial'],
  ['how long does a project take', '/faq#how-long'],
  ['forgot my password', '/forgot-password'],
  ['where is my data stored', '/faq#where-is-our-data'],
  ['rate limit 429', '/documentation/errors-and-limits'],
  ['chat api', '/documentation/the-chat-api'],
  ['invoices tutorial', '/documentation/a-first-automation'],
  ['which models do you use', '/faq#which-models'],
  ['talk to the assistant', 'action assistant'],
  ['book a demo', '/demo'],
  ['discount for schools', '/faq#discounts'],
  ['delete account', '/documentation/accounts-carts-and-quotes'],
  ['delete my data', '/privacy'],
  // What a post is about, in words of its text.
  ['doctors appointments', '/blog/a-clinic-that-answers-at-night'],
  ['warehouse orders', '/blog/a-distributor-and-four-hundred-order-letters'],
  ['kpi', '/blog/what-we-measure-every-week'],
  ['rag', '/blog/retrieval-before-generation'],
  ['weaving', '/blog/an-office-in-dimapur'],
  ['confidence interval', '/blog/forecasts-that-admit-a-range'],
];
