import { type ProductFacts, products } from '@loomwright/catalogue';

interface Suggestion {
  readonly text: string;
  /** Groups of word prefixes, such as `cost|price chatbot`: a question must match one in each group. */
  readonly asked: string;
}

interface Topic {
  /** Answers from these pages, and from pages below them, belong to the topic. */
  readonly pages: readonly string[];
  /** Word prefixes of questions that belong to the topic. */
  readonly words: string;
  readonly questions: readonly Suggestion[];
}

const suggest = (text: string, asked: string): Suggestion => ({ text, asked });

const trial = suggest('Is there a free trial?', 'trial|try');
const cheapest = suggest('What is your cheapest product?', 'cheap|lowest|least');
const available = suggest('Which products are available today?', 'available|live|released|today');
const order = suggest('How do I order?', 'order|buy|purchase');
const cancel = suggest('Can we cancel?', 'cancel|terminate|quit');
const start = suggest('Where do we start?', 'start|begin');
const duration = suggest('How long does a first project take?', 'long|weeks project|pilot');
const systems = suggest('Which systems can you connect?', 'systems|connect');
const servicePrice = suggest('How do you price a service?', 'price|cost|much service');
const data = suggest('Where does our data go?', 'data go|goes|stored|kept|hosted');
const stored = suggest('What does this site store about me?', 'store|stores|stored');
const models = suggest('Which models do you use?', 'model');
const openingHours = suggest('When are you open?', 'open|hours|closed');

/** Topics of products are in `productTopics`. */
const topics: readonly Topic[] = [
  {
    pages: ['/pricing'],
    words: 'budget|charge|cheap|cost|discount|dollar|expensive|fee|much|pay|price|pricing|seat|tax|workspace',
    questions: [
      suggest('What does a workspace include?', 'workspace'),
      trial,
      suggest('Are there discounts for schools and charities?', 'discount|school|charit'),
      suggest('Do I pay per user?', 'per|each user|person|seat|head|employee'),
      cheapest,
      servicePrice,
      order,
    ],
  },
  {
    pages: ['/cart', '/orders', '/terms'],
    words: 'binding|buy|cart|checkout|invoice|order|purchase|quote',
    questions: [
      suggest('How do I request a quote?', 'request|get|ask|want quote'),
      suggest('What happens after I send a quote request?', 'after|then|next quote|request'),
      suggest('Is a quote binding?', 'binding|commit'),
      suggest('How do I pay?', 'pay|payment|card'),
      order,
      cancel,
    ],
  },
  {
    pages: ['/demo'],
    words: 'demo|free|test|trial|try',
    questions: [
      suggest('How do I book a demo?', 'book|arrange|get demo'),
      suggest('How long does a demo take?', 'long demo'),
      trial,
      start,
      available,
    ],
  },
  {
    pages: ['/privacy', '/security'],
    words: 'cookie|data|encrypt|gdpr|hosted|privacy|processor|secur|server|store|subprocessor|track',
    questions: [
      data,
      stored,
      suggest('Do you use cookies?', 'cookie'),
      suggest('Is there a list of subprocessors?', 'subprocessor|processor'),
      models,
    ],
  },
  {
    pages: ['/services'],
    words: 'connect|consult|integration|pilot|project|service|system',
    questions: [
      start,
      duration,
      systems,
      servicePrice,
      suggest('What do we need to prepare?', 'prepare|need'),
      cancel,
    ],
  },
  {
    pages: ['/contact', '/support', '/about'],
    words: 'address|call|closed|contact|email|founded|hours|office|open|phone|team',
    questions: [
      openingHours,
      suggest('Where is your office?', 'office|address|located'),
      suggest('What is your phone number?', 'phone|call'),
      suggest('How fast do you reply to an email?', 'fast|quick|soon|reply|answer email|mail'),
      suggest('When was the company founded?', 'founded|old|since'),
    ],
  },
  {
    pages: ['/login', '/register', '/forgot-password', '/profile', '/settings', '/dashboard'],
    words: 'account|login|log|password|register|sign',
    questions: [
      suggest('I forgot the password of my account. What now?', 'forgot|forgotten|lost password'),
      suggest('What do I need an account for?', 'need|without account'),
      stored,
    ],
  },
  {
    pages: ['/documentation'],
    words: 'api|developer|endpoint|integrate|request|status|token',
    questions: [
      suggest('How do I integrate the chatbot?', 'integrat|embed|install'),
      suggest('Which statuses does the chat API answer?', 'status'),
      suggest('Does the chat API need a key?', 'key'),
      suggest('How long may a question be?', 'long question|message'),
    ],
  },
  {
    pages: ['/products'],
    words: 'compare|product|tool',
    questions: [available, cheapest, trial, order],
  },
  {
    pages: ['/blog'],
    words: 'article|blog|post',
    questions: [suggest('What is your newest post?', 'newest|latest')],
  },
  { pages: ['/faq'], words: '', questions: [trial, cancel, data, models] },
];

