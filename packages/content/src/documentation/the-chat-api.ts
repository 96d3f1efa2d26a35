import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'The chat service has two endpoints: one answers a question, the other forgets a conversation. This page describes every field of both, and the statuses you will meet. The chat on this site uses exactly this contract, and so can you.',
  {
    kind: 'note',
    text: 'In the examples the host is `https://chat.example.com`. When you run the workspace yourself, the service answers on the address of the site.',
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
        'The question, up to 4,000 characters. It must contain something other than white space.',
      ],
      [
        '`session_id`',
        'string',
        'Ties questions to a conversation. Any random identifier of 1 to 128 printable characters; make a new one for each page load.',
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
  'Show it as text, or read the Markdown with an allow-list. Links to pages of the site begin with `/`. Read nothing else into the answer: additional fields may appear, and none of them is part of the contract.',
  'An answer with status 200 whose body has no `response` string is a mistake of the service. Do not repeat the question; show `No response received from server`.',
  { kind: 'heading', text: 'How it answers' },
  'The service looks the question up in the texts of the site: products, services, questions and answers, business hours, contact, blog and documentation. If a passage fits well enough, it is the answer, and the page is linked. If none does, the answer says that it does not know and offers a person. Where the operator has configured a language model, the model is given the passages and words the answer; when the model fails or takes too long, you get the passage.',
  { kind: 'heading', text: 'Sessions' },
  'Within a session the service remembers what was asked, so that “and on Sunday?” is understood. A session begins with its first question and ends when it is deleted, when nothing was asked for some time, or when the service needs the room. A question in an ended session is answered like the first one of a new session; that is not an error.',
  { kind: 'heading', text: 'Forget a conversation' },
  {
    kind: 'code',
    language: 'HTTP',
    text: `DELETE /chat/session/0b0d3f0e-5d4f-4a55-9f6f-3c1f6f1f9a11 HTTP/1.1
Host: chat.example.com`,
  },
  'Afterwards the service remembers nothing of that session. Deleting a session that does not exist is fine, so the request can be repeated safely. Clear the conversation on the screen whatever the answer is: the person asked for it to be gone. You may go on using the same session id.',
  'If a question was on its way when the conversation was cleared, its answer may still arrive. Discard it. A reply to a question nobody can see any more is worse than none.',
  { kind: 'heading', text: 'Statuses' },
  {
    kind: 'table',
    caption: 'Statuses of the chat service',
    head: ['Status', 'Meaning', 'Repeat?'],
    rows: [
      ['200', 'Answered, or forgotten', '–'],
      ['400', 'The body is not JSON, or a field is missing, empty or too long', 'No'],
      ['413', 'The body is larger than 16 kB', 'No'],
      ['415', 'The body is not declared as `application/json`', 'No'],
      ['429', 'Too many questions; see `Retry-After`', 'After that time'],
      ['5xx', 'The service has a problem', 'After a pause'],
    ],
  },
  'Every error has a JSON body. [Errors and limits](/documentation/errors-and-limits) describes it, with the rules for repeating.',
  { kind: 'heading', text: 'Is it alive?' },
  '`GET /healthz` answers 200 as long as the service takes questions, with a `status` of `ok`, or `degraded` when it answers but cannot remember. It is meant for whoever operates it: a balancer, a monitor, a deployment. Please do not call it before every question. The question itself is the better test.',
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
  'This function tells the three outcomes apart that a person has to be told differently. It reads the body under the same time-out as the headers, because an answer can begin well and then stop half-way.',
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
