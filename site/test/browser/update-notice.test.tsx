import { createOfflineMachine } from '@loomwright/shell';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { provideOffline } from '../../src/offline/offline-actors.ts';
import { UpdateNotice } from '../../src/offline/update-notice.tsx';
import { mountSite } from './support/mount-site.tsx';

const isBroken = vi.hoisted(() => ({ now: true }));
vi.mock('../../src/ui/lasting-notice/lasting-notice.tsx', () => ({
  LastingNotice: () => {
    if (isBroken.now) throw new Error('broken on purpose');
    return null;
  },
}));

test('the update notice returns after the notices have failed to render', {
  tags: ['SEO-1', 'RTE-6'],
}, async () => {
  const offline = createActor(
    createOfflineMachine({
      openWorker: (report) => {
        queueMicrotask(() => report('replaced'));
        return { keep: () => {}, activate: () => {}, check: () => {}, stop: () => {} };
      },
      reload: () => {},
    }),
  ).start();
  provideOffline({ offline, installation: undefined as never, UpdateNotice });
  await mountSite('/about', {}, { log: () => {} });
  const notice = page.getByText('Another tab uses a new version of the site.');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  isBroken.now = false;
  await again.click();
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
