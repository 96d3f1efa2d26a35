import { once } from 'node:events';
import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine, SimulatedClock } from 'xstate';
import { createLabInspector } from '../src/inspect/index.ts';
import { type LiveRecord, readTabMessage, type TabMessage, writeTabMessage } from '../src/lab/index.ts';
import { replayTrace } from '../src/replay/replay.ts';
import { MAX_MESSAGE_BYTES } from '../src/serve/attach.ts';
import { closeAll, connect, followApp, serveHub } from './attached.ts';

afterEach(closeAll);

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

const recordOf = (number: number, over: Partial<LiveRecord> = {}): LiveRecord => ({
  number,
  at: number,
  actor: 'x:0',
  name: 'lamp',
  machine: 'lamp',
  event: { type: 'press', parts: {}, hiddenCount: 0 },
  active: [number % 2 === 1 ? 'on' : 'off'],
  taken: [`lamp|${number % 2 === 1 ? 'off' : 'on'}|press|0`],
  ...over,
});

const attach = async (url: string, id: string) => {
  const app = await connect(url);
  app.say({ kind: 'attach', tab: { id, title: id } });
  const resume = await app.until(() => app.messages.find(({ kind }) => kind === 'resume'));
  return { ...app, resume };
};

const records = (tabId: string, count: number, ...all: readonly LiveRecord[]): TabMessage => ({
  kind: 'records',
  tabId,
  count,
  records: all,
});

const lostIn = (all: readonly LiveRecord[]): number =>
  all.reduce((sum, { event }) => sum + Number(event.parts['lost before'] ?? 0), 0);

