export {
  type ContactActor,
  type ContactMachine,
  type ContactPorts,
  type ContactSnapshot,
  createContactMachine,
  type Filing,
} from './contact.machine.ts';
export { type ContactView, toContactView } from './contact.view.ts';
export { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-form.ts';
export {
  type Draft,
  type DraftField,
  leftAfterSending,
  restoreDraft,
  toDraftValues,
} from './draft.ts';
export { createDraftBook, type DraftBook, type DraftBookPorts } from './draft-book.ts';
export {
  type AttachedRequest,
  attachQuestion,
  attachRequest,
  detachRequest,
  type Letter,
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
  createSupportMachine,
  type SupportActor,
  type SupportMachine,
  type SupportPorts,
  type SupportSnapshot,
} from './support.machine.ts';
export { type SupportView, toSupportView } from './support.view.ts';
export {
  DEFAULT_PRIORITY,
  PRIORITIES,
  type Priority,
  SUPPORT_FIELDS,
  type SupportField,
  type SupportValues,
} from './support-form.ts';
