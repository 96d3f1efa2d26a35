export const CUSTOMER_SOURCES = ['sales', 'support', 'usage'] as const;
export type CustomerSource = (typeof CUSTOMER_SOURCES)[number];

export const customerFacts: {
  readonly [S in CustomerSource]: { readonly name: string; readonly fact: string };
} = {
  sales: { name: 'Sales', fact: 'The contract ends in six weeks.' },
  support: { name: 'Support', fact: 'Three tickets are open, the oldest for nine days.' },
  usage: { name: 'Product data', fact: 'Logins are down by a third since May.' },
};

const steps: readonly (readonly [needs: readonly CustomerSource[], step: string])[] = [
  [
    ['sales', 'support', 'usage'],
    'Call this week: settle the oldest ticket, then offer training, then talk about renewal.',
  ],
  [['support', 'usage'], 'Settle the oldest ticket: it may be why they log in less.'],
  [['sales', 'usage'], 'Ask what has changed before you send the renewal offer.'],
  [['sales', 'support'], 'Settle the oldest ticket before you send the renewal offer.'],
  [['usage'], 'Offer an hour of training.'],
  [['support'], 'Answer the oldest ticket today.'],
  [['sales'], 'Send the renewal offer.'],
];

export const toNextStep = (chosen: readonly CustomerSource[]): string =>
  steps.find(([needs]) => needs.every((source) => chosen.includes(source)))?.[1] ??
  'Nothing is known about this customer yet: choose a source.';
