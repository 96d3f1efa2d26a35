import type { Product, ProductDefinition } from '../product.ts';
import { aiChatbotIntegration } from './1-ai-chatbot-integration/product.ts';
import { predictiveAnalyticsSuite } from './2-predictive-analytics-suite/product.ts';
import { neuralNetworkApi } from './3-neural-network-api/product.ts';
import { workflowAutomationStudio } from './4-workflow-automation-studio/product.ts';
import { customerInsightPlatform } from './5-customer-insight-platform/product.ts';
import { portfolioGenerator } from './6-portfolio-generator/product.ts';

const written: readonly ProductDefinition[] = [
  aiChatbotIntegration,
  predictiveAnalyticsSuite,
  neuralNetworkApi,
  workflowAutomationStudio,
  customerInsightPlatform,
  portfolioGenerator,
];

/** In the featured order (PRD-1). */
export const products: readonly Product[] = written.map((product) => ({
  ...product,
  image: `/art/products/${product.id}.svg`,
}));
