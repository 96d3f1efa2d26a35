// What the ports of a running chat report: the text so far of a reply, and the network.
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createChatMachine, toChatView } from '../src/index.ts';
import { createConnectionFake, createTransportFake, SESSION_ID, START_AT } from '../src/testing/index.ts';

const start = () => {
  const transport = createTransportFake(() => new Promise(() => {}));
  const connection = createConnectionFake();
  const { watchConnection } = connection;
  const ports = { ...transport, watchConnection, sessionId: SESSION_ID, now: () => START_AT };
  const actor = startActor(createChatMachine(ports), {
    input: { listener: createRecordingListener().ref },
    clock: new SimulatedClock(),
  });
  return { actor, connection, transport, view: () => toChatView(actor.getSnapshot()) };
};

it('[CHT-2] [CHT-7] a reply is shown as it grows, and not once its request is withdrawn', () => {
  const { actor, transport, view } = start();
  actor.send({ type: 'chat.ask', text: 'When?', at: START_AT });
  transport.arrive('From nine');
  expect(view().partialText).toBe('From nine');
  transport.arrive('From nine to six.');
  expect(view().partialText).toBe('From nine to six.');
  actor.send({ type: 'chat.withdraw' });
  expect([view().partialText, transport.watchers]).toEqual(['', 0]);
});

it('[CHT-4] a question that is asked offline costs no request, and is sent when the network is back', () => {
  const { actor, connection, transport, view } = start();
  connection.go(false);
  actor.send({ type: 'chat.ask', text: 'When?', at: START_AT });
  expect([view().waitText, transport.asked]).toEqual([
    'You are offline. Your question goes out when the network is back.',
    [],
  ]);
  connection.go(true);
  expect([view().waitText, transport.asked.length]).toEqual(['', 1]);
});
