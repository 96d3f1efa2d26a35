import type { ProductDefinition } from '../../product.ts';

export const portfolioGenerator: ProductDefinition = {
  id: 6,
  name: 'Portfolio Generator',
  price: 0,
  isFree: true,
  category: 'Business Solutions',
  isDigital: true,
  status: 'live',
  serviceUrl: '/tools/portfolio-generator',
  summary: 'Makes a portfolio page as one file',
  description:
    'Tell it who you are and what you’ve made, watch the page take shape, and download a portfolio as one self-contained file that opens anywhere. Free.',
  features: [
    'Live preview while you type',
    'One self-contained HTML file that opens without a server',
    'Your work stays in your browser',
    'Works offline',
  ],
  specification: {
    runs: 'In your browser, offline too',
    connects: 'Nothing: it makes one file',
    needs: 'Any browser from the last three years',
    data: 'Stays in your browser; nothing is sent',
    hands: 'You write; it handles the layout',
  },
  drawing:
    'A form with name, headline and projects; next to it the finished page, and a button that saves it as one file.',
};
