export {
  contactSteps,
  contactValues,
  type FormStep,
  fieldTexts,
  goodContact,
  goodSupport,
  quotableLines,
  sendOutcomes,
  supportSteps,
  supportValues,
} from './arbitraries.ts';
export { createContactBench, createSupportBench, sampleRequest } from './benches.ts';
export { brokenFormInvariants, formInvariants } from './invariants.ts';
