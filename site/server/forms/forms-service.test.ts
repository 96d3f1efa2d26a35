import { describe, expect, it } from 'vitest';
import type { Acceptance } from './outbox.ts';
import { contact, createFormsApp, siteOrigin, toPlainRequest, toRequest } from './testing/forms-app.ts';

const sent = { ...contact, elapsedMs: '2000' };
const numbered = { ...sent, number: 'M-7K3Q-9F2M' };
const demo = {
  name: 'Ada',
  email: 'ada@example.com',
  note: '',
  startsAt: '2026-12-01T10:00:00+05:30',
  timeZone: 'Europe/Berlin',
  elapsedMs: '9000',
};
const all = {
  contact: sent,
  support: { ...sent, subject: 'Help', priority: 'high' },
  quote: { ...sent, number: 'Q-7K3Q-9F2M', lines: [{ id: 1, quantity: 2 }] },
  demo: { ...demo, number: '7K3Q-9F2M' },
  waiting: { email: 'ada@example.com', product: 'AI Chatbot', elapsedMs: '2000' },
};

const post = async (app: ReturnType<typeof createFormsApp>['app'], path: string, init: RequestInit) => {
  const answer = await app.request(path, init);
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};

describe('a message of each kind', { tags: ['DLV-1'] }, () => {
  it.each(Object.entries(all))('%s is kept, and answered with its number', async (kind, body) => {
    const { accepted, app } = createFormsApp();
    const { headers, status, body: said } = await post(app, `/forms/${kind}`, toRequest(body));
    expect(status).toBe(202);
    expect(said).toEqual({ number: accepted[0]?.number });
    expect(said.number).toMatch(/^(?:[A-Z]-)?\w{4}-\w{4}$/);
    if ('number' in body) expect(said.number).toBe(body.number);
    expect(accepted).toMatchObject([{ kind, wantsCopy: false }]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('a quote uses names and prices of the catalogue, not those of the request', async () => {
    const { accepted, app } = createFormsApp();
    const lines = [{ id: 1, quantity: 2, name: 'Gold', priceCents: 1 }];
    await app.request('/forms/quote', toRequest({ ...all.quote, lines }));
    expect(accepted).toMatchObject([
      { lines: [{ id: 1, name: 'AI Chatbot', priceCents: 2999, quantity: 2 }] },
    ]);
  });
});

describe('the same message', { tags: ['DLV-1'] }, () => {
  it('with a number is kept once, and gets the same answer again', async () => {
    const { accepted, app } = createFormsApp();
    for (let time = 0; time < 3; time += 1)
      expect(await post(app, '/forms/contact', toRequest(numbered))).toMatchObject({
        status: 202,
        body: { number: numbered.number },
      });
    expect(accepted).toHaveLength(1);
  });

  it('without a number is kept once within the hour, and again after it', async () => {
    const { accepted, app, clock } = createFormsApp();
    const send = async () => (await post(app, '/forms/contact', toRequest(sent))).body.number;
    const first = await send();
    clock.at += 3_600_000;
    expect(await send()).toBe(first);
    clock.at += 3_600_000;
    expect(await send()).not.toBe(first);
    expect(accepted).toHaveLength(2);
  });

  it('another message under a known number is a conflict', async () => {
    const { accepted, app } = createFormsApp();
    await app.request('/forms/contact', toRequest(numbered));
    const other = { ...numbered, message: 'Another.' };
    expect(await post(app, '/forms/contact', toRequest(other))).toMatchObject({
      status: 409,
      body: { error: expect.any(String) },
    });
    expect(accepted).toHaveLength(1);
  });

  it('an accepted demo request keeps its answer after its time; a new one is refused', async () => {
    const { app, clock } = createFormsApp();
    await app.request('/forms/demo', toRequest(all.demo));
    clock.at = Date.parse('2026-12-02T10:00:00+05:30');
    expect(await post(app, '/forms/demo', toRequest(all.demo))).toMatchObject({
      status: 202,
      body: { number: all.demo.number },
    });
    const late = { ...all.demo, number: '7K3Q-9F2N' };
    expect(await post(app, '/forms/demo', toRequest(late))).toMatchObject({
      status: 422,
      body: { fields: { slot: 'This time has passed: choose a later one' } },
    });
  });
});

const without = (name: string) => Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name));

describe('a request that no form makes', { tags: ['DLV-2'] }, () => {
  it.each<[string, number, string, RequestInit]>([
    ['another method', 405, '/forms/contact', { method: 'PUT' }],
    ['a look', 405, '/forms/contact', { method: 'GET' }],
    ['an unknown form', 404, '/forms/login', toRequest(sent)],
    ['a name of every object', 404, '/forms/constructor', toRequest(sent)],
    ['a folder of a form', 404, '/forms/contact/more', toRequest(sent)],
    ['a slash at the end', 404, '/forms/contact/', toRequest(sent)],
    ['another site', 403, '/forms/contact', toRequest(sent, { Origin: 'https://evil.example' })],
    ['a page of no site', 403, '/forms/contact', toRequest(sent, { Origin: 'null' })],
    [
      'a host that begins alike',
      403,
      '/forms/contact',
      toRequest(sent, { Origin: `${siteOrigin}.evil.example` }),
    ],
    ['no page', 403, '/forms/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' } }],
    ['another type', 415, '/forms/contact', toRequest(sent, { 'Content-Type': 'text/plain' })],
    ['files', 415, '/forms/contact', toRequest(sent, { 'Content-Type': 'multipart/form-data; boundary=x' })],
    ['no JSON', 400, '/forms/contact', toRequest('{"name":')],
    ['nothing', 400, '/forms/contact', toRequest('')],
    ['a list', 400, '/forms/contact', toRequest([sent])],
    ['null', 400, '/forms/contact', toRequest('null')],
    ['a deep list', 400, '/forms/contact', toRequest('['.repeat(60_000))],
    ['a number of another form', 400, '/forms/contact', toRequest({ ...sent, number: '../../etc/passwd' })],
    ['a copy that is no text', 400, '/forms/contact', toRequest({ ...sent, copy: true })],
    ['a line without a quantity', 400, '/forms/quote', toRequest({ ...all.quote, lines: [{ id: 1 }] })],
    ['a time that is a number', 400, '/forms/contact', toRequest({ ...sent, elapsedMs: 3000 })],
    ['no time', 400, '/forms/contact', toRequest(without('elapsedMs'))],
    ['a long body', 413, '/forms/contact', toRequest({ ...sent, message: 'x'.repeat(66_000) })],
    ['a filled honeypot', 422, '/forms/contact', toRequest({ ...sent, website: 'https://spam.example' })],
    ['a form that is sent at once', 422, '/forms/contact', toRequest({ ...sent, elapsedMs: '1999' })],
    ['no email', 422, '/forms/contact', toRequest(without('email'))],
    [
      'a header in an address',
      422,
      '/forms/contact',
      toRequest({ ...sent, email: 'a@b.example\r\nBcc: c@d.example' }),
    ],
    ['an unknown product', 422, '/forms/waiting', toRequest({ ...all.waiting, product: 'Gold' })],
    [
      'a product that is no more',
      422,
      '/forms/quote',
      toRequest({ ...all.quote, lines: [{ id: 9, quantity: 1 }] }),
    ],
  ])('is refused with a reason, and is not kept: %s with %i', async (_, status, path, init) => {
    const { accepted, app } = createFormsApp();
    const answer = await app.request(path, init);
    expect(answer.status).toBe(status);
    const said = await answer.json();
    expect(said).toEqual({
      error: expect.stringMatching(/^[A-Za-z].+[^.]$/),
      ...(status === 422 && { fields: expect.any(Object) }),
    });
    expect(JSON.stringify(said)).not.toMatch(/evil|spam|passwd|Bcc/);
    expect(answer.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
    expect(accepted).toEqual([]);
  });

  it('invalid fields get the same errors as in the form itself', async () => {
    const { app } = createFormsApp();
    const { body } = await post(app, '/forms/contact', toRequest({ elapsedMs: '2000' }));
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'message', 'name']);
  });
});

