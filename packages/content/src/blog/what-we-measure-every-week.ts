import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'An assistant is easy to launch and hard to judge. On the first day everyone tries it, most answers look plausible, and the chart of conversations goes up. None of that says whether it helps. So for every assistant we run, our own included, we look at five numbers on Monday morning. They fit on half a page.',
  { kind: 'heading', text: '1. Questions that ended' },
  'The share of conversations after which the person did not ask the same thing again: not in the chat, not by e-mail, not by phone, for two days. We do not count thumbs. Few people press them, and those who do are either delighted or angry. Coming back is what people do when an answer did not work.',
  { kind: 'heading', text: '2. Answers with a source' },
  'Every answer of ours should stand on a page that can be opened. The share that does is the number we trust most, because it can be computed without anybody’s opinion. When it falls, something on the site has moved or a new kind of question has arrived. Both can be repaired within the day.',
  { kind: 'heading', text: '3. Honest refusals' },
  'How often the assistant said that it does not know. This number should be neither high nor zero. High means that people ask for things we have not written down. Zero means that the assistant is making things up, and we have simply not caught it yet. Between five and fifteen per cent is where our own has settled.',
  { kind: 'heading', text: '4. Handovers that began with context' },
  'When a person takes over, do they see the whole conversation, and do they use it? We measure it from the other side: how often the first thing the colleague asks is something the customer had already said. Each of those is a small insult, and it undoes much of the patience the assistant had earned.',
  { kind: 'heading', text: '5. Minutes, not messages' },
  'The last number is the only one the finance department asks about: minutes of a person’s time for each question that ended. It includes the minutes spent reading transcripts and correcting pages. If an assistant saves ten hours a week and needs eleven to look after, this is where it shows.',
  { kind: 'heading', text: 'What we do when one moves' },
  {
    kind: 'table',
    caption: 'The first place to look when a number gets worse',
    head: ['Number', 'Usual cause', 'First repair'],
    rows: [
      [
        'Questions that ended',
        'An answer that is correct but cannot be acted on',
        'Add the next step to the page it came from',
      ],
      [
        'Answers with a source',
        'A page was renamed or split',
        'Index again, then look at the ten nearest questions',
      ],
      ['Honest refusals', 'A new product, season or law', 'Write the missing page; do not tune the model'],
      [
        'Handovers with context',
        'A second tool that does not get the transcript',
        'Send the transcript, shorten the form',
      ],
      ['Minutes', 'Too many reviews', 'Review a sample of thirty, chosen at random'],
    ],
  },
  'Notice what is not in the table: a bigger model. In two years we have changed the model for one of these reasons exactly once. Nearly always the repair is a sentence on a page, written by someone who knows the business.',
  { kind: 'heading', text: 'Read thirty, every week' },
  'Numbers say that something changed, not what. So the same Monday somebody reads thirty conversations, chosen at random and never by the number of stars. It takes forty minutes. Two kinds of thing turn up only there: answers that are right and unkind, and questions that nobody thought customers had.',
  {
    kind: 'note',
    text: 'The errors and limits our chat can report, with what each means, are in [Errors and limits](/documentation/errors-and-limits).',
  },
];