describe('an app attached to the lab', { tags: ['LAB-5'] }, () => {
  it('is followed from its first event, and its recording can be replayed', async () => {
    const lab = await serveHub();
    const inspector = createLabInspector({ url: lab.attach, name: 'shop', WebSocket });
    const { inspect } = inspector;
    const actor = createActor(lamp, { ...(inspect && { inspect }) }).start();
    actor.send({ type: 'press' });
    await lab.attached(1);
    const page = await followApp(lab.live, 'shop');
    await page.until(() => page.records().length === 2);
    actor.send({ type: 'press' });
    inspector.stop();
    await page.until(() => page.messages.some(({ kind }) => kind === 'ended'));
    const recorded = page.records();
    expect(recorded.map(({ active, event }) => [event.type, ...active])).toEqual([
      ['xstate.init', 'off'],
      ['press', 'on'],
      ['press', 'off'],
    ]);
    expect(replayTrace({ version: 1, records: recorded }, [lamp])).toMatchObject({
      replay: { records: 3, disagreements: [], actors: [{ name: 'lamp', active: ['off'] }] },
    });
  });

  it('resumes after a lost connection, without gaps or duplicates', async () => {
    const lab = await serveHub();
    const inspector = createLabInspector({ url: lab.attach, name: 'shop', WebSocket, random: () => 0.01 });
    const { inspect } = inspector;
    const actor = createActor(lamp, { ...(inspect && { inspect }) }).start();
    await lab.attached(1);
    const page = await followApp(lab.live, 'shop');
    for (let round = 1; round <= 2; round += 1) {
      for (let count = 0; count < 50; count += 1) actor.send({ type: 'press' });
      lab.apps.at(-1)?.terminate();
      for (let count = 0; count < 50; count += 1) actor.send({ type: 'press' });
      await lab.attached(round + 1);
    }
    await page.until(() => page.records().length >= 201);
    expect(page.records().map(({ number }) => number)).toEqual(
      Array.from({ length: 201 }, (_, index) => index + 1),
    );
    inspector.stop();
  });

  it('resends all that it still has to a restarted lab', async () => {
    const first = await serveHub();
    const inspector = createLabInspector({ url: first.attach, name: 'shop', WebSocket, random: () => 0.01 });
    const { inspect } = inspector;
    const actor = createActor(lamp, { ...(inspect && { inspect }) }).start();
    await first.attached(1);
    const page = await followApp(first.live, 'shop');
    await page.until(() => page.records().length === 1);
    await first.close();
    for (let count = 0; count < 3000; count += 1) actor.send({ type: 'press' });
    const second = await serveHub({}, first.port);
    await second.attached(1);
    const other = await followApp(second.live, 'shop');
    await other.until(() => other.records().at(-1)?.number === 3001);
    const recorded = other.records();
    expect(recorded[0]?.event).toMatchObject({ type: '(begin)', parts: { 'lost before': 1000 } });
    expect(recorded.length).toBe(2001);
    expect(replayTrace({ version: 1, records: recorded.slice(-2000) }, [lamp])).toMatchObject({
      replay: { disagreements: [] },
    });
    inspector.stop();
  });

  it('counts as ended when it leaves, or when it does not reconnect in time', async () => {
    const clock = new SimulatedClock();
    const lab = await serveHub({
      setTimeout: (run, ms) => {
        clock.setTimeout(run, ms);
      },
    });
    for (const [code, isWaitedFor] of [
      [1001, false],
      [4000, true],
    ] as const) {
      const app = await attach(lab.attach, `app ${code}`);
      const page = await followApp(lab.live, `app ${code}`);
      app.say(records(`app ${code}`, 1, recordOf(1)));
      await page.until(() => page.records().length === 1);
      app.socket.close(code);
      await app.closed();
      const isEnded = () => page.messages.some(({ kind }) => kind === 'ended');
      if (isWaitedFor) {
        clock.increment(9_999);
        // A round trip: an earlier `ended` would have arrived first.
        page.say({ kind: 'follow', watcher: 'page', tabId: 'none' });
        await page.until(() => page.messages.find((one) => one.kind === 'ended' && one.tabId === 'none'));
        expect(page.messages.filter(({ kind }) => kind === 'ended').length).toBe(1);
        page.say({ kind: 'follow', watcher: 'page', tabId: `app ${code}` });
        await page.until(() => page.records().length === 2);
        clock.increment(1);
        await page.until(() => page.messages.filter(({ kind }) => kind === 'ended').length === 2);
      } else await page.until(isEnded);
      page.say({ kind: 'follow', watcher: 'page', tabId: `app ${code}` });
      await page.until(() => page.messages.at(-1)?.kind === 'ended');
    }
  });

  it('replaces its own lost connection before the hub notices the loss', async () => {
    const lab = await serveHub();
    const lost = await attach(lab.attach, 'app');
    const page = await followApp(lab.live, 'app');
    lost.say(records('app', 1, recordOf(1)));
    await page.until(() => page.records().length === 1);
    const back = await attach(lab.attach, 'app');
    expect(back.resume).toMatchObject({ count: 1 });
    expect(await lost.closed()).toEqual({ code: 1008, reason: 'replaced by a new connection' });
    back.say(records('app', 2, recordOf(2)));
    await page.until(() => page.records().length === 2);
    expect(page.messages.some(({ kind }) => kind === 'ended')).toBe(false);
  });

  it('is forgotten after its connection is lost and many others have attached', async () => {
    let now = 0;
    const lab = await serveHub({ now: () => now, setTimeout: () => {} });
    for (let count = 1; count <= 40; count += 1) {
      now += 1000;
      const app = await attach(lab.attach, `app ${count}`);
      app.say(records(`app ${count}`, 1, recordOf(1)));
      app.socket.close(4000);
      await app.closed();
    }
    const page = await connect(lab.live);
    const answers: string[] = [];
    for (let count = 1; count <= 40; count += 1) {
      page.say({ kind: 'follow', watcher: 'page', tabId: `app ${count}` });
      await page.until(() => page.messages.length === count);
      answers.push(page.messages.at(-1)?.kind ?? '');
    }
    expect(answers.filter((kind) => kind === 'records').length).toBe(32);
    expect(answers.slice(0, 8)).toEqual(Array(8).fill('ended'));
  });
});