describe('a request from a page', { tags: ['DLV-2'] }, () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['of the configured origin', { Origin: siteOrigin }],
    ['of the host that is asked', { Origin: 'http://localhost:4173', Host: 'localhost:4173' }],
    ['of the host in other letters', { Origin: 'https://www.example.org', Host: 'WWW.Example.org' }],
    ['that the browser calls its own', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://inner.example' }],
  ])('%s is accepted', async (_, headers) => {
    const { app } = createFormsApp();
    const init = { ...toRequest(sent), headers: { 'Content-Type': 'application/json', ...headers } };
    expect((await app.request('/forms/contact', init)).status).toBe(202);
  });

  it.each(['cross-site', 'same-site', 'none'])('that the browser calls %s is refused', async (fetchSite) => {
    const { app } = createFormsApp();
    const init = {
      ...toRequest(sent),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': fetchSite },
    };
    expect((await app.request('/forms/contact', init)).status).toBe(403);
  });
});

describe('the limits', { tags: ['DLV-2'] }, () => {
  const from = (address: string, n: number) =>
    toRequest({ ...sent, message: `No. ${n}` }, { 'X-Forwarded-For': address });

  it('per address allow a burst, then a number per minute', async () => {
    const { accepted, app, clock } = createFormsApp({ limitPerCaller: 10 });
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await app.request('/forms/contact', from('203.0.113.1', n))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429]);
    const refused = await post(app, '/forms/contact', from('203.0.113.1', 12));
    expect(refused.headers.get('Retry-After')).toBe('6');
    expect(refused.body).toEqual({ error: 'Too many messages: try again in 6 seconds' });
    expect((await app.request('/forms/contact', from('203.0.113.2', 13))).status).toBe(202);
    clock.ms += 6000;
    expect((await app.request('/forms/contact', from('203.0.113.1', 14))).status).toBe(202);
    expect(accepted).toHaveLength(12);
  });

  it('in total apply across addresses, and a caller over its own limit uses none', async () => {
    const { app, clock } = createFormsApp({ limitPerCaller: 2, limit: 5 });
    for (let n = 0; n < 50; n += 1) await app.request('/forms/contact', from('203.0.113.1', n));
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await app.request('/forms/contact', from(`203.0.113.${n + 2}`, n))).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    clock.ms += 60_000;
    expect((await app.request('/forms/contact', from('203.0.113.9', 9))).status).toBe(202);
  });

  it('are three per minute and address for forms without JavaScript', async () => {
    const { app } = createFormsApp({ limitPerCaller: 10 });
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push(
        (await app.request('/forms/contact', toPlainRequest({ ...contact, message: `No. ${n}` }))).status,
      );
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await app.request('/forms/contact', toRequest(sent))).status).toBe(202);
  });
});

