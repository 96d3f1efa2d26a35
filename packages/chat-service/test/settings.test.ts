import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readChatSettings } from '../src/server/settings.ts';
import { readListenSettings } from '../src/server/variables.ts';

describe('the settings of the service', () => {
  it('have defaults: sessions in memory, no other origin, no model, limits on', { tags: ['SVC-3'] }, () => {
    const { configuration, ...settings } = readChatSettings({ CHAT_UPSTREAM_URL: ' ', REDIS_URL: '' });
    expect(settings).toEqual({
      allowedOrigins: [],
      trustedProxies: 0,
      limitPerSession: 60,
      limitPerCaller: 600,
      sessionMinutes: 30,
      maxSessions: 20_000,
      redisUrl: undefined,
      upstream: undefined,
    });
    expect(configuration.email).toMatch(/@/);
  });

  it('can all be set', { tags: ['SVC-2'] }, () => {
    const settings = readChatSettings({
      CHAT_ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080,',
      CHAT_TRUST_PROXY: '1',
      CHAT_LIMIT_PER_SESSION: '0',
      CHAT_LIMIT_PER_CALLER: ' 5 ',
      CHAT_SESSION_MINUTES: '10080',
      CHAT_MAX_SESSIONS: '1',
      REDIS_URL: 'rediss://user:hunter2@redis.example:6380/1',
      CHAT_UPSTREAM_URL: 'https://models.example/v1/',
      CHAT_UPSTREAM_MODEL: 'small',
      CHAT_UPSTREAM_KEY: 'sk-hunter2',
      CHAT_UPSTREAM_TIMEOUT_MS: '100',
      LOOMWRIGHT_EMAIL: 'we@example.com',
    });
    expect(settings).toMatchObject({
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      trustedProxies: 1,
      limitPerSession: 0,
      limitPerCaller: 5,
      upstream: { url: 'https://models.example/v1', model: 'small', timeoutMs: 100 },
      configuration: { email: 'we@example.com' },
    });
    expect(settings.redisUrl?.reveal()).toContain('hunter2');
    expect(settings.upstream?.key?.reveal()).toBe('sk-hunter2');
    for (const text of [inspect(settings, { depth: 9, showHidden: true }), JSON.stringify(settings)])
      expect(text).not.toContain('hunter2');
  });

  it.each([
    ['CHAT_ALLOWED_ORIGINS', '*'],
    ['CHAT_ALLOWED_ORIGINS', 'https://a.example/'],
    ['CHAT_ALLOWED_ORIGINS', 'https://a.example, null'],
    ['CHAT_TRUST_PROXY', 'yes'],
    ['CHAT_TRUST_PROXY', '-1'],
    ['CHAT_LIMIT_PER_SESSION', '1.5'],
    ['CHAT_LIMIT_PER_CALLER', '1e9'],
    ['CHAT_SESSION_MINUTES', '0'],
    ['CHAT_MAX_SESSIONS', 'Infinity'],
    ['REDIS_URL', 'localhost:6379/hunter2'],
    ['REDIS_URL', 'redis://localhost/hunter2'],
    ['REDIS_URL', 'redis://user:%zzhunter2@localhost'],
    ['CHAT_UPSTREAM_URL', 'https://user:hunter2@models.example'],
    ['CHAT_UPSTREAM_URL', 'models.example'],
    ['CHAT_UPSTREAM_KEY', 'hunter2 two'],
    ['CHAT_UPSTREAM_TIMEOUT_MS', '26000'],
    ['LOOMWRIGHT_EMAIL', 'no-address'],
  ])('%s=%s stops the start-up with a message that names it', { tags: ['SVC-3'] }, (name, value) => {
    const read = () =>
      readChatSettings({ CHAT_UPSTREAM_MODEL: 'm', CHAT_UPSTREAM_URL: 'https://m.example', [name]: value });
    expect(read).toThrow(new RegExp(`^  ${name} must`, 'm'));
    expect(read).not.toThrow(/hunter2/);
  });

  it('a model URL without a model, or a model without a URL, is an error', { tags: ['SVC-2'] }, () => {
    expect(() => readChatSettings({ CHAT_UPSTREAM_MODEL: 'm' })).toThrow(/CHAT_UPSTREAM_URL go together/);
    expect(() => readChatSettings({ CHAT_UPSTREAM_URL: 'https://m.example' })).toThrow(/CHAT_UPSTREAM_MODEL/);
  });

  it('every invalid variable is named', { tags: ['SVC-3'] }, () => {
    expect(() => readChatSettings({ CHAT_TRUST_PROXY: 'x', CHAT_MAX_SESSIONS: 'y' })).toThrow(
      /CHAT_TRUST_PROXY.*CHAT_MAX_SESSIONS/s,
    );
  });
});

describe('listen settings', () => {
  it('have defaults, and accept a port and a host', () => {
    expect(readListenSettings({ PORT: '' })).toEqual({ port: undefined, host: '127.0.0.1' });
    expect(readListenSettings({ PORT: '0', HOST: '::' })).toEqual({ port: 0, host: '::' });
  });

  it.each(['http', '-1', '65536', '80.5', '0x50'])('refuse the port %s', (PORT) => {
    expect(() => readListenSettings({ PORT })).toThrow(/^PORT must be a whole number from 0 to 65535, not "/);
  });
});
