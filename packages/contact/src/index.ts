export {
  CONTACT_FIELDS,
  type ContactPorts,
  createContactDrafts,
  createContactForm,
  type Filing,
} from './contact-form.ts';
export {
  type AttachedRequest,
  type QuoteRequest,
  toItemsText,
  toQuoteRequest,
} from './quote-request.ts';
export {
  createSimulatedSender,
  DEFAULT_PRIORITY,
  type FormMessage,
  PRIORITIES,
  type SendForm,
  type SendOutcome,
  SIMULATED_MS,
  type WatchConnection,
} from './sending.ts';
export { createSupportForm, SUPPORT_FIELDS } from './support-form.ts';
