import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readFormsSettings } from './settings.ts';

describe('the settings of the forms', { tags: ['DLV-1'] }, () => {
  it('are undefined without FORMS_TO', () => {
    expect(readFormsSettings({ FORMS_TO: ' ', FORMS_SMTP_URL: 'smtp://localhost' })).toBeUndefined();
  });

  it('default to files below the current folder, with limits', () => {
    const { facts, ...settings } = readFormsSettings({ FORMS_TO: 'we@example.com', INIT_CWD: '/srv' }) ?? {};
    expect(settings).toEqual({
      smtpUrl: undefined,
      folder: '/srv/forms',
      redisUrl: undefined,
      limitPerCaller: 10,
      limit: 300,
      maxWaiting: 50_000,
      retryMs: 30_000,
      trustedProxies: 0,
    });
    expect(facts?.recipients).toEqual(['we@example.com']);
    expect(facts?.from.address).toBe(facts?.company.email);
  });

  it('can all be set, and reveal no password', () => {
    const settings = readFormsSettings({
      FORMS_TO: 'we@example.com, you@example.com,',
      FORMS_FROM: 'forms@example.com',
      FORMS_SMTP_URL: 'smtps://user:hunter2@mail.example.com',
      FORMS_FOLDER: '/var/forms',
      REDIS_URL: 'redis://:hunter2@localhost:6379/1',
      FORMS_LIMIT_PER_CALLER: '0',
      FORMS_LIMIT: '1',
      FORMS_MAX_WAITING: '2',
      FORMS_RETRY_SECONDS: '3',
      CHAT_TRUST_PROXY: '4',
      LOOMWRIGHT_ORIGIN: 'https://www.example.com',
    });
    expect(settings).toMatchObject({
      facts: {
        from: { address: 'forms@example.com' },
        recipients: ['we@example.com', 'you@example.com'],
        company: { origin: 'https://www.example.com' },
      },
      folder: '/var/forms',
      limitPerCaller: 0,
      limit: 1,
      maxWaiting: 2,
      retryMs: 3000,
      trustedProxies: 4,
    });
    expect(settings?.smtpUrl?.reveal()).toContain('hunter2');
    expect(inspect(settings, { depth: 9 }) + JSON.stringify(settings)).not.toContain('hunter2');
  });

  it.each([
    ['FORMS_TO', 'hunter2'],
    ['FORMS_TO', ','],
    ['FORMS_TO', 'we@example.com hunter2@example.com'],
    ['FORMS_TO', 'we@example.com\r\nBcc: hunter2@example.com'],
    ['FORMS_FROM', 'We <hunter2@example.com>'],
    ['FORMS_SMTP_URL', 'mail.example.com:587/hunter2'],
    ['FORMS_SMTP_URL', 'http://hunter2@mail.example.com'],
    ['FORMS_SMTP_URL', 'smtp://user:%zzhunter2@mail.example.com'],
    ['FORMS_FOLDER', 'hunter2\0'],
    ['REDIS_URL', 'redis://localhost/hunter2'],
    ['FORMS_LIMIT_PER_CALLER', '-1'],
    ['FORMS_LIMIT', '1.5'],
    ['FORMS_MAX_WAITING', '0'],
    ['FORMS_RETRY_SECONDS', '0'],
    ['CHAT_TRUST_PROXY', 'yes'],
  ])('%s=%j fails with a line that names the variable and not its value', (name, value) => {
    const read = () => readFormsSettings({ FORMS_TO: 'we@example.com', [name]: value });
    expect(read).toThrow(new RegExp(`^  ${name} must`, 'm'));
    expect(read).not.toThrow(/hunter2/);
  });

  it('every invalid value is named, not only the first', () => {
    expect(() => readFormsSettings({ FORMS_TO: 'x', FORMS_LIMIT: 'y' })).toThrow(/FORMS_TO.*FORMS_LIMIT/s);
  });
});
