import { toNumberText } from '@loomwright/kit';
import { bodyKilobytes, messageCharacters, sessionIdCharacters } from '../facts.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'The chat service has two endpoints: one answers a question, the other forgets a conversation. The chat on this site uses exactly this API, and so can you.',
  {
    kind: 'note',
    text: 'In the examples the host is `https://chat.example.com`. If you run the workspace yourself, the service answers at the address of the site.',
  },
  { kind: 'heading', text: 'Ask a question' },
  {
    kind: 'code',
    language: 'HTTP',
    text: `POST /chat HTTP/1.1
Host: chat.example.com
Content-Type: application/json
Accept: application/json

{
  "message": "When are you open on Saturday?",
  "session_id": "0b0d3f0e-5d4f-4a55-9f6f-3c1f6f1f9a11"
}`,
  },
  {
    kind: 'table',
    caption: 'Fields of the request',
    head: ['Field', 'Type', 'Meaning'],
    rows: [
      [
        '`message`',
        'string',
        `The question, up to ${toNumberText(messageCharacters)} characters. It must contain something other than white space.`,
      ],
      [
        '`session_id`',
        'string',
        `Ties questions to a conversation. Any random id of 1 to ${sessionIdCharacters} printable characters; create a new one per page load.`,
      ],
    ],
  },
  'Both fields are required. The service ignores fields it does not know, so that a newer client can talk to an older service.',
  { kind: 'heading', text: 'The answer' },
  {
    kind: 'code',
    language: 'HTTP',
    text: `HTTP/1.1 200 OK
Content-Type: application/json

{
  "response": "On Saturday: 10:00 AM to 4:00 PM. [Contact](/contact)"
}`,
  },
  {
    kind: 'table',
    caption: 'Fields of the answer',
    head: ['Field', 'Type', 'Meaning'],
    rows: [
      [
        '`response`',
        'string',
        'The answer as text. It may contain links, emphasis and lists in Markdown; never HTML, never images.',
      ],
    ],
  },
  'Show it as text, or render the Markdown with an allow-list. Links to the site’s own pages start with `/`. Ignore any other fields: they may appear, but they aren’t part of the API.',
  'With a language model, `Accept: text/event-stream` gets `text` events to append, then `done` with the whole `response`.',
  'A response with status 200 but without a `response` string is an error in the service. Don’t retry; show `No response received from server`.',
  { kind: 'heading', text: 'How it answers' },
  'The service looks the question up in the texts of the site: products, services, questions and answers, business hours, contact, blog and documentation. If a passage fits well enough, it is the answer, with a link to its page. If none does, the answer says that it doesn’t know, and how to reach a person. If the operator has configured a language model, the model gets the passages and words the answer; when the model fails or takes too long, you get the passage.',
  { kind: 'heading', text: 'Sessions' },
  'Within a session the service remembers what was asked, so it understands “and on Sunday?”. A session starts with its first question and ends when it is deleted, when nothing has been asked for a while, or when the service needs the memory. A question in a session that has ended is treated as the first question of a new one; that isn’t an error.',
  { kind: 'heading', text: 'Forget a conversation' },
  {
    kind: 'code',
    language: 'HTTP',
    text: `DELETE /chat/session/0b0d3f0e-5d4f-4a55-9f6f-3c1f6f1f9a11 HTTP/1.1
Host: chat.example.com`,
  },
  'After that, the service remembers nothing of the session. Deleting a session that doesn’t exist is fine, so you can repeat the request. Clear the conversation on the screen whatever the response is: the person asked for it to be gone. You can keep using the same session id.',
  'If a question was pending when the conversation was cleared, its answer may still arrive. Discard it: a reply to a question that’s no longer visible is worse than none.',
  { kind: 'heading', text: 'Status codes' },
  {
    kind: 'table',
    caption: 'Status codes of the chat service',
    head: ['Status', 'Meaning', 'Retry?'],
    rows: [
      ['200', 'Answered, or forgotten', '–'],
      ['400', 'The body is not JSON, or a field is missing, empty or too long', 'No'],
      ['413', `The body is larger than ${bodyKilobytes} kB`, 'No'],
      ['415', 'The body is not declared as `application/json`', 'No'],
      ['429', 'Too many questions; see `Retry-After`', 'After that time'],
      ['5xx', 'The service has a problem', 'After a pause'],
    ],
  },
  'Every error has a JSON body. [Errors and limits](/documentation/errors-and-limits) describes it, with the rules for retrying.',
  { kind: 'heading', text: 'Health check' },
  '`GET /healthz` answers 200 as long as the service accepts questions, with a `status` of `ok`, or `degraded` if it answers but can’t remember sessions. It’s meant for load balancers, monitoring and deployments. Please don’t call it before every question; the question itself is the better test.',
  { kind: 'heading', text: 'From the command line' },
  {
    kind: 'code',
    language: 'Shell',
    text: `curl https://chat.example.com/chat \\
  --header 'Content-Type: application/json' \\
  --header 'Accept: application/json' \\
  --data '{"message": "What does the chatbot cost?", "session_id": "test-1"}'`,
  },
  { kind: 'heading', text: 'A client in TypeScript' },
  'This function distinguishes the three outcomes that a person needs to be told about. It reads the body under the same time-out as the headers, because a response can start well and then stop halfway.',
  {
    kind: 'code',
    language: 'TypeScript',
    text: `type Outcome =
  | { kind: 'answered'; text: string }
  | { kind: 'empty' }
  | { kind: 'failed'; reason: string };

const readResponse = (body: string): string | undefined => {
  try {
    const { response } = JSON.parse(body) ?? {};
    return typeof response === 'string' ? response : undefined;
  } catch {
    return undefined;
  }
};

const ask = async (message: string, sessionId: string): Promise<Outcome> => {
  try {
    const answer = await fetch('https://chat.example.com/chat', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ message, session_id: sessionId }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) {
      return { kind: 'failed', reason: \`the server answered \${answer.status}\` };
    }
    const text = readResponse(await answer.text());
    return text === undefined
      ? { kind: 'empty' }
      : { kind: 'answered', text };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      kind: 'failed',
      reason: isLate
        ? 'the answer took too long'
        : 'the network could not be reached',
    };
  }
};`,
  },
];
