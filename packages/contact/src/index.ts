export {
  CONTACT_FIELDS,
  type ContactCommand,
  type ContactField,
  type ContactPorts,
  type ContactValues,
  createContactDrafts,
  createContactForm,
  type Filing,
} from './contact-form.ts';
export { DEFAULT_PRIORITY, PRIORITIES, type Priority } from './priority.ts';
export {
  type AttachedRequest,
  type QuotableLine,
  type QuoteRequest,
  toItemsText,
  toQuoteRequest,
} from './quote-request.ts';
export {
  createSimulatedSender,
  type FormMessage,
  type SendForm,
  type SendOutcome,
  SIMULATED_MS,
} from './sending.ts';
export {
  createSupportForm,
  SUPPORT_FIELDS,
  type SupportField,
  type SupportPorts,
  type SupportValues,
} from './support-form.ts';
