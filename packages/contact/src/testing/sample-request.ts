import { type QuoteRequest, toQuoteRequest } from '../quote-request.ts';

/** A request for two of a product. */
export const sampleRequest: QuoteRequest = toQuoteRequest([
  {
    id: 1,
    name: 'AI Chatbot Integration',
    priceCents: 2999,
    priceUnit: 'workspaceMonth',
    quantity: 2,
    isAvailable: true,
  },
]) as QuoteRequest;
