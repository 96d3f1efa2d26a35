export type { FormDefinition } from './definition.ts';
export { type Content, type Draft, type DraftStore, draftKeysOf, type Texts } from './draft.ts';
export { createDraftCodec, createDraftStore, type DraftStorePorts } from './draft-store.ts';
export { checkTexts, draftFieldsOf, fieldsOf, toSentTexts } from './field-facts.ts';
export { createFormMachine } from './form.machine.ts';
export {
  beginSubmit,
  EMPTY_FORM,
  editField,
  errorText,
  type FormRecord,
  failChecks,
  leaveField,
  type Rejection,
  reject,
  type SubmitOutcome,
} from './form.ts';
export { createFormView, type FormView } from './form.view.ts';
export type { FormEmitted, FormEvent } from './form-events.ts';
