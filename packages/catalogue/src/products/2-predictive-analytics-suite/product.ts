import type { ProductDefinition } from '../../product.ts';

export const predictiveAnalyticsSuite: ProductDefinition = {
  id: 2,
  name: 'Predictive Analytics Suite',
  price: 49.99,
  priceUnit: 'workspaceMonth',
  category: 'Data Solutions',
  isDigital: true,
  status: 'coming_soon',
  release: { year: 2027, quarter: 2 },
  summary: 'Forecasts with ranges and reasons',
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
};
