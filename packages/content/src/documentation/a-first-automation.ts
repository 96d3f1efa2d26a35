import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'In this tutorial you design your first automation on paper, run it by hand for a week, and only then switch it on. The example is incoming invoices, because every company has them. You need a spreadsheet, a timer and, at the end, an hour with the person who manages your mailbox.',
  {
    kind: 'note',
    text: 'The [Workflow Automation Studio](/products/4) that runs designs like this is coming soon. Steps 1 to 4 need no software at all, and they’re most of the work.',
  },
  { kind: 'heading', text: 'Step 1: count' },
  'For five working days, write down one line per invoice: when it arrived, who sent it, how long it took, and what had to be decided. Don’t improve anything yet.',
  {
    kind: 'table',
    caption: 'Two days of counting',
    head: ['Day', 'Invoices', 'Minutes', 'Decisions'],
    rows: [
      ['Monday', '31', '124', '6: unknown supplier (2), amount differs (3), due today (1)'],
      ['Tuesday', '18', '70', '2: amount differs (2)'],
    ],
  },
  'Now do the maths. In these two days 49 invoices took 194 minutes, four minutes each, and 8 of them needed a decision. So 41 were pure typing. That’s the most you can save: about 160 minutes in two days, if everything goes well. If you get less than an hour a week, choose another process.',
  { kind: 'heading', text: 'Step 2: write the rules as you would for a colleague' },
  'One sentence per rule, starting with “when”. Stop at ten. If you need more, your process is really two processes.',
  {
    kind: 'list',
    isOrdered: true,
    items: [
      'When an email has a PDF attached and contains the word “invoice” or “bill”, it is an invoice.',
      'When the tax number belongs to a known supplier, the supplier is clear.',
      'When an open order has the same total, give or take one per cent, the two belong together.',
      'When supplier and order are clear, file the invoice and propose the booking.',
      'When the amount differs, ask purchasing, with both documents side by side.',
      'When the supplier is unknown, ask accounting. Never create a supplier automatically.',
      'When it is due within two days, say so first.',
    ],
  },
  'Rule 6 is the most important one. Most invoice fraud involves a new supplier with a plausible name, or a known one with a new bank account. An automation must not be able to create either.',
  { kind: 'heading', text: 'Step 3: draw the states' },
  'Every invoice is always in exactly one state, and only named events move it to another. Write them down; a text file will do.',
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
  'Test the drawing with two questions. Is there a state that nothing leaves, other than `booked` and `returned`? Invoices will get stuck there. And does every state that waits for a person have a time limit, after which someone else is asked? People go on holiday.',
  { kind: 'heading', text: 'Step 4: run it by hand' },
  'For one week, be the machine. Take each invoice, apply your rules literally, and note the state it reaches. Whenever you’re tempted to cheat, because you know the supplier or because it’s obvious, a rule is missing or a person is needed. Either way you’ve learned something. Expect to change three rules.',
  { kind: 'heading', text: 'Step 5: choose the thresholds' },
  'Software that reads documents is never completely sure, and reports how sure it is. Two thresholds turn that into behaviour:',
  {
    kind: 'table',
    caption: 'From confidence to action',
    head: ['Confidence', 'What happens', 'Threshold to start with'],
    rows: [
      ['High', 'It is done, and listed for a daily check', 'Above 0.98; off in the first month'],
      ['Middle', 'It is proposed; a person confirms with one key', '0.6 to 0.98'],
      ['Low', 'A person does it; the machine watches', 'Below 0.6'],
    ],
  },
  'In the first month nothing passes without a person, on purpose. Every correction is recorded, and shows you what a lower threshold would have done.',
  { kind: 'heading', text: 'Step 6: connect one mailbox' },
  'Don’t connect your main mailbox. Have your mail system forward the invoices of one friendly supplier to a new address. The automation reads only that mailbox, and writes only proposals. If anything goes wrong, delete the forwarding rule and everything is as it was.',
  { kind: 'heading', text: 'Step 7: measure, then widen' },
  {
    kind: 'list',
    items: [
      '**After two weeks:** what share was confirmed unchanged? If it’s below 80 per cent, go back to step 4.',
      '**After four weeks:** are there suppliers without a single correction? Switch on the upper threshold for those.',
      '**After eight weeks:** count again as in step 1, on the same days of the week. The difference is what the automation is worth.',
    ],
  },
  'Keep a way back. The person who confirms should be able to say “all by hand from now on” without asking anyone, and the mailbox should still work if the automation is switched off overnight.',
  'If you’ve got as far as step 4, you’re perfectly prepared for a [demo](/demo): bring the table, the rules and the drawing.',
];
