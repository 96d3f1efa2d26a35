import { createDeliveryMachine, toDelivery } from '@loomwright/delivery';
import { SIMULATION_EPOCH } from '@loomwright/statecharts/lab';
import { entry } from '../entry.ts';

const at = SIMULATION_EPOCH;

export const deliveryEntries = [
  entry({
    place: ['delivery', 'delivery'],
    create: ({ now }) =>
      createDeliveryMachine({ deliver: async () => ({ kind: 'sent' }), store: async () => {}, now }),
    input: { delivery: toDelivery('M-7K3Q-9F2M', at), at },
    events: {
      'turn.granted': [{}],
      'delivery.retry': [{}],
      'delivery.drop': [{}],
    },
    children: {
      deliver: {
        outputs: [
          { kind: 'sent', at },
          { kind: 'deferred', reason: 'the mail server answered 451', at },
          { kind: 'refused', reason: 'the mail server answered 550', at },
        ],
      },
    },
  }),
];
