/** Questions to begin with, where a page has none of its own. */
const general = [
  'What does AI Chatbot Integration cost?',
  'When are you open?',
  'Which products are available today?',
  'How do I request a quote?',
] as const;

/** Questions that suit a page, by the beginning of its path (CHT-1); the service answers each from the site's own texts. */
const byPath = new Map<string, readonly string[]>(
  Object.entries({
    '/products': [
      'Which products are available today?',
      'What is your cheapest product?',
      'Is there a free trial?',
      'How do I order?',
    ],
    '/products/1': [
      'What does AI Chatbot Integration cost?',
      'Which languages does the chatbot speak?',
      'Does the chatbot work with my site builder?',
      'How long does a chatbot project take?',
    ],
    '/products/2': [
      'What does the Predictive Analytics Suite do?',
      'What does the Predictive Analytics Suite cost?',
      'Why can’t I buy it yet?',
    ],
    '/products/3': [
      'What does the Neural Network API cost?',
      'Can the Neural Network API handle images?',
      'Where does our data go?',
    ],
    '/products/4': [
      'What does the Workflow Automation Studio cost?',
      'How many connectors does the Workflow Automation Studio have?',
      'Which systems can you connect?',
    ],
    '/products/6': [
      'Is the Portfolio Generator free?',
      'Does the Portfolio Generator work offline?',
      'Which products are available today?',
    ],
    '/services': [
      'How long does a first project take?',
      'How do you price a service?',
      'Which systems can you connect?',
      'Where do we start?',
    ],
    '/pricing': [
      'How much does a service cost?',
      'What does a workspace include?',
      'Is there a free trial?',
      'How do I order?',
    ],
    '/contact': ['When are you open?', 'Where is your office?', 'What is your phone number?'],
    '/demo': ['Is there a free trial?', 'Where do we start?', 'How long does a first project take?'],
    '/cart': [
      'How do I request a quote?',
      'How do I order?',
      'Are there discounts for schools and charities?',
    ],
    '/documentation': [
      'How do I integrate the chatbot?',
      'Which statuses does the chat API answer?',
      'What does this site store about me?',
    ],
    '/faq': [
      'Is there a free trial?',
      'Can we cancel?',
      'Where does our data go?',
      'Which models do you use?',
    ],
    '/privacy': ['What does this site store about me?', 'Where does our data go?'],
    '/login': ['I forgot the password of my account. What now?', 'What does this site store about me?'],
  }),
);

/** Questions that suit the page at a path: its own, else those of the page above it, else general ones. */
export const questionsFor = (pathname: string): readonly string[] => {
  const parts = pathname.split('/').filter(Boolean);
  for (let length = parts.length; length > 0; length -= 1) {
    const questions = byPath.get(`/${parts.slice(0, length).join('/')}`);
    if (questions) return questions;
  }
  return general;
};
