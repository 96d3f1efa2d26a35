import type { ProductDefinition } from '../../product.ts';

export const workflowAutomationStudio: ProductDefinition = {
  id: 4,
  name: 'Workflow Automation Studio',
  price: 24.99,
  priceUnit: 'workspaceMonth',
  category: 'Business Solutions',
  isDigital: true,
  status: 'coming_soon',
  release: { year: 2027, quarter: 1 },
  summary: 'Draws and runs processes between your tools',
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
};
