import { toNumberWord } from '@loomwright/kit';
import {
  chatRetries,
  guideBuildMinutes,
  guideLines,
  guideReadMinutes,
  longestDelaySeconds,
  retryDelaySeconds,
} from '../facts.ts';
import { toAmount, toNumberWords } from '../number-words.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  `This guide adds a chat to one of your pages, from the first line of HTML to the first answer. It uses the chat service’s HTTP API, about ${toNumberWord(guideLines)} lines of JavaScript and no library. It takes ${toAmount(guideReadMinutes, 'minute')} to read and ${toNumberWord(guideBuildMinutes)} to build.`,
  {
    kind: 'note',
    text: 'The ready-made widget of the [AI Chatbot Integration](/products/1) is coming soon. This guide describes the API underneath it, which the chat on this site uses today.',
  },
  { kind: 'heading', text: 'Before you begin' },
  {
    kind: 'list',
    items: [
      'The address of a chat service. In the examples it is `https://chat.example.com`; yours is in the email you got with your installation, or it’s the address of this site if you run the whole workspace yourself.',
      'A page you can edit.',
      'Pages worth quoting. The service answers from what it has indexed; if nothing is written down, all it can say is that it doesn’t know.',
    ],
  },
  { kind: 'heading', text: 'The markup' },
  'A log and a form, nothing else. The `log` role makes screen readers announce new messages politely, one after the other, without moving focus away from the person who is typing.',
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
  'A session id ties follow-up questions together. Create one per page load, and send it with every question. It isn’t a login and shouldn’t identify anyone, so use a random id.',
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
  'Three details deserve a second look. `textContent` shows whatever comes back as text, so no answer can inject anything into your page. `isWaiting` makes a second question impossible while the first is pending, however often someone presses the button. And the time-out covers the whole response, not just its beginning.',
  { kind: 'heading', text: 'Retrying' },
  `Networks fail for a second and recover. The chat on this site retries up to ${toNumberWord(chatRetries)} times, after ${toNumberWords(retryDelaySeconds)} seconds, and says that it’s waiting. If the service answers 429 with a \`Retry-After\` header, it waits that long instead, but never more than ${toAmount(longestDelaySeconds, 'second')}. Retry only what may succeed: a 400 will be a 400 again.`,
  {
    kind: 'table',
    caption: 'What to do with an answer',
    head: ['Answer', 'Show', 'Try again?'],
    rows: [
      ['200 with `response`', 'The text', 'No need'],
      ['200 without `response`', '“No response received from server”', 'No'],
      ['408, 429, or 500 and above', 'That you are waiting', `Up to ${toNumberWord(chatRetries)} times`],
      ['No answer at all', 'That you are waiting', `Up to ${toNumberWord(chatRetries)} times`],
      ['400, 413 or 415', 'An error', 'No: the request is wrong'],
    ],
  },
  { kind: 'heading', text: 'Clearing the conversation' },
  'Offer a way to start over. Empty the log at once, and then tell the service; if that request fails, the session expires by itself.',
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
  { kind: 'heading', text: 'Content Security Policy and origins' },
  'If your site has a Content Security Policy, add the service to `connect-src`. You don’t need anything else, because no script, style, font or frame of ours is loaded. If the service has a different origin from the page, configure the origins that may call it.',
  { kind: 'heading', text: 'Before you show it to customers' },
  {
    kind: 'list',
    items: [
      'Ask the ten questions you hear most. Where the answer is poor, improve the page; don’t add a rule to the chat.',
      'Ask something absurd. The right answer is that it doesn’t know.',
      'Use it with the keyboard alone, and at the width of a phone.',
      'Disconnect the network while it answers.',
      'Say on the page that it’s a machine, and how to reach a person.',
    ],
  },
  '[The chat API](/documentation/the-chat-api) describes every field and status code.',
];
