import { describe, expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-url.ts';

describe('the address of the mail server', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, requiresTls: false }],
    ['smtp://mail.example:25/', { host: 'mail.example', port: 25, isSecure: false, requiresTls: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, isSecure: true, requiresTls: false }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, isSecure: false, requiresTls: false }],
    ['smtp://mail.example?tls=required', { requiresTls: true }],
    ['smtps://mail.example?tls=required', { isSecure: true }],
    ['smtp://a:b@mail.example', { requiresTls: true }],
    ['smtp://a:b@mail.example?tls=optional', { requiresTls: false }],
    ['smtp://a:b@127.0.0.1', { requiresTls: false }],
    ['smtp://a:b@localhost', { requiresTls: false }],
    ['smtp://a:b@127.0.0.1.example', { requiresTls: true }],
  ])('%s is read', { tags: ['DLV-1'] }, (url, server) => {
    expect(readSmtpUrl(url)).toMatchObject(server);
  });

  it('has a user and a password, percent-decoded', { tags: ['DLV-1'] }, () => {
    const { login } = readSmtpUrl('smtp://shop%40mail.example:p%40ss%3Aw%25rd@mail.example') ?? {};
    expect([login?.user, login?.password.reveal()]).toEqual(['shop@mail.example', 'p@ss:w%rd']);
  });

  it('reveals no password when it is logged', { tags: ['DLV-2'] }, () => {
    const server = readSmtpUrl('smtp://shop:hush@mail.example');
    expect(`${JSON.stringify(server)} ${String(server?.login?.password)}`).not.toContain('hush');
  });

  it.each([
    '',
    'mail.example',
    'mail.example:25',
    'http://mail.example',
    'smtp:mail.example',
    'smtp://',
    'smtp://mail.example:99999',
    'smtp://mail.example/inbox',
    'smtp://mail.example#x',
    'smtp://user@mail.example',
    'smtp://:word@mail.example',
    'smtp://a:%zz@mail.example',
    'smtp://mail exam.ple',
    'smtp://müller.example',
    'smtp://mail.example?tls=no',
    'smtps://mail.example?tls=optional',
    'smtp://mail.example?logger=true',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example?tls=required&proxy=http://proxy.example',
  ])('%j is invalid', { tags: ['DLV-1'] }, (url) => {
    expect(readSmtpUrl(url)).toBeUndefined();
  });
});