describe('the hub of the served lab', { tags: ['LAB-5'] }, () => {
  it('closes only the socket that sends garbage, with a reason', async () => {
    const lab = await serveHub({ now: () => 0 });
    const apps = { good: await attach(lab.attach, 'good') };
    const page = await followApp(lab.live, 'good');
    const own = writeTabMessage(records('bad', 1, recordOf(1))) as { readonly records: readonly object[] };
    const [one] = own.records;
    const event = recordOf(1).event;
    const long = 'x'.repeat(501);
    const hostile: readonly (string | Buffer)[] = [
      '',
      '{',
      'null',
      '[]',
      Buffer.from([0xff, 0xfe, 0]),
      ...[
        { ...own, version: 2 },
        { ...own, kind: 'follow' },
        { ...own, count: 0 },
        { ...own, tabId: 'good' },
        { ...own, records: [{ ...one, context: { password: 'x' } }] },
        { ...own, records: [{ ...one, event: { ...event, payload: {} } }] },
        { ...own, records: [{ ...one, event: { ...event, parts: { text: long } } }] },
        { ...own, records: [{ ...one, name: long }] },
        writeTabMessage({ kind: 'ended', tabId: 'good' }),
        writeTabMessage({ kind: 'attach', tab: { id: 'bad', title: 'bad' } }),
        writeTabMessage({ kind: 'find', watcher: 'bad' }),
      ].map((message) => JSON.stringify(message)),
      `{"version":1,"kind":"records","tabId":"bad","count":1,"records":[{"__proto__":${JSON.stringify(one)}}]}`,
    ];
    for (const text of hostile) {
      const bad = await attach(lab.attach, 'bad');
      bad.socket.send(text);
      const { code, reason } = await bad.closed();
      expect([code, reason === ''], String(text)).toEqual([1008, false]);
    }
    const nosy = await connect(lab.live);
    nosy.say({ kind: 'attach', tab: { id: 'good', title: 'nosy' } });
    expect(await nosy.closed()).toEqual({ code: 1008, reason: 'a lab page cannot send “attach”' });
    apps.good.say(records('good', 1, recordOf(1)));
    await page.until(() => page.records().length === 1);
  });

  it('rejects hostile text', async () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...hostileStrings), fc.json()), (text) => {
        let value: unknown;
        try {
          value = JSON.parse(text);
        } catch {
          return;
        }
        expect(readTabMessage(value)).toBeUndefined();
      }),
      runs(100),
    );
  });

  it('refuses long messages, too many messages a second, and too many connections', async () => {
    let now = 0;
    const lab = await serveHub({ now: () => now });
    const long = await attach(lab.attach, 'long');
    long.socket.send('x'.repeat(MAX_MESSAGE_BYTES + 1));
    expect((await long.closed()).code).toBe(1009);
    const busy = await attach(lab.attach, 'busy');
    for (let count = 1; count <= 300; count += 1) busy.say(records('busy', count, recordOf(count)));
    expect(await busy.closed()).toEqual({ code: 1008, reason: 'too many messages' });
    const [open, closed] = [[], []] as (typeof busy)[][];
    for (let count = 3; count <= 40; count += 1) {
      const app = await connect(lab.attach);
      app.say({ kind: 'attach', tab: { id: `${count}`, title: '' } });
      const isRefused = await app.until(
        () => (app.messages.length > 0 && 'kept') || (app.socket.readyState !== WebSocket.OPEN && 'refused'),
      );
      (isRefused === 'kept' ? open : closed)?.push({ ...app, resume: app.messages[0] as TabMessage });
      // The limit is 20 connections a second, of which `long` and `busy` took two.
      if (count === 30) {
        expect([open?.length, closed?.length]).toEqual([18, 10]);
        now = 1000;
      }
    }
    expect([open?.length, closed?.length]).toEqual([28, 10]);
    now = 2000;
    const more = [];
    for (let count = 0; count < 10; count += 1) more.push(await connect(lab.attach));
    expect(await more.at(-1)?.closed()).toEqual({ code: 1013, reason: 'too many connections' });
    expect(more.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length).toBeLessThanOrEqual(4);
  });

  it('buffers little for a page that does not read, and reports how much it missed', async () => {
    const lab = await serveHub({ now: () => performance.now() * 1e-3 });
    const app = await attach(lab.attach, 'app');
    const page = await followApp(lab.live, 'app');
    page.socket.pause();
    const [total, size] = [30_000, 300];
    for (let begin = 0; begin < total; begin += size) {
      const some = Array.from({ length: size }, (_, index) =>
        recordOf(begin + index + 1, { active: [`state ${begin + index + 1} ${'x'.repeat(400)}`] }),
      );
      app.say(records('app', begin + size, ...some));
    }
    // The pong arrives after all records have been processed.
    app.socket.ping();
    await once(app.socket, 'pong');
    expect(lab.pages[0]?.bufferedAmount).toBeLessThan(3_000_000);
    const other = await followApp(lab.live, 'app');
    await other.until(() => other.records().at(-1)?.number === total);
    expect(other.records().length).toBeLessThanOrEqual(2001);
    expect(lostIn(other.records()) + other.records().length).toBe(total);
    page.socket.resume();
    await page.until(() => page.records().at(-1)?.number === total);
    const got = page.records();
    expect(got.length).toBeLessThan(total);
    expect(lostIn(got) + got.length).toBe(total);
    const numbers = got.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, two) => one - two));
  });

  it('closes every connection when it closes', async () => {
    const lab = await serveHub();
    const app = await attach(lab.attach, 'app');
    const page = await followApp(lab.live, 'app');
    lab.hub.close();
    for (const one of [app, page])
      expect(await one.closed()).toEqual({ code: 1001, reason: 'the lab has ended' });
  });
});
