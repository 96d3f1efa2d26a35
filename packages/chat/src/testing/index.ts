export { type ChatStep, chatSteps, replyOutcomes } from './arbitraries.ts';
export { type ChatModel, EMPTY_CHAT, isPending, stepChatModel } from './chat-model.ts';
export {
  type ChatBench,
  createChatBench,
  createConnectionFake,
  createTransportFake,
  SESSION_ID,
  START_AT,
} from './fakes.ts';
export { type TransportFault, transportFaults } from './faults.ts';
export { brokenChatInvariants } from './invariants.ts';
export { replyTexts } from './reply-texts.ts';
export {
  type ServiceBehaviour,
  type TransportWorld,
  transportContract,
} from './transport-contract.ts';
