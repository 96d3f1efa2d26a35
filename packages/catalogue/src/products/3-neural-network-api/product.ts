import type { ProductDefinition } from '../../product.ts';

export const neuralNetworkApi: ProductDefinition = {
  id: 3,
  name: 'Neural Network API',
  price: 39.99,
  priceUnit: 'workspaceMonth',
  category: 'AI Solutions',
  isDigital: true,
  status: 'coming_soon',
  release: { year: 2027, quarter: 3 },
  summary: 'Classification, extraction and embeddings over HTTP',
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
};
