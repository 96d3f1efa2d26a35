export {
  CONTACT_FIELDS,
  type ContactPorts,
  createContactDrafts,
  createContactForm,
  type Filing,
  type SentRequest,
} from './contact-form.ts';
export {
  type AttachedRequest,
  type QuoteRequest,
  toItemsText,
  toQuoteNumber,
  toQuoteRequest,
  toTotalText,
} from './quote-request.ts';
export {
  createSimulatedSender,
  DEFAULT_PRIORITY,
  type FormMessage,
  PRIORITIES,
  type SendForm,
  type SendOutcome,
  SIMULATED_MS,
} from './sending.ts';
export { createSupportForm, SUPPORT_FIELDS } from './support-form.ts';
