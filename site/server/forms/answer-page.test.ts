import { createHash } from 'node:crypto';
import { MESSAGE_KINDS } from '@loomwright/delivery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerPages } from './answer-page.ts';
import { answers, contact, createFormsApp, toPlainRequest } from './testing/forms-app.ts';

describe('a form that a browser sends without JavaScript', { tags: ['DLV-1'] }, () => {
  it('is kept, and the response page has its number and a link back', async () => {
    const { accepted, app } = createFormsApp();
    const answer = await app.request(
      '/forms/contact',
      toPlainRequest({ ...contact, website: '', copy: 'on' }),
    );
    expect(answer.status).toBe(202);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    const html = await answer.text();
    expect(accepted).toMatchObject([{ kind: 'contact', wantsCopy: true, texts: contact }]);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Your message was sent</h1>');
    expect(html).toContain(`<strong>${accepted[0]?.number}</strong>`);
    expect(html).toContain('href="/contact"');
    // Repeats the request, as when the visitor reloads the page.
    await app.request('/forms/contact', toPlainRequest({ ...contact, website: '', copy: 'on' }));
    expect(accepted).toHaveLength(1);
  });

  it('is answered with the errors by field, and where to find the text again', async () => {
    const { accepted, app } = createFormsApp();
    const answer = await app.request('/forms/support', toPlainRequest({ name: 'Ada', email: 'ada' }));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<h1>Your support request wasn’t sent</h1>');
    expect(html.match(/<li>/g)?.length).toBe(3);
    expect(html).toContain('Use Back: your browser keeps what you wrote.');
    expect(accepted).toEqual([]);
  });

  it.each<[string, number, string, RequestInit]>([
    ['an address without a form', 404, '/forms/login', toPlainRequest({})],
    ['a GET request', 405, '/forms/contact', { headers: { Accept: 'text/html' } }],
    ['another site', 403, '/forms/contact', toPlainRequest(contact, { Origin: 'https://evil.example' })],
    ['files', 415, '/forms/contact', toPlainRequest(contact, { 'Content-Type': 'multipart/form-data' })],
    ['a long text', 413, '/forms/contact', toPlainRequest({ ...contact, message: 'x'.repeat(140_000) })],
    ['a filled honeypot', 422, '/forms/contact', toPlainRequest({ ...contact, website: 'x' })],
    ['lines', 400, '/forms/quote', toPlainRequest({ ...contact, lines: '[{"id":1,"quantity":1}]' })],
  ])('is answered with a page for every failure: %s with %i', async (_, status, path, init) => {
    const { app } = createFormsApp();
    const answer = await app.request(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/<h1>[^<]+ wasn’t sent<\/h1>/);
  });

  it('may contain the longest message in any script', async () => {
    const { app } = createFormsApp();
    const message = '織'.repeat(10_000);
    expect((await app.request('/forms/contact', toPlainRequest({ ...contact, message }))).status).toBe(202);
  });
});

describe('the answer page', { tags: ['DLV-2'] }, () => {
  const { policy, toPage } = createAnswerPages({
    name: 'Loom & <Wright>',
    answers,
    font: '/assets/sans.woff2',
  });

  it('contains the one style that its policy allows, and no script', () => {
    const html = toPage({ status: 202, number: 'M-7K3Q-9F2M' }, 'contact');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('script-src');
    expect(html).not.toMatch(/<script| style="| on\w+="/);
    expect(html).toContain('Loom &amp; &lt;Wright&gt;');
    expect(html).not.toContain('<Wright>');
  });

  it('escapes any text, for every kind', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...MESSAGE_KINDS),
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/', '=', '\n'), minLength: 1 }),
        (kind, text) => {
          const html = toPage({ status: 422, error: text, fields: { [text]: text } }, kind);
          const plain = toPage({ status: 422, error: 'a', fields: { a: 'a' } }, kind);
          expect(html.match(/<[a-z/!]/g)).toEqual(plain.match(/<[a-z/!]/g));
        },
      ),
    );
  });
});
