import type { Product } from './product.ts';
import { productFacts } from './product-facts.ts';

/** The texts of the products by id, apart from the facts that every page loads. */
const texts: Readonly<Record<number, Pick<Product, 'description' | 'features'>>> = {
  1: {
    description:
      'A chat assistant that knows your products and your tone, answers around the clock on your site and in your messengers, and hands over to a person when it should.',
    features: [
      'Understands natural language in 30 languages',
      'Learns from your help pages and past tickets',
      'Hands over to your team with the whole conversation',
      'Works on the web, in e-mail and in messengers',
    ],
  },
  2: {
    description:
      'Forecasts for demand, revenue and churn that explain themselves: connect a data source, pick a question, and see the range of what is likely and why.',
    features: [
      'Forecasts with honest ranges, not single numbers',
      'Names the drivers behind every prediction',
      'Alerts when reality leaves the forecast',
      'Connects to warehouses, spreadsheets and CRMs',
    ],
  },
  3: {
    description:
      'Classification, extraction and embeddings behind one plain HTTP interface. Bring examples instead of a research team; we train, host and watch the model.',
    features: [
      'One endpoint for text, tables and images',
      'Fine-tuned on your examples in an afternoon',
      'Versioned models with instant rollback',
      'Your data trains your model and nobody else’s',
    ],
  },
  4: {
    description:
      'Draw a process once and let it run: approvals, documents, follow-ups and hand-offs between the tools you already use, with every step on record.',
    features: [
      'Visual editor with readable version history',
      'More than sixty ready connectors',
      'People stay in the loop where it matters',
      'An audit trail for every run',
    ],
  },
  5: {
    description:
      'One picture of every customer, woven from sales, support and product data: segments that update themselves and next steps your teams can act on.',
    features: [
      'Joins records across systems without duplicates',
      'Living segments and health scores',
      'Suggests the next best action and says why',
      'Consent and retention rules built in',
    ],
  },
  6: {
    description:
      'Tell it who you are and what you have made, watch the page take shape, and download a portfolio as one self-contained file that opens anywhere. Free.',
    features: [
      'Live preview while you type',
      'One self-contained HTML file, no hosting needed',
      'Your work stays in your browser',
      'Works offline',
    ],
  },
};

/** The six products of the shop, in the featured order (PRD-1). */
export const products: readonly Product[] = productFacts.map((facts) => ({
  ...facts,
  ...(texts[facts.id] ?? { description: '', features: [] }),
}));
