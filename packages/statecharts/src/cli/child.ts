import { reasonOf } from './load-module.ts';
import { main } from './main.ts';
import type { Work } from './work.ts';

export type Message =
  | { readonly kind: 'print' | 'warn'; readonly line: string }
  | { readonly kind: 'doing'; readonly text: string; readonly file?: string; readonly seconds?: number }
  | { readonly kind: 'threw'; readonly reason: string }
  | { readonly kind: 'end'; readonly code: number };

const send = (message: Message): void => {
  process.send?.(message);
};
process.on('uncaughtException', (error) => send({ kind: 'threw', reason: reasonOf(error) }));
process.on('disconnect', () => process.exit());
// The parent decides when this process ends.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

const work: Work = {
  print: (line) => send({ kind: 'print', line }),
  warn: (line) => send({ kind: 'warn', line }),
  doing: (text, watched) => send({ kind: 'doing', text, ...watched }),
};
// Not awaited: a loaded file that never settles would make Node warn about an unsettled top-level `await`.
void main(process.argv.slice(2), work).then((code) => send({ kind: 'end', code }));
