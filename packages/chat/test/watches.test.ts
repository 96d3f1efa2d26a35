import { createRecordingListener, startActor } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createChatMachine, readSourcedReply, toChatView } from '../src/index.ts';
import {
  createConnectionFake,
  createPortFakes,
  createTransportFake,
  START_AT,
} from '../src/testing/index.ts';

const start = () => {
  const transport = createTransportFake(() => new Promise(() => {}));
  const connection = createConnectionFake();
  const actor = startActor(createChatMachine(createPortFakes(transport, connection)), {
    input: { listener: createRecordingListener().ref },
    clock: new SimulatedClock(),
  });
  return { actor, connection, transport, view: () => toChatView(actor.getSnapshot()) };
};

it('a reply is shown as it grows, but not after its request is withdrawn', {
  tags: ['CHT-6', 'CHT-7', 'SVC-2'],
}, () => {
  const { actor, transport, view } = start();
  const ask = () => actor.send({ type: 'chat.ask', text: 'When?', at: START_AT });
  ask();
  for (const text of ['From nine', 'From nine to six.']) {
    transport.arrive(text);
    expect(view().partialReply).toEqual(readSourcedReply(text));
  }
  actor.send({ type: 'chat.withdraw' });
  expect(view().partialReply).toBeUndefined();
  ask();
  transport.arrive('Late', 1);
  expect([view().isTyping, view().partialReply]).toEqual([true, undefined]);
});

it('a question asked offline is sent when the network is back', {
  tags: ['CHT-4'],
}, () => {
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
