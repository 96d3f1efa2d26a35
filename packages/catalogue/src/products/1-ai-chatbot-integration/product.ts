import type { ProductDefinition } from '../../product.ts';

export const aiChatbotIntegration: ProductDefinition = {
  id: 1,
  name: 'AI Chatbot Integration',
  price: 29.99,
  priceUnit: 'workspaceMonth',
  category: 'AI Solutions',
  isDigital: true,
  status: 'coming_soon',
  release: { year: 2027, quarter: 1 },
  summary: 'Answers questions on your site from your own pages',
  description:
    'A chat assistant that knows your products and your tone, answers around the clock on your site and in messaging apps, and hands over to a person when it should.',
  features: [
    'Understands natural language in 30 languages',
    'Learns from your help pages and past tickets',
    'Hands over to your team with the whole conversation',
    'Works on the web, in email and in messaging apps',
  ],
  specification: {
    runs: 'In your cloud, on your servers, or hosted by us',
    connects: 'Web pages (one script tag), email, messaging apps, ticket systems',
    needs: 'Help pages or past tickets to answer from',
    data: 'Conversations train your assistant and nobody else’s',
    hands: 'Questions it’s unsure of, with the whole conversation',
  },
  drawing:
    'A conversation: the assistant answers where an order is, names the help page it read, and hands a question it is unsure of to a person.',
};
