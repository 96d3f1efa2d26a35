import { sampleActivity } from '@loomwright/account';
import { createSettingsWorld, sampleCredentials, secret } from '@loomwright/auth/testing';
import { expect, test } from 'vitest';
import { noteChanges } from '../src/shared/account-settings/noted-settings.ts';

const { signal } = new AbortController();
const [{ password: current } = { password: '' }] = sampleCredentials;

const openSettings = () => {
  const noted: string[] = [];
  const { settings } = createSettingsWorld().openSettings();
  return { noted, settings: noteChanges(settings, (userId, text) => noted.push(`${userId} ${text}`)) };
};

test('[STO-1] [DSH-1] a new password and a new recovery code are noted, in the words of the samples', async () => {
  const { noted, settings } = openSettings();
  await settings.changePassword(1, { current: secret(current), password: secret('new one') }, signal);
  await settings.makeRecoveryCode(1, secret('new one'), signal);
  await settings.rename(1, 'Mara', signal);
  expect(noted).toEqual(['1 Changed your password.', '1 Made a recovery code.']);
  const samples = sampleActivity(0, '').filter(({ kind }) => kind === 'account');
  expect(samples.map(({ text }) => `1 ${text}`)).toEqual(noted.slice(0, 1));
});

test('[STO-1] what was refused is not noted', async () => {
  const { noted, settings } = openSettings();
  const outcomes = [
    await settings.changePassword(1, { current: secret('wrong'), password: secret('new one') }, signal),
    await settings.makeRecoveryCode(1, secret('wrong'), signal),
  ];
  expect([outcomes.map(({ kind }) => kind), noted]).toEqual([['rejected', 'rejected'], []]);
});
