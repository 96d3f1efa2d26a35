import type { Product } from './product.ts';

/** The six products of the shop, in the order they are featured (PRD-1). */
export const products: readonly Product[] = [
  {
    id: 1,
    name: 'AI Chatbot Integration',
    description:
      'A chat assistant that knows your products and your tone, answers around the clock on your site and in your messengers, and hands over to a person when it should.',
    price: 29.99,
    image: '/art/products/1.svg',
    category: 'AI Solutions',
    isDigital: true,
    features: [
      'Understands natural language in 30 languages',
      'Learns from your help pages and past tickets',
      'Hands over to your team with the whole conversation',
      'Works on the web, in e-mail and in messengers',
    ],
    status: 'coming_soon',
  },
  {
    id: 2,
    name: 'Predictive Analytics Suite',
    description:
      'Forecasts for demand, revenue and churn that explain themselves: connect a data source, pick a question, and see the range of what is likely and why.',
    price: 49.99,
    image: '/art/products/2.svg',
    category: 'Data Solutions',
    isDigital: true,
    features: [
      'Forecasts with honest ranges, not single numbers',
      'Names the drivers behind every prediction',
      'Alerts when reality leaves the forecast',
      'Connects to warehouses, spreadsheets and CRMs',
    ],
    status: 'coming_soon',
  },
  {
    id: 3,
    name: 'Neural Network API',
    description:
      'Classification, extraction and embeddings behind one plain HTTP interface. Bring examples instead of a research team; we train, host and watch the model.',
    price: 39.99,
    image: '/art/products/3.svg',
    category: 'AI Solutions',
    isDigital: true,
    features: [
      'One endpoint for text, tables and images',
      'Fine-tuned on your examples in an afternoon',
      'Versioned models with instant rollback',
      'Your data trains your model and nobody else’s',
    ],
    status: 'coming_soon',
  },
  {
    id: 4,
    name: 'Workflow Automation Studio',
    description:
      'Draw a process once and let it run: approvals, documents, follow-ups and hand-offs between the tools you already use, with every step on record.',
    price: 24.99,
    image: '/art/products/4.svg',
    category: 'Business Solutions',
    isDigital: true,
    features: [
      'Visual editor with readable version history',
      'More than sixty ready connectors',
      'People stay in the loop where it matters',
      'An audit trail for every run',
    ],
    status: 'coming_soon',
  },
  {
    id: 5,
    name: 'Customer Insight Platform',
    description:
      'One picture of every customer, woven from sales, support and product data: segments that update themselves and next steps your teams can act on.',
    price: 34.99,
    image: '/art/products/5.svg',
    category: 'Data Solutions',
    isDigital: true,
    features: [
      'Joins records across systems without duplicates',
      'Living segments and health scores',
      'Suggests the next best action and says why',
      'Consent and retention rules built in',
    ],
    status: 'coming_soon',
  },
  {
    id: 6,
    name: 'Portfolio Generator',
    description:
      'Tell it who you are and what you have made, watch the page take shape, and download a portfolio as one self-contained file that opens anywhere. Free.',
    price: 0,
    image: '/art/products/6.svg',
    category: 'Business Solutions',
    isDigital: true,
    features: [
      'Live preview while you type',
      'One self-contained HTML file, no hosting needed',
      'Your work stays in your browser',
      'Works offline',
    ],
    status: 'live',
    isFree: true,
    serviceUrl: '/tools/portfolio-generator',
  },
];
