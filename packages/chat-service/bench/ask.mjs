// Runs the assistant from source, without a build, to try out changes to `packages/content/assistant`.
// A » separates the questions of a conversation.
// npm run ask -- "how much is the chatbot » and for a year?"
// npm run ask -- --set=packages/chat-service/test/golden/questions.txt
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [first = ''] = process.argv.slice(2);
const set = first.startsWith('--set=') ? first.slice('--set='.length) : undefined;
if (first === '' || (set !== undefined && !existsSync(set))) {
  console.error(
    set
      ? `There is no file ${set}`
      : 'Usage: npm run ask -- "question » follow-up", or npm run ask -- --set=FILE',
  );
  process.exit(1);
}

const { module } = await runnerImport(fileURLToPath(new URL('../test/golden/ask-from.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
const { answered, table } = module.replies;
for (const { question, verdict, answer } of answered)
  console.log(
    `${verdict ? `${verdict.toUpperCase()}  ` : ''}${question}\n    ${answer.replaceAll('\n', '\n    ')}\n`,
  );
if (table) console.log(table);
