import { createInstallationMachine, createOfflineMachine, type InstallationFact } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { provideOffline } from '../../src/offline/offline-actors.ts';
import { press } from './support/keys.ts';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const main = page.getByRole('main');

test('the reason why a chosen picture cannot be used is announced', {
  tags: ['NAV-6', 'A11-1'],
}, async () => {
  await mountSite('/profile', session);
  await userEvent.upload(
    main.getByLabelText(/^Choose a picture/),
    new File(['no picture'], 'notes.png', { type: 'image/png' }),
  );
  await expect.element(main.getByRole('alert').getByText(/cannot be read/)).toBeVisible();
});

test('the install button moves its focus to the heading next to it', {
  tags: ['SEO-1', 'A11-1'],
}, async () => {
  let report: (fact: InstallationFact) => void = () => {};
  const answers = ['dismissed', 'accepted'] as const;
  let asked = 0;
  const installation = createActor(
    createInstallationMachine({
      watchInstaller: (listener) => {
        report = listener;
        return () => {};
      },
      promptInstall: async () => answers[asked++] ?? 'dismissed',
    }),
    { input: { isInstalled: false } },
  ).start();
  const openWorker = () => ({ keep() {}, activate() {}, check() {}, stop() {} });
  provideOffline({
    installation,
    UpdateNotice: () => null,
    offline: createActor(createOfflineMachine({ openWorker, reload: () => {} })).start(),
  });
  await mountSite('/settings', session);
  const install = main.getByRole('button', { name: 'Install' });
  for (const words of [/doesn’t offer to install/, /The site is installed/]) {
    report('offered');
    await expect.element(install).toBeVisible();
    (install.element() as HTMLElement).focus();
    await press('Enter');
    await expect.element(main.getByText(words)).toBeVisible();
    await expect.element(main.getByRole('heading', { name: 'As an app' })).toHaveFocus();
  }
});
