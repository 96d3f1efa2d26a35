import { createRecordingListener, createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, type SessionReply } from '../src/index.ts';
import {
  brokenSessionSnapshotInvariants,
  createAccountsWorld,
  historyPassword,
  NEW_SESSION,
  type SessionModel,
  type SessionStep,
  sessionSteps,
  stepSessionModel,
} from '../src/testing/index.ts';

const createBench = () => {
  const listener = createRecordingListener<SessionFact>();
  const requesters = [0, 1, 2].map(() => createRecordingListener<SessionReply>().ref);
  const machine = createSessionMachine(createAccountsWorld().openPorts());
  const stepper = createStepper(machine, { listener: listener.ref });
  const perform = (step: SessionStep) => {
    switch (step.do) {
      case 'logIn':
      case 'register':
        stepper.send({
          type: 'session.signIn',
          kind: step.do,
          name: 'Ida',
          email: 'ida@loom.example',
          password: historyPassword,
          replyTo: requesters[step.by] ?? listener.ref,
        } as Parameters<typeof stepper.send>[0]);
        break;
      case 'logOut':
        stepper.send({ type: 'session.logOut' });
        break;
      case 'clearError':
        stepper.send({ type: 'session.clearError' });
        break;
      case 'follow':
        stepper.send({ type: 'session.followed', reading: step.reading });
        break;
      case 'restoreBreaks':
        stepper.fail('readSession', new Error('no storage'));
        break;
      case 'signIn':
        stepper.settle('signIn', step.outcome);
        break;
      case 'signInBreaks':
        stepper.fail('signIn', step.error);
        break;
      case 'logOutEnds':
        if (step.outcome === 'broken') stepper.fail('logOut', new Error('no chunk'));
        else stepper.settle('logOut', step.outcome);
        break;
    }
  };
  const statusOf = (): SessionModel['status'] => stepper.snapshot.value;
  return { requesters, listener, machine, perform, statusOf, stepper };
};

describe('a session through any history', () => {
  it('[AUT-1][AUT-5][AUT-6][AUT-7][STO-4] is, says and answers what its model does', () => {
    const ways = new Set<string>();
    fc.assert(
      fc.property(fc.array(sessionSteps, { maxLength: 25 }), (history) => {
        const { requesters, listener, perform, statusOf, stepper } = createBench();
        let model = NEW_SESSION;
        for (const step of history) {
          const before = model.status;
          perform(step);
          model = stepSessionModel(model, step);
          ways.add(`${before} ${step.do} ${model.status}`);
          expect(statusOf()).toBe(model.status);
          expect(stepper.snapshot.context).toMatchObject({ errorText: model.errorText });
          expect(stepper.snapshot.context.user).toEqual(model.user);
          expect(brokenSessionSnapshotInvariants(stepper.snapshot)).toEqual([]);
        }
        const sentTo = (ref: unknown) =>
          stepper.sent.filter(({ target }) => target === ref).map(({ event }) => event);
        expect(sentTo(listener.ref)).toEqual(model.facts);
        for (const [by, ref] of requesters.entries())
          expect(sentTo(ref)).toEqual(
            model.answers.filter(([who]) => who === by).map(([, answer]) => answer),
          );
      }),
      runs(1000),
    );
    // Every way there is out of every state was gone.
    expect([...ways].filter((way) => !way.startsWith('loading')).length).toBeGreaterThan(35);
    for (const way of [
      'loading follow signedIn',
      'loading restoreBreaks signedOut',
      'signingIn signIn loading',
      'signingIn signInBreaks loading',
      'loading register signingIn',
      'signingIn logIn signingIn',
      'signingIn follow signedIn',
      'signingIn signIn signedIn',
      'signingIn signInBreaks signedOut',
      'signedIn follow signedOut',
      'loggingOut follow loggingOut',
      'loggingOut logOutEnds signedIn',
      'loggingOut logOutEnds signedOut',
    ])
      expect([...ways]).toContain(way);
  });

  it('[STO-5] no password is in any snapshot, persisted or not, nor in what it tells anybody', () => {
    let looks = 0;
    fc.assert(
      fc.property(fc.array(sessionSteps, { maxLength: 15 }), (history) => {
        const { machine, perform, stepper } = createBench();
        for (const step of history) {
          perform(step);
          const { children, context, value } = stepper.snapshot;
          const { listener: _, request: __, ...shown } = context;
          const texts = [
            JSON.stringify([shown, value]),
            JSON.stringify(machine.getPersistedSnapshot(stepper.snapshot)),
            JSON.stringify(stepper.sent.map(({ event }) => event)),
            JSON.stringify(stepper.inputOf('signIn') ?? null),
          ].join();
          expect(texts).not.toContain(historyPassword.reveal());
          looks += children.signIn && texts.includes('[secret]') ? 1 : 0;
        }
      }),
      runs(300),
    );
    // It was there to be seen: on its way to the accounts.
    expect(looks).toBeGreaterThan(100);
  });
});
