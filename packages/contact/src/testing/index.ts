export { fieldTexts, goodBooking, goodContact, goodSupport, quotableLines } from './arbitraries.ts';
export { sampleRequest } from './sample-request.ts';
export { instants, jumpingClocks, officeWeeks, sampleOffice } from './slots.ts';
