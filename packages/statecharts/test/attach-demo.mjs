// A demo app that attaches to a served lab:
//   node packages/statecharts/test/attach-demo.mjs ws://127.0.0.1:PORT/TOKEN/attach [events per second]
// The lab shows the app’s chart if it serves attach-demo-machine.ts. The log shows `zone` and hides `card`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { WebSocket } from 'ws';
import { createActor } from 'xstate';

/** @param {string} path */
const load = async (path) =>
  (
    await runnerImport(fileURLToPath(new URL(path, import.meta.url)), {
      logLevel: 'error',
      configFile: false,
    })
  ).module;

const [url, perSecond = '2'] = process.argv.slice(2);
if (!url) {
  console.error('Pass the address that `statecharts serve` prints for apps.');
  process.exit(2);
}
const { createLabInspector } = await load('../src/inspect/index.ts');
const { kioskMachine } = await load('attach-demo-machine.ts');
const lab = createLabInspector({ url, name: 'kiosk demo', show: { 'ticket.choose': ['zone'] }, WebSocket });
const actor = createActor(kioskMachine, { inspect: lab.inspect }).start();
let count = 0;
const send = () => {
  count += 1;
  if (count % 7 === 0) actor.send({ type: 'ticket.cancel' });
  else actor.send({ type: 'ticket.choose', zone: count % 4, card: `4111 ${count}` });
};
const rate = Math.max(Number(perSecond) || 2, 0.1);
// Timers fire at most every few milliseconds, so higher rates send several events at a time.
const step = Math.max(1000 / rate, 10);
setInterval(() => {
  for (let sent = 0; sent < (rate * step) / 1000; sent += 1) send();
}, step);
process.on('SIGINT', () => {
  lab.stop();
  actor.stop();
  process.exit(0);
});
