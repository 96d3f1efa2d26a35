export { type TransportFault, transportFaults } from './faults.ts';
export { replyTexts } from './reply-texts.ts';
