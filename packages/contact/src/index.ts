export {
  type Booking,
  type BookingPorts,
  type BookingValues,
  createBookingForm,
  readSlot,
  slotProblem,
} from './booking-form.ts';
export {
  type ContactCommand,
  type ContactPorts,
  createContactDrafts,
  createContactForm,
  type Filing,
  type SentRequest,
} from './contact-form.ts';
export {
  type DemoCalendarTexts,
  type DemoRequest,
  toDemoActivityText,
  toDemoCalendarFile,
  toDemoInvitation,
} from './demo-request.ts';
export {
  type EndpointAnswer,
  type EndpointOutcome,
  renumbered,
  toEndpointOutcome,
  toSendOutcome,
} from './endpoint-outcome.ts';
export { createMessageForm } from './message-form.ts';
export {
  type AttachedRequest,
  type QuoteRequest,
  toItemsText,
  toQuoteActivityText,
  toQuoteRequest,
  toTotalText,
} from './quote-request.ts';
export {
  changeSavingsQuery,
  readFigure,
  readSavingsQuery,
  readSavingsRequest,
  type SavingsQuery,
  toSavingsRequest,
  toSavingsView,
  writeSavingsQuery,
} from './savings.ts';
export {
  createSimulatedSender,
  type FormMessage,
  formOf,
  type SendForm,
  type SendOutcome,
  SIMULATED_MS,
  toQuoteNumber,
  toReference,
  type WatchConnection,
} from './sending.ts';
export { createSlotChoiceMachine, type SlotChoicePorts } from './slot-choice.machine.ts';
export {
  createSlotChoiceView,
  type DayView,
  type SlotChoiceView,
  type SlotGroupView,
  type SlotTexts,
  type SlotView,
  toChosen,
  toSlotSummary,
} from './slot-choice.view.ts';
export type { OfficeWeek, OffsetAt } from './slots.ts';
export { createWaitingForm } from './waiting-form.ts';