describe('an outbox that cannot keep a message', { tags: ['DLV-1'] }, () => {
  const unavailable = async (): Promise<Acceptance> => ({ kind: 'unavailable' });

  it('is reported, with the time after which to try again', async () => {
    const health = async () => ({ isHealthy: false, waiting: 0, since: undefined, undeliverable: 0 });
    const { app } = createFormsApp({ outbox: { accept: unavailable, find: unavailable, health } });
    const { body, headers, status } = await post(app, '/forms/contact', toRequest(sent));
    expect([status, headers.get('Retry-After')]).toEqual([503, '30']);
    expect(body.error).toMatch(/try again/);
    expect(await (await app.request('/healthz')).json()).toMatchObject({ status: 'degraded' });
  });

  it('is reported and logged without the message if it throws', async () => {
    const accept = () => Promise.reject(new Error(`no room for ${contact.message}`));
    const health = () => Promise.reject(new Error('broken'));
    const { app, lines } = createFormsApp({ outbox: { accept, find: accept, health } });
    expect(await post(app, '/forms/contact', toRequest(sent))).toMatchObject({
      status: 500,
      body: { error: 'Something went wrong here: try again' },
    });
    expect(lines).toEqual([expect.stringMatching(/^Forms: a request failed: Error\n/)]);
    expect(lines[0]).not.toContain('loom of our own');
  });

  it('nothing is accepted while the server stops', async () => {
    const { accepted, app } = createFormsApp({ isStopping: () => true });
    const { headers, status } = await post(app, '/forms/contact', toRequest(sent));
    expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    expect((await app.request('/healthz')).status).toBe(503);
    expect(accepted).toEqual([]);
  });
});

describe('/healthz', { tags: ['DLV-1'] }, () => {
  it('reports how many mails wait, since when, and how many are undeliverable', async () => {
    const { app, health } = createFormsApp();
    const ask = async () => (await app.request('/healthz')).json();
    expect(await ask()).toEqual({ status: 'ok', forms: { waiting: 0, undeliverable: 0 } });
    health.now = { isHealthy: true, waiting: 3, since: Date.parse('2026-11-30T09:00:00Z'), undeliverable: 1 };
    expect(await ask()).toEqual({
      status: 'ok',
      forms: { waiting: 3, since: '2026-11-30T09:00:00.000Z', undeliverable: 1 },
    });
  });

  it('is degraded if the outbox or the rest of the server is', async () => {
    const { app } = createFormsApp({ isRestHealthy: async () => false });
    expect(await (await app.request('/healthz')).json()).toMatchObject({ status: 'degraded' });
    expect((await app.request('/healthz', { method: 'HEAD' })).status).toBe(200);
    expect((await app.request('/healthz', { method: 'POST' })).status).toBe(405);
  });
});
