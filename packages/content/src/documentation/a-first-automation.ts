import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'In this tutorial you design a first automation on paper, try it by hand for a week, and only then let it run. The example is incoming invoices, because every company has them. You need a table, a timer and, at the end, an hour with whoever looks after your mailbox.',
  {
    kind: 'note',
    text: 'The [Workflow Automation Studio](/products/4) that runs such designs is coming soon. Steps 1 to 4 need no software at all, and they are the larger part of the work.',
  },
  { kind: 'heading', text: 'Step 1: count' },
  'For five working days, write one line for every invoice: when it came, from whom, how long it took, and what had to be decided. Do not improve anything yet.',
  {
    kind: 'table',
    caption: 'Two days of counting',
    head: ['Day', 'Invoices', 'Minutes', 'Decisions'],
    rows: [
      ['Monday', '31', '124', '6: unknown supplier (2), amount differs (3), due today (1)'],
      ['Tuesday', '18', '70', '2: amount differs (2)'],
    ],
  },
  'Now divide. In these two days 49 invoices took 194 minutes, four minutes each, and 8 of them needed a decision. So 41 were typing. That is your upper limit: about 160 minutes in two days, if everything goes well. If the result is less than an hour a week, choose another process.',
  { kind: 'heading', text: 'Step 2: write the rules as you would for a colleague' },
  'One sentence for each rule, beginning with “when”. Stop at ten. If you need more, the process is really two processes.',
  {
    kind: 'list',
    isOrdered: true,
    items: [
      'When a letter has a PDF attached and the words “invoice” or “bill”, it is an invoice.',
      'When the tax number is that of a known supplier, the supplier is clear.',
      'When there is an open order with the same total, give or take one per cent, they belong together.',
      'When supplier and order are clear, file the invoice and propose the booking.',
      'When the amount differs, ask purchasing, with both documents side by side.',
      'When the supplier is unknown, ask accounting. Never create a supplier automatically.',
      'When it is due within two days, say so first.',
    ],
  },
  'Rule 6 is the most important one. Most fraud with invoices consists of a new supplier with a plausible name, or a known one with a new bank account. An automation must not be able to make either.',
  { kind: 'heading', text: 'Step 3: draw the states' },
  'Each invoice is always in exactly one state, and only named events move it on. Write them down; a text file will do.',
  {
    kind: 'code',
    language: 'States',
    text: `received
  read           -> recognised
  cannot be read -> withPerson
recognised
  order matches  -> proposed
  amount differs -> withPurchasing
  no supplier    -> withPerson
proposed
  confirmed      -> booked
  rejected       -> withPerson
  2 days silent  -> withPerson
withPurchasing
  accepted       -> proposed
  refused        -> returned
  5 days silent  -> withPerson
withPerson
  decided        -> booked or returned`,
  },
  'Two questions test the drawing. Is there a state that nothing leaves, other than `booked` and `returned`? Something will get stuck there. And does every state in which somebody is waited for have a time after which somebody else is asked? People are on holiday.',
  { kind: 'heading', text: 'Step 4: play it by hand' },
  'For one week be the machine. Take each invoice, apply your rules literally, and note the state it reaches. Where you want to cheat, because you know the supplier, because it is obvious, a rule is missing or a person is needed. Both are discoveries. Expect to change three rules.',
  { kind: 'heading', text: 'Step 5: choose the limits' },
  'Software that reads documents is never quite sure, and says how sure it is. Two limits turn that into behaviour:',
  {
    kind: 'table',
    caption: 'From confidence to action',
    head: ['Confidence', 'What happens', 'Limit to begin with'],
    rows: [
      ['High', 'It is done, and listed for a daily look', 'Above 0.98, and nobody in the first month'],
      ['Middle', 'It is proposed; a person confirms with one key', '0.6 to 0.98'],
      ['Low', 'A person does it; the machine watches', 'Below 0.6'],
    ],
  },
  'In the first month the upper limit is out of reach on purpose: everything is confirmed. Every correction is kept, and tells you what a lower limit would have done.',
  { kind: 'heading', text: 'Step 6: connect one mailbox' },
  'Not the mailbox. A copy: let your mail system forward invoices of one friendly supplier to a new address. The automation reads only there, and writes only proposals. If it goes wrong you delete a forwarding rule, and everything is as it was.',
  { kind: 'heading', text: 'Step 7: measure, then widen' },
  {
    kind: 'list',
    items: [
      '**After two weeks:** what share was confirmed unchanged? Below 80 per cent, go back to step 4.',
      '**After four weeks:** are there suppliers without a single correction? For these the upper limit may apply.',
      '**After eight weeks:** count again as in step 1, on the same days of the week. The difference is what it is worth.',
    ],
  },
  'Keep the way back. Whoever confirms should be able to say “all by hand from now on” without asking anybody, and the mailbox should still work if the automation is switched off over night.',
  'If you have come as far as step 4, you have the best possible preparation for a [demo](/demo): bring the table, the rules and the drawing.',
];
