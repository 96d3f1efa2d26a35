import { createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createInstallationMachine, toInstallationView } from '../src/index.ts';

const ports = { watchInstaller: () => () => {}, promptInstall: async () => 'dismissed' as const };
const start = (isInstalled = false) => {
  const stepper = createStepper(createInstallationMachine(ports), { isInstalled });
  return { stepper, view: () => toInstallationView(stepper.snapshot) };
};

it('the site can be installed once for each offer of the browser', { tags: ['SEO-1'] }, () => {
  const { stepper, view } = start();
  expect(view()).toEqual({ canInstall: false, isAsking: false, isInstalled: false });
  stepper.send({ type: 'installation.prompt' });
  expect(stepper.running).not.toContain('promptInstall');
  stepper.send({ type: 'installer.offered' });
  expect(view().canInstall).toBe(true);
  stepper.send({ type: 'installation.prompt' });
  expect(view()).toEqual({ canInstall: false, isAsking: true, isInstalled: false });
  stepper.settle('promptInstall', 'dismissed');
  expect(view().canInstall).toBe(false);
  stepper.send({ type: 'installer.offered' });
  stepper.send({ type: 'installation.prompt' });
  stepper.fail('promptInstall');
  expect(view().canInstall).toBe(false);
});

it('an offer that arrives with a refusal can be used', {
  tags: ['SEO-1'],
}, () => {
  const { stepper, view } = start();
  stepper.send({ type: 'installer.offered' });
  stepper.send({ type: 'installation.prompt' });
  stepper.send({ type: 'installer.offered' });
  stepper.settle('promptInstall', 'dismissed');
  expect(view().canInstall).toBe(true);
  stepper.send({ type: 'installation.prompt' });
  stepper.settle('promptInstall', 'accepted');
  expect(view().isInstalled).toBe(true);
  stepper.send({ type: 'installer.offered' });
  expect(view()).toEqual({ canInstall: true, isAsking: false, isInstalled: false });
  stepper.send({ type: 'installer.done' });
  expect(view().isInstalled).toBe(true);
});

it('an offer is used by one prompt only', { tags: ['SEO-1'] }, () => {
  const { stepper, view } = start();
  for (const type of ['installer.offered', 'installation.prompt', 'installer.offered'] as const)
    stepper.send({ type });
  stepper.settle('promptInstall', 'dismissed');
  stepper.send({ type: 'installation.prompt' });
  stepper.settle('promptInstall', 'dismissed');
  expect(view()).toEqual({ canInstall: false, isAsking: false, isInstalled: false });
  stepper.send({ type: 'installer.offered' });
  expect(view().canInstall).toBe(true);
});

it('a page that runs as an app is installed', {
  tags: ['SEO-1'],
}, () => {
  expect(start(true).view().isInstalled).toBe(true);
  const { stepper, view } = start();
  stepper.fail('watchInstaller');
  expect(view()).toEqual({ canInstall: false, isAsking: false, isInstalled: false });
});

it('in any history the browser is asked at most once per offer', { tags: ['SEO-1'] }, () => {
  const events = fc.constantFrom('installer.offered', 'installer.done', 'installation.prompt', 'settle');
  fc.assert(
    fc.property(fc.array(events, { maxLength: 20 }), (steps) => {
      const { stepper, view } = start();
      let offers = 0;
      let asked = 0;
      for (const step of steps) {
        const wasAsking = view().isAsking;
        if (step === 'settle') stepper.settle('promptInstall', 'dismissed');
        else stepper.send({ type: step });
        if (step === 'installer.offered') offers += 1;
        if (!wasAsking && view().isAsking) asked += 1;
        expect(asked).toBeLessThanOrEqual(offers);
      }
    }),
    runs(100),
  );
});

it('the prompt is shown through the port, and the browser’s facts are received', {
  tags: ['SEO-1'],
}, async () => {
  const facts: ((fact: 'offered' | 'done') => void)[] = [];
  const machine = createInstallationMachine({
    watchInstaller: (report) => {
      facts.push(report);
      return () => {};
    },
    promptInstall: async () => 'accepted',
  });
  const actor = createActor(machine, { input: { isInstalled: false } }).start();
  facts[0]?.('offered');
  actor.send({ type: 'installation.prompt' });
  await expect.poll(() => toInstallationView(actor.getSnapshot()).isInstalled).toBe(true);
  actor.stop();
});
