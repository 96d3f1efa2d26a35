import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'An assistant is easy to launch and hard to judge. On the first day everyone tries it, most answers look plausible, and the number of conversations goes up. None of that tells you whether it helps. So for every assistant we run, our own included, we look at five numbers on Monday morning. They fit on half a page.',
  { kind: 'heading', text: '1. Questions that were settled' },
  'The share of conversations after which the person didn’t ask the same thing again, in the chat, by email or by phone, for two days. We don’t rely on thumbs up and down. Few people press them, and those who do are either delighted or angry. Coming back is what people do when an answer didn’t work.',
  { kind: 'heading', text: '2. Answers with a source' },
  'Every answer should come from a page you can open. The share that does is the number we trust most, because it doesn’t depend on anyone’s opinion. When it falls, something on the site has moved or a new kind of question has turned up. Either can be fixed within the day.',
  { kind: 'heading', text: '3. Honest refusals' },
  'How often the assistant said that it doesn’t know. This number should be neither high nor zero. High means that people ask about things we haven’t written down. Zero means that the assistant is making things up and we just haven’t caught it yet. A healthy figure is somewhere between five and fifteen per cent.',
  { kind: 'heading', text: '4. Handovers with context' },
  'When a person takes over, do they see the whole conversation, and do they read it? We measure it from the other side: how often the first thing they ask is something the customer has already said. Each of those is a small insult, and it uses up the patience the assistant had earned.',
  { kind: 'heading', text: '5. Minutes, not messages' },
  'The last number is the only one the finance department asks about: minutes of a person’s time per settled question. That includes the time spent reading transcripts and correcting pages. If an assistant saves ten hours a week and takes eleven to look after, this is where it shows.',
  { kind: 'heading', text: 'What we do when one moves' },
  {
    kind: 'table',
    caption: 'The first place to look when a number gets worse',
    head: ['Number', 'Usual cause', 'First fix'],
    rows: [
      [
        'Settled questions',
        'An answer that’s correct but can’t be acted on',
        'Add the next step to the page it came from',
      ],
      [
        'Answers with a source',
        'A page was renamed or split',
        'Rebuild the index, then check the ten nearest questions',
      ],
      ['Honest refusals', 'A new product, season or law', 'Write the missing page; don’t tune the model'],
      [
        'Handovers with context',
        'A second tool that doesn’t get the transcript',
        'Pass on the transcript, shorten the form',
      ],
      ['Minutes', 'Too many reviews', 'Review a sample of thirty, chosen at random'],
    ],
  },
  'Notice what isn’t in the table: a bigger model. In two years we’ve changed a model for one of these reasons exactly once. Nearly always the fix is a sentence on a page, written by someone who knows the business.',
  { kind: 'heading', text: 'Read thirty conversations a week' },
  'Numbers say that something changed, but not what. So on the same Monday someone reads thirty conversations, chosen at random and never by rating. It takes forty minutes. Two things only turn up there: answers that are right but unkind, and questions nobody knew customers had.',
  {
    kind: 'note',
    text: '[Errors and limits](/documentation/errors-and-limits) lists the errors our chat can report, and what each one means.',
  },
];