const ofProducts: Readonly<Record<string, readonly Suggestion[]>> = {
  '/products/1': [
    suggest('Which languages does the chatbot speak?', 'language|german|french|spanish'),
    suggest('Does the chatbot work with my site builder?', 'builder|wordpress|wix|shopify'),
    suggest('Can the chatbot hand over to a person?', 'hand|human|person'),
    suggest('How long does a chatbot project take?', 'long|weeks chatbot|project'),
  ],
  '/products/2': [suggest('Which data does the Predictive Analytics Suite need?', 'need data')],
  '/products/3': [suggest('Can the Neural Network API handle images?', 'image|picture|photo')],
  '/products/4': [
    suggest('How many connectors does the Workflow Automation Studio have?', 'connector'),
    systems,
  ],
  '/products/5': [suggest('Does the Customer Insight Platform remove duplicates?', 'duplicate|twice')],
  '/products/6': [suggest('Does the Portfolio Generator work offline?', 'offline')],
};

export const productTopics = (all: readonly Pick<ProductFacts, 'id' | 'name'>[]): readonly Topic[] =>
  all.map(({ id, name }) => {
    const page = `/products/${id}`;
    const called = name
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3)
      .join('|');
    return {
      pages: [page],
      words: '',
      questions: [
        suggest(`What does the ${name} cost?`, `cost|price|much|expensive|free ${called}`),
        suggest(`What does the ${name} do?`, `do\\W*$|about|feature ${called}`),
        ...(ofProducts[page] ?? []),
      ],
    };
  });

const everyTopic = [...productTopics(products), ...topics];

const general = [available, openingHours, trial, suggest('How do I request a quote?', 'quote')];

/** Falls back to the topic of the nearest page above. */
const topicOf = (pathname: string): Topic | undefined => {
  const parts = pathname.split('/').filter(Boolean);
  for (let length = parts.length; length > 0; length -= 1) {
    const path = `/${parts.slice(0, length).join('/')}`;
    const topic = everyTopic.find(({ pages }) => pages.includes(path));
    if (topic) return topic;
  }
  return undefined;
};

const hasWord = (question: string, words: string) => new RegExp(`\\b(?:${words})`, 'i').test(question);

const wasAsked = ({ asked }: Suggestion, question: string) =>
  asked.split(' ').every((words) => hasWord(question, words));

const FIRST = 4;

/** Initial suggestions for a page (CHT-1). The site's texts answer each of them. */
export const questionsFor = (pathname: string): readonly string[] =>
  (topicOf(pathname)?.questions ?? general).slice(0, FIRST).map(({ text }) => text);

/** Follow-ups (CHT-1), taken in turn from the topics of the last question and of the page that answered it. */
export const suggestQuestions = (
  asked: readonly string[],
  pathname: string | undefined,
): readonly string[] => {
  const last = asked.at(-1) ?? '';
  const page = pathname === undefined ? undefined : topicOf(pathname);
  const lists = [
    ...topics.filter(({ words }) => words !== '' && hasWord(last, words)),
    ...(page ? [page] : []),
  ].map(({ questions }) =>
    questions.filter((suggestion) => !asked.some((question) => wasAsked(suggestion, question))),
  );
  const most = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, place) =>
    lists.flatMap((questions) => questions.slice(place, place + 1)),
  ).flat();
  return [...new Set(inTurn)].map(({ text }) => text);
};

export const suggestedQuestions: readonly string[] = [
  ...new Set([...everyTopic.flatMap(({ questions }) => questions), ...general].map(({ text }) => text)),
];
