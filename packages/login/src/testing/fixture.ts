import { createFormMachine, createFormView } from '@loomwright/form';
import { Secret } from '@loomwright/kit';
import { startActor } from '@loomwright/machine-testing';
import type { MemoryOriginOptions } from '@loomwright/storage';
import { createStorageFixture } from '@loomwright/storage/testing';
import { type InspectionEvent, SimulatedClock } from 'xstate';
import { createLockMachine } from '../lock.machine.ts';
import { openLockout } from '../lockout-record.ts';
import { toLockView, toLoginView } from '../login.view.ts';
import { createLoginForm, type LoginPorts } from '../login-form.ts';
import { accepted, mismatch, START_AT } from './arbitraries.ts';

type Authenticate = LoginPorts['authenticate'];

export const acceptPassword =
  (password: string): Authenticate =>
  async (request) =>
    request.password.reveal() === password ? accepted : mismatch;

export const createLoginFixture = (options: MemoryOriginOptions = {}) => {
  const { openPorts, ...fixture } = createStorageFixture(options);
  const clock = { at: START_AT };
  const now = () => clock.at;
  const openTab = (store = fixture.origin.openTab()) => {
    const { records } = openPorts(store);
    return { store, records, lockout: openLockout(records), now };
  };
  /** The returned `timers` drives the countdown of the lock; the fixture's `clock` is the user's clock. */
  const openForm = (
    authenticate: Authenticate = async () => mismatch,
    tab = openTab(),
    inspect: (event: InspectionEvent) => void = () => {},
  ) => {
    const requests: Parameters<Authenticate>[0][] = [];
    const definition = createLoginForm({
      ...tab,
      authenticate: (request, signal) => {
        requests.push(request);
        return authenticate(request, signal);
      },
    });
    const timers = new SimulatedClock();
    const form = startActor(createFormMachine(definition), { inspect });
    const lock = startActor(createLockMachine(tab), { input: { form }, clock: timers, inspect });
    const toForm = createFormView(definition);
    return {
      form,
      lock,
      requests,
      tab,
      timers,
      view: () => toLoginView(toForm(form.getSnapshot()), toLockView(lock.getSnapshot())),
      submit: (password = 'wrong horse', email = 'ada@example.com') =>
        form.send({ type: 'form.submit', values: { email, password: new Secret(password) } }),
      leave: () => {
        form.stop();
        lock.stop();
      },
    };
  };
  return { ...fixture, clock, openTab, openForm };
};
