export { type TransportFault, transportFaults } from './faults.ts';
export {
  type ServiceBehaviour,
  type TransportCase,
  type TransportWorld,
  transportContract,
} from './transport-contract.ts';
