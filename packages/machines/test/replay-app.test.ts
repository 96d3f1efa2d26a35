import { createHeadlessBrowser } from '@loomwright/app/testing';
import { createStepper } from '@loomwright/machine-testing/stepper';
import { replayTrace, toReplayLines } from '@loomwright/statecharts';
import {
  createLiveMachine,
  createRecorder,
  type LiveRecord,
  toLiveView,
  toTrace,
} from '@loomwright/statecharts/lab';
import { expect, it } from 'vitest';
import { machines } from '../src/index.ts';
import { livePorts } from '../src/ports.ts';
import { shownParts } from '../src/shown-parts.ts';

const secret = 'correct horse battery staple';

it('the trace of a journey through the site replays without disagreements', {
  tags: ['LAB-2', 'STO-5'],
}, async () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab();
  const live = createStepper(createLiveMachine(livePorts));
  const records: LiveRecord[] = [];
  const recorder = createRecorder({
    shown: shownParts,
    now: () => tab.clock.now(),
    report: (one) => records.push(one),
  });
  recorder.introduce(tab.app);
  const subscription = tab.app.system.inspect(recorder.inspect);
  await browser.isIdle();
  tab.visit('/products');
  tab.cart.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
  tab.attempt('register', 'ada@loomwright.example', secret);
  await browser.isIdle();
  tab.clock.increment(10_000);
  tab.cart.send({ type: 'cart.removeItem', id: 1 });
  tab.cart.send({ type: 'cart.undoRemove', id: 1 });
  tab.visit('/dashboard');
  tab.assistant.send({ type: 'assistant.open' });
  await browser.isIdle();
  tab.chat()?.send({ type: 'chat.edit', text: secret });
  tab.chat()?.send({ type: 'chat.send', at: 1 });
  await browser.isIdle();
  tab.clock.increment(30_000);
  tab.session.send({ type: 'session.logOut' });
  await browser.isIdle();
  subscription.unsubscribe();
  live.send({ type: 'live.start' });
  live.send({ type: 'live.recorded', records });

  const text = toTrace(live.snapshot);
  const outcome = replayTrace(
    JSON.parse(text),
    machines.map(({ create }) => create()),
  );
  if (outcome.kind === 'refused') throw new Error(outcome.problem);
  const { actors, disagreements } = outcome.replay;
  expect(disagreements).toEqual([]);
  const shown = toLiveView(live.snapshot).actors.filter(({ machine }) => machine !== undefined);
  expect(actors.filter(({ machine }) => machine).map(({ name, active }) => [name, active])).toEqual(
    shown.map(({ name, active }) => [name, active]),
  );
  const endOf = (name: string) => actors.find((actor) => actor.name === name)?.active;
  expect(endOf('session')).toEqual([tab.session.getSnapshot().value]);
  expect(new Set(actors.flatMap(({ machine }) => machine ?? [])).size).toBeGreaterThan(8);
  expect(actors.reduce((sum, { followed }) => sum + followed, 0)).toBeGreaterThan(60);
  expect(`${text}${toReplayLines(outcome.replay).join('\n')}`).not.toContain(secret);
  tab.close();
});
