export { fieldTexts, goodContact, goodSupport, quotableLines } from './arbitraries.ts';
export { sampleRequest } from './sample-request.ts';
