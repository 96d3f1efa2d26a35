import { toNumberWord } from '@loomwright/kit';
import { answerSeconds, chatRetries, longestDelaySeconds, retryDelaySeconds } from '../facts.ts';
import { toAmount, toNumberWords } from '../number-words.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Things go wrong in only a few ways. This page lists them for the chat service and, as far as it’s settled, for the preview of the Neural Network API: what a status code means, whether a retry is worthwhile, and what to tell the person who is waiting.',
  { kind: 'heading', text: 'What an error looks like' },
  'A response with a status of 400 or above has a JSON body with an `error` message. The message is meant for you, not for your customers, and may change, so base your logic on the status.',
  {
    kind: 'code',
    language: 'HTTP',
    text: `HTTP/1.1 429 Too Many Requests
Content-Type: application/json
Retry-After: 12

{ "error": "too many requests; try again in 12 seconds" }`,
  },
  'There may be something between you and the service: a proxy, a hotel’s captive portal, a firewall. Their errors contain HTML, or nothing. So never rely on the body of an error, and read it as text first if you log it.',
  { kind: 'heading', text: 'Statuses' },
  {
    kind: 'table',
    caption: 'Every status the services use',
    head: ['Status', 'What it means', 'Try again?', 'What to do'],
    rows: [
      [
        '400',
        'Not JSON, or a field is missing, empty, too long or of the wrong type',
        'No',
        'Correct the request',
      ],
      [
        '401',
        'Neural Network API only: no key, or not a valid one',
        'No',
        'Check the key and its environment',
      ],
      ['404', 'No such address, model or training', 'No', 'Check the spelling'],
      ['405', 'No such method at this address; see `Allow`', 'No', 'Use another method'],
      ['408', 'The request came too slowly', 'Yes', 'Send it in one go'],
      [
        '409',
        'Neural Network API only: the idempotency key was used for another request',
        'No',
        'Use a new key',
      ],
      ['413', 'The body is too large', 'No', 'Send less, or several requests'],
      ['415', 'The body is not declared as JSON', 'No', 'Set `Content-Type`'],
      ['429', 'Too many requests', 'Yes', 'Wait as long as `Retry-After` says'],
      ['431', 'The headers are too large', 'No', 'Send fewer or shorter headers'],
      ['500', 'Internal server error', 'Yes', 'Wait; tell us if it persists'],
      ['502, 503, 504', 'The service is starting, stopping or overloaded', 'Yes', 'Wait'],
    ],
  },
  { kind: 'heading', text: 'When no answer comes' },
  'A request can also end without a status: the name cannot be resolved, the connection is refused or breaks, the answer stops halfway or never begins. From the outside it is hard to know which, and for the person waiting they’re all the same. So the chat on this site uses three phrases:',
  {
    kind: 'table',
    caption: 'What the chat says after its last attempt',
    head: ['What happened', 'What it says'],
    rows: [
      ['An answer with an error status', 'the server answered 503'],
      ['No connection, or one that broke', 'the network could not be reached'],
      [`Nothing within ${answerSeconds} seconds`, 'the answer took too long'],
    ],
  },
  'They appear in a message that starts with “Sorry, I encountered an error”, with a button that sends the same question again. The question isn’t repeated in the conversation.',
  { kind: 'heading', text: 'Retrying politely' },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      `Retry only where the table says yes, and at most ${toNumberWord(chatRetries)} times.`,
      `Wait a little longer each time: ${toNumberWords(retryDelaySeconds)} seconds. If a \`Retry-After\` header asks for more, wait that long, but no more than ${toAmount(longestDelaySeconds, 'second')} while a person is waiting.`,
      'Show that you’re waiting, and let the person cancel.',
      'If the browser is offline, don’t count attempts. Keep the question and send it when the network is back.',
    ],
  },
  {
    kind: 'code',
    language: 'JavaScript',
    text: `const waitMs = (attempt, retryAfter) => {
  const own = 1000 * attempt; // 1 s, 2 s, 3 s
  const asked = 1000 * Number(retryAfter);
  return asked > own ? Math.min(asked, 30_000) : own;
};

const isWorthRepeating = (status) =>
  status === 408 || status === 429 || status >= 500;

const askPatiently = async (send) => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send().catch(() => undefined);
    if (answer && !isWorthRepeating(answer.status)) return answer;
    if (attempt > 3) throw new Error('no answer after four requests');
    const ms = waitMs(attempt, answer?.headers.get('Retry-After'));
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
};`,
  },
  'A `Retry-After` header may also be a date, or missing. In both cases the comparison with `Number` is false, and your own delay applies.',
  `The chat on this site is more generous than this example: it retries after every response that isn’t OK. With a person waiting, ${toNumberWord(chatRetries)} extra requests do less harm than a wrong guess about an unusual proxy.`,
  { kind: 'heading', text: 'Is it safe to retry?' },
  'A request that was cut off may still have arrived. Asking the chat twice is harmless: at worst, the session contains the same question twice. Deleting a session twice is harmless too. For requests that create something, send an `Idempotency-Key`; the second request then returns what the first one created.',
  { kind: 'heading', text: 'Limits' },
  'Limits protect everyone from a single runaway loop. Each installation sets its own, so any number printed here would be wrong for someone. What is always true:',
  {
    kind: 'list',
    items: [
      'the number of questions per caller and minute is limited; beyond it you get 429 with `Retry-After`;',
      'the size of a request is limited, with plenty of room for anything a person types; beyond it you get 413;',
      'the number and age of sessions are limited; the oldest are dropped first, silently;',
      'the Neural Network API preview accepts up to one hundred inputs per request.',
    ],
  },
  { kind: 'heading', text: 'Reporting a problem' },
  'If an error persists, write to [support](/support) with the time (and time zone), the status, and what you sent, without your key and without any customer data. We can usually explain a request that fails every time within a day; for one that fails now and then, it helps to know how often.',
];
