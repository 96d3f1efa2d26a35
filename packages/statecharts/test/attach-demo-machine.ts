import { assign, fromPromise, setup } from 'xstate';

export const kioskMachine = setup({
  types: {
    context: {} as { readonly sold: number; readonly card: string },
    events: {} as
      | { readonly type: 'ticket.choose'; readonly zone: number; readonly card: string }
      | { readonly type: 'ticket.cancel' },
  },
  actors: {
    pay: fromPromise<{ readonly receipt: string }, { readonly card: string }>(async ({ input }) => {
      if (input.card.endsWith('3')) throw new Error('refused');
      return { receipt: `for ${input.card}` };
    }),
  },
  actions: {
    take: assign({ card: (_, { card }: { readonly card: string }) => card }),
    count: assign({ sold: ({ context }) => context.sold + 1 }),
  },
  delays: { printMs: 300, apologyMs: 500 },
}).createMachine({
  id: 'kiosk',
  description: 'Sells tickets, one at a time.',
  context: { sold: 0, card: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for a choice.',
      on: {
        'ticket.choose': { target: 'paying', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    paying: {
      description: 'Asks the bank.',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ card: context.card }),
        onDone: 'printing',
        onError: 'refused',
      },
      on: { 'ticket.cancel': 'idle' },
    },
    printing: {
      description: 'Prints the ticket.',
      exit: 'count',
      after: { printMs: 'idle' },
    },
    refused: { description: 'Shows that the bank has refused.', after: { apologyMs: 'idle' } },
  },
});
