import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Things go wrong in few ways. This page lists them for the chat service and, as far as it is settled, for the preview of the Neural Network API: what a status means, whether it is worth trying again, and what to tell the person who waits.',
  { kind: 'heading', text: 'The form of an error' },
  'An answer with a status of 400 or above has a JSON body with an `error` in words. The words are for you, not for your customers, and may change; decide by the status.',
  {
    kind: 'code',
    language: 'HTTP',
    text: `HTTP/1.1 429 Too Many Requests
Content-Type: application/json
Retry-After: 12

{ "error": "too many requests; try again in 12 seconds" }`,
  },
  'Between you and the service there may be others: a proxy, a captive portal in a hotel, a firewall. Their errors have HTML in them, or nothing. So never rely on the body of an error, and read it as text first if you log it.',
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
      ['500', 'Internal server error', 'Yes', 'Wait; tell us if it stays'],
      ['502, 503, 504', 'The service is starting, stopping or overloaded', 'Yes', 'Wait'],
    ],
  },
  { kind: 'heading', text: 'When no answer comes' },
  'A request can also end without a status: the name cannot be resolved, the connection is refused or breaks, the answer stops half-way or never begins. From outside these are hard to tell apart, and for the person they are the same. The chat on this site therefore knows three sentences:',
  {
    kind: 'table',
    caption: 'What the chat says after its last attempt',
    head: ['What happened', 'What it says'],
    rows: [
      ['An answer with an error status', 'the server answered 503'],
      ['No connection, or one that broke', 'the network could not be reached'],
      ['Nothing within 30 seconds', 'the answer took too long'],
    ],
  },
  'They stand in a message that begins with “Sorry, I encountered an error”, with a button that asks the same question again. The question itself is not repeated in the log.',
  { kind: 'heading', text: 'Trying again, politely' },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      'Try again only where the table says yes, and at most three times.',
      'Wait a little longer each time: one second, two, three. If there is a `Retry-After` that asks for more, wait that long, but not more than thirty seconds with a person waiting.',
      'Show that you are waiting, and let the person stop it.',
      'If the browser says that it is offline, do not count attempts. Keep the question and send it when the network is back.',
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
  'A `Retry-After` may also be a date, or missing. `Number` makes of it something that is not greater than your own pause, and that pause stands.',
  'The chat on this site is more generous than this example: it repeats after every answer that is not OK. With a person waiting in front of it, three requests too many do less harm than a wrong guess about a strange proxy.',
  { kind: 'heading', text: 'Is it safe to repeat?' },
  'A request that broke off may have arrived. Asking the chat twice is harmless: at worst a follow-up has two predecessors. Deleting a session twice is harmless too. For requests that create something, send an `Idempotency-Key`; with it, the second request returns what the first one made.',
  { kind: 'heading', text: 'Limits' },
  'Limits protect everyone from one runaway loop. They are settings of each installation, so a number printed here would be wrong for somebody. What is always true:',
  {
    kind: 'list',
    items: [
      'the number of questions in a time is limited for each caller; beyond it you get 429 with `Retry-After`;',
      'the size of a request is limited, generously for anything a person types; beyond it you get 413;',
      'the number and the age of sessions are limited; the oldest go first, silently;',
      'the Neural Network API takes up to one hundred inputs in a request, in the preview.',
    ],
  },
  { kind: 'heading', text: 'Telling us' },
  'If an error stays, write to [support](/support) with the time (and time zone), the status, and what you sent, without the key and without anything about your customers. A request that fails every time is usually understood within a day; one that fails now and then is understood sooner if you can say how often.',
];
