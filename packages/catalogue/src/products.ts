import type { Product } from './product.ts';
import { productFacts } from './product-facts.ts';

/** The texts of the products by id, apart from the facts that every page loads. */
const texts: Readonly<
  Record<number, Pick<Product, 'description' | 'features' | 'specification' | 'drawing'>>
> = {
  1: {
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
  },
  2: {
    description:
      'Forecasts for demand, revenue and churn that explain themselves: connect a data source, pick a question, and see the likely range and why.',
    features: [
      'Forecasts with honest ranges, not single numbers',
      'Names the drivers behind every prediction',
      'Alerts when results leave the forecast range',
      'Connects to warehouses, spreadsheets and CRMs',
    ],
    specification: {
      runs: 'In your cloud, on your servers, or hosted by us',
      connects: 'Warehouses, spreadsheets, CRMs',
      needs: 'Two years of history for a forecast with seasons',
      data: 'Read in place; your forecasts aren’t shared',
      hands: 'The decision: it gives a range and the reasons for it',
    },
    drawing:
      'A chart of orders per week: the past as a line, the future as a range of 410 to 470, with the reasons below.',
  },
  3: {
    description:
      'Classification, extraction and embeddings behind one plain HTTP interface. Bring examples instead of a research team; we train, host and monitor the model.',
    features: [
      'One endpoint for text, tables and images',
      'Fine-tuned on your examples in an afternoon',
      'Versioned models with instant rollback',
      'Your data trains your model and nobody else’s',
    ],
    specification: {
      runs: 'Hosted by us, or as a container in your cloud',
      connects: 'Anything that speaks HTTP and JSON',
      needs: 'Fifty examples for each label to begin with',
      data: 'Your examples train your model and nobody else’s',
      hands: 'Inputs unlike anything it was trained on',
    },
    drawing:
      'A request to classify a text, and the answer: three labels with their confidences, the label order first with 0.96.',
  },
  4: {
    description:
      'Draw a process once and let it run: approvals, documents, follow-ups and handoffs between the tools you already use, with every step on record.',
    features: [
      'Visual editor with readable version history',
      'More than sixty ready-made connectors',
      'People stay in the loop where it matters',
      'An audit trail for every run',
    ],
    specification: {
      runs: 'In your cloud, on your servers, or hosted by us',
      connects: 'Email, spreadsheets, CRMs, ticket systems: over sixty connectors',
      needs: 'One process you could explain to a new colleague',
      data: 'Stays in your tools; every run is recorded',
      hands: 'Approvals, and every step you mark',
    },
    drawing:
      'A process in four steps: an email comes in and its fields are read; if the result is certain, the order is booked; if not, a person is asked. Two runs are listed below.',
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
    specification: {
      runs: 'In your cloud, on your servers, or hosted by us',
      connects: 'Sales, support and product databases',
      needs: 'Read access to two sources or more',
      data: 'Consent and retention rules hold for every record',
      hands: 'The next step: it suggests one and says why',
    },
    drawing:
      'Records of sales, support and product join in one customer with a measure of health, and a suggested next step with its reason.',
  },
  6: {
    description:
      'Tell it who you are and what you’ve made, watch the page take shape, and download a portfolio as one self-contained file that opens anywhere. Free.',
    features: [
      'Live preview while you type',
      'One self-contained HTML file, no hosting needed',
      'Your work stays in your browser',
      'Works offline',
    ],
    specification: {
      runs: 'In your browser, offline too',
      connects: 'Nothing: it makes one file',
      needs: 'Any browser from the last three years',
      data: 'Stays in your browser; nothing is sent',
      hands: 'Everything: you write, it lays out the page',
    },
    drawing:
      'A form with name, headline and projects; next to it the finished page, and a button that saves it as one file.',
  },
};

/** The six products of the shop, in the featured order (PRD-1). */
export const products: readonly Product[] = productFacts.flatMap((facts) => {
  const own = texts[facts.id];
  return own ? [{ ...facts, ...own }] : [];
});
