type Question = readonly [typed: string, pages: readonly string[]];

/** What visitors ask in a sentence, in their own words, and the pages that answer it. The ranking is tuned with these. */
export const questions: readonly Question[] = [
  ['how long does a login lock last', ['/documentation/accounts-carts-and-quotes']],
  ['does the site work in a private window', ['/documentation/accounts-carts-and-quotes']],
  ['where can i host my portfolio page', ['/documentation/build-a-portfolio']],
  ['can it answer customers in several languages', ['/products/1']],
  ['how many examples do i need to train a model', ['/documentation/the-neural-network-api', '/products/3']],
  ['do i have to pay before trying it', ['/faq#free-trial']],
  ['why is your office in nagaland', ['/blog/an-office-in-dimapur']],
  ['is there something that merges duplicate customer records', ['/products/5']],
  ['what does error 503 mean', ['/documentation/errors-and-limits']],
  ['which product predicts customer churn', ['/products/2']],
  ['how much history do i need for a sales forecast', ['/documentation/forecast-your-sales', '/products/2']],
  ['how do i put a chat window on my website', ['/documentation/integrate-the-chatbot']],
  ['how can i process orders that arrive by email', ['/blog/a-distributor-and-four-hundred-order-letters']],
  ['why does the forecast give three numbers', ['/blog/forecasts-that-admit-a-range']],
  ['can i use it with wordpress', ['/faq#site-builder']],
  ['how many connectors do you offer', ['/products/4']],
  ['will we have to fire employees if we use ai', ['/faq#replace-people']],
  ['how can i download all my data', ['/settings', '/privacy', '/documentation/accounts-carts-and-quotes']],
  ['how do i change my profile picture', ['/profile']],
  ['does it work with a content security policy', ['/documentation/integrate-the-chatbot']],
];

/** Questions of the same kind that judge the ranking; it is never tuned with them. */
export const heldOutQuestions: readonly Question[] = [
  ['do you give nonprofits a lower price', ['/faq#discounts']],
  ['where can i see the quotes i asked for', ['/orders']],
  ['do you really exist or is this a demo company', ['/faq#is-this-real', '/terms']],
  ['do you have any job openings', ['/about#careers']],
  ['how do you keep the bot from making things up', ['/blog/retrieval-before-generation']],
  ['why do you show prices openly', ['/blog/why-our-prices-stand-on-the-page']],
  ['how do i turn text into vectors', ['/documentation/the-neural-network-api']],
  ['can i use the same account on my phone', ['/documentation/accounts-carts-and-quotes', '/terms']],
  ['how soon can you have a chatbot running for us', ['/faq#how-long', '/services#chatbot']],
  ['how do i turn off the moving background', ['/settings']],
  ['what if the bot gives a false answer', ['/faq#wrong-answers']],
  ['can you connect to salesforce', ['/faq#which-systems']],
  ['which browsers are supported', ['/documentation/what-you-get']],
  ['which product is the cheapest', ['/products', '/faq#what-does-it-cost']],
  ['why am i locked out after typing the wrong password', ['/documentation/accounts-carts-and-quotes']],
  ['is the website usable with a screen reader', ['/faq#accessibility']],
  ['do you use tracking cookies', ['/privacy']],
  ['what happens to my cart when i log in', ['/documentation/accounts-carts-and-quotes']],
  ['can i compare two products next to each other', ['/products/compare']],
  ['how long can a chat message be', ['/documentation/the-chat-api']],
];
