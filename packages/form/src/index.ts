export type { FormDefinition, FormDraft, FormTexts, Submission } from './definition.ts';
export type { Content, Draft, DraftField, DraftStore, StoredDraft, Texts } from './draft.ts';
export { createDraftStore, type DraftStorePorts } from './draft-store.ts';
export { createFormMachine } from './form.machine.ts';
export {
  beginSubmit,
  EMPTY_FORM,
  editField,
  errorText,
  type FormRecord,
  failChecks,
  isValid,
  leaveField,
  type Rejection,
  reject,
  type SubmitOutcome,
  succeed,
} from './form.ts';
export { createFormView, type FormStatus, type FormView } from './form.view.ts';
export type { FormEmitted, FormEvent } from './form-events.ts';
