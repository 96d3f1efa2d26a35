export { changeQuery, type QueryStep } from './change-query.ts';
export { pluralOf, toCountText, toNumberText } from './count-text.ts';
export {
  emailProblem,
  MIN_PASSWORD,
  normalizeEmail,
  normalizePassword,
  passwordProblem,
} from './credentials.ts';
export { createDateFormat, createTimeFormat } from './date-formats.ts';
export { toAsciiDigits } from './digits.ts';
export { eventOf } from './event-of.ts';
export {
  type FieldError,
  type FieldErrors,
  hasFieldErrors,
  listFieldErrors,
  toFieldErrors,
  withFieldError,
} from './field-errors.ts';
export {
  type FieldFacts,
  type FieldOf,
  type FormFacts,
  type FormName,
  forms,
  type SentForm,
  type TextsOf,
} from './forms.ts';
export { cutText, initialOf } from './graphemes.ts';
export type { Listener } from './listener.ts';
export { memberOfKey, memberRecords } from './member-records.ts';
export {
  formatCents,
  formatDollars,
  formatPrice,
  type PriceText,
  type PriceUnit,
  sumUnitOf,
  toCents,
  toPriceParts,
} from './money.ts';
export type { NoticeEvent } from './notice-event.ts';
export { toNumberWord } from './number-word.ts';
export {
  MAX_PICTURE_FILE_BYTES,
  type PictureOutcome,
  type PictureShape,
  type ReadPicture,
  rejectPicture,
} from './picture.ts';
export { MAX_QUANTITY, readQuantity } from './quantity.ts';
export { foldText, readSearchText, searchWords } from './search-text.ts';
export { Secret } from './secret.ts';
export { addParagraph, isBlank, trimText, withoutMarks } from './shown-text.ts';
export type { SiteLocation } from './site-location.ts';
export { keysOf, recordOf, spawnLoaded } from './unsafe.ts';
