import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'This guide puts a chat on a page of yours, from the first line of HTML to the first answer. It uses the plain interface of the chat service, about fifty lines of JavaScript and no library. You can read it in ten minutes and build it in thirty.',
  {
    kind: 'note',
    text: 'The ready-made widget of the [AI Chatbot Integration](/products/1) is coming soon. What is described here is the contract underneath it, which the chat on this site speaks today.',
  },
  { kind: 'heading', text: 'Before you begin' },
  {
    kind: 'list',
    items: [
      'The address of a chat service. In the examples it is `https://chat.example.com`; yours is in the letter that came with your installation, or it is the address of this site when you run the whole workspace yourself.',
      'A page you can edit.',
      'Pages worth answering from. The service quotes what it has indexed; with nothing written down it can only say that it does not know.',
    ],
  },
  { kind: 'heading', text: 'The markup' },
  'A log, a form, and nothing else. The role `log` makes screen readers read new messages politely, one after the other, without taking the focus away from the person who types.',
  {
    kind: 'code',
    language: 'HTML',
    text: `<section aria-label="Chat">
  <div id="log" role="log"></div>
  <form id="ask">
    <label for="question">Your question</label>
    <textarea id="question" required></textarea>
    <button>Send</button>
  </form>
</section>
<script type="module" src="/chat.js"></script>`,
  },
  { kind: 'heading', text: 'The conversation' },
  'A session id ties follow-up questions together. Make one for each page load, and send it with every question. It is not a login and should not name anybody: a random identifier is right.',
  {
    kind: 'code',
    language: 'JavaScript',
    text: `const host = 'https://chat.example.com';
const sessionId = crypto.randomUUID();
const log = document.querySelector('#log');
const form = document.querySelector('#ask');
const question = document.querySelector('#question');
let isWaiting = false;
let conversation = 0; // which one it is: clearing begins another

const show = (sender, text) => {
  const line = document.createElement('p');
  line.dataset.sender = sender;
  line.textContent = text; // text, never HTML
  log.append(line);
};

const ask = async (message) => {
  const answer = await fetch(host + '/chat', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({ message, session_id: sessionId }),
    signal: AbortSignal.timeout(30_000),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error('the server answered ' + answer.status);
  const body = await answer.json().catch(() => null);
  const response = body?.response;
  return typeof response === 'string'
    ? response
    : 'No response received from server';
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const message = question.value.trim();
  if (message === '' || isWaiting) return;
  const asked = conversation;
  isWaiting = true;
  show('user', message);
  question.value = '';
  try {
    const reply = await ask(message);
    if (asked === conversation) show('bot', reply);
  } catch (error) {
    if (asked !== conversation) return;
    show('bot', 'Sorry, I encountered an error: ' + error.message);
    question.value ||= message; // nothing typed is lost
  } finally {
    isWaiting = false;
  }
});`,
  },
  'Three lines of it deserve a second look. `textContent` shows whatever comes back as text, so that no answer can become part of your page. `isWaiting` makes a second question impossible while the first is open, however often somebody presses the button. And the time-out covers the whole answer, not only its beginning.',
  { kind: 'heading', text: 'Trying again' },
  'Networks fail for a second and are back. The chat on this site asks up to three times more, after one, two and three seconds, and says meanwhile that it is waiting. If the service answers 429 with a `Retry-After` header, it waits that long instead, but never more than thirty seconds. Repeat only what may succeed: a 400 will be a 400 again.',
  {
    kind: 'table',
    caption: 'What to do with an answer',
    head: ['Answer', 'Show', 'Try again?'],
    rows: [
      ['200 with `response`', 'The text', 'No need'],
      ['200 without `response`', '“No response received from server”', 'No'],
      ['408, 429, or 500 and above', 'That you are waiting', 'Up to three times'],
      ['No answer at all', 'That you are waiting', 'Up to three times'],
      ['400, 413 or 415', 'An error', 'No: the request is wrong'],
    ],
  },
  { kind: 'heading', text: 'Clearing the conversation' },
  'Offer a way to begin anew. Empty the log at once, and then tell the service; if that fails, the session expires there by itself.',
  {
    kind: 'code',
    language: 'JavaScript',
    text: `const clear = () => {
  conversation += 1; // a reply to the old one is dropped
  log.replaceChildren();
  return fetch(host + '/chat/session/' + encodeURIComponent(sessionId), {
    method: 'DELETE',
  }).catch(() => {});
};`,
  },
  { kind: 'heading', text: 'Rules of the page' },
  'If your site has a Content-Security-Policy, add the service to `connect-src`; nothing else is needed, since no script, style, font or frame of ours is loaded. If the service has a different origin than the page, it must be told which origins may call it.',
  { kind: 'heading', text: 'Before you show it to customers' },
  {
    kind: 'list',
    items: [
      'Ask the ten questions you are asked most. Where the answer is poor, write the page, not a rule for the chat.',
      'Ask something absurd. The right answer is that it does not know.',
      'Use it with the keyboard alone, and at the width of a telephone.',
      'Pull the network cable while it answers.',
      'Say on the page that this is a machine, and how to reach a person.',
    ],
  },
  'Every field and status of the interface is in [The chat API](/documentation/the-chat-api).',
];
