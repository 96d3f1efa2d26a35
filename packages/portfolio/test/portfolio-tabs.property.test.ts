// Several tabs, files being read and storage that fails, under every schedule of what happens between them.
import { runs } from '@loomwright/kit/testing';
import { createFaultyStore } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Edit,
  EMPTY_PORTFOLIO,
  type Portfolio,
  portfolioCodec,
  SAMPLE_PORTFOLIO,
  toJson,
} from '../src/index.ts';
import {
  brokenEditorInvariants,
  brokenPortfolioInvariants,
  createPortfolioWorld,
  openPortfolioTab,
  type PortfolioTab,
  settle,
} from '../src/testing/index.ts';

await portfolioCodec.prepare();

const scheduled = (s: fc.Scheduler) => async (what: string) =>
  void (await s.schedule(Promise.resolve(), what));

const idle = async (s: fc.Scheduler) => {
  do {
    await s.waitIdle();
    await settle();
  } while (s.count() > 0);
};

const title = (portfolio: Portfolio, id: number) => portfolio.projects.find((one) => one.id === id)?.title;
const write = (field: 'name' | 'headline' | 'about', text: string): Edit => ({ kind: 'write', field, text });

type Step =
  | { readonly by: 'type' | 'add' | 'fill' | 'undo' | 'hide' | 'reload'; readonly tab: number }
  | { readonly by: 'pass'; readonly ms: number }
  | { readonly by: 'turn' };

const tabSteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        by: fc.constantFrom('type' as const, 'type' as const, 'add' as const, 'fill' as const),
        tab: fc.nat(3),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ by: fc.constantFrom('hide' as const, 'reload' as const), tab: fc.nat(3) }),
    },
    { weight: 3, arbitrary: fc.record({ by: fc.constant('pass' as const), ms: fc.constantFrom(100, 400) }) },
    { weight: 4, arbitrary: fc.constant({ by: 'turn' as const }) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

describe('four tabs', () => {
  it('[STO-4] [PGN-1] that write in different fields and add entries lose nothing, under every schedule', async () => {
    const seen = { written: 0, added: 0 };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), tabSteps, async (s, history) => {
        const world = createPortfolioWorld({ schedule: scheduled(s) });
        const tabs = Array.from({ length: 4 }, () => openPortfolioTab(world));
        await idle(s);
        for (const tab of tabs) tab.send({ type: 'portfolio.begin', from: 'empty' });
        // Every tab has a field of its own, and the entries it added.
        const own = ['name', 'headline', 'about', 'place'] as const;
        const written = new Map<string, string>();
        const added: { tab: number; id: number; title: string }[] = [];
        for (const [index, step] of history.entries()) {
          if (step.by === 'pass') world.clock.increment(step.ms);
          else if (step.by === 'turn') {
            if (s.count() > 0) await s.waitOne();
          } else {
            const tab = tabs[step.tab] as PortfolioTab;
            const field = own[step.tab] as (typeof own)[number];
            const text = `${index} by ${step.tab}`;
            const mine = added.filter((one) => one.tab === step.tab);
            if (step.by === 'type') {
              const edit: Edit =
                field === 'place' ? { kind: 'writeContact', field, text } : write(field, text);
              tab.send({ type: 'portfolio.edit', edit });
              written.set(field, text);
            } else if (step.by === 'add') {
              tab.send({ type: 'portfolio.add', list: 'projects' });
              added.push({ tab: step.tab, id: tab.view.portfolio.projects.at(-1)?.id ?? 0, title: '' });
            } else if (step.by === 'fill' && mine.length > 0) {
              const entry = mine[index % mine.length];
              if (!entry) continue;
              const edit = {
                kind: 'writeEntry',
                list: 'projects',
                id: entry.id,
                field: 'title',
                text,
              } as const;
              tab.send({ type: 'portfolio.edit', edit });
              entry.title = text;
            } else if (step.by === 'hide') tab.send({ type: 'page.hiding' });
          }
          for (const tab of tabs) {
            expect(brokenEditorInvariants(tab.snapshot)).toEqual([]);
          }
          // What a tab did it goes on showing, whatever comes back from storage meanwhile.
          for (const [at, tab] of tabs.entries()) {
            const field = own[at] as (typeof own)[number];
            const { portfolio } = tab.view;
            const shown = field === 'place' ? portfolio.contact.place : portfolio[field];
            expect(shown).toBe(written.get(field) ?? '');
            for (const one of added.filter((each) => each.tab === at))
              expect(title(portfolio, one.id)).toBe(one.title);
          }
        }
        world.clock.increment(1000);
        await idle(s);
        const stored = world.stored() ?? EMPTY_PORTFOLIO;
        for (const [field, text] of written)
          expect(field === 'place' ? stored.contact.place : stored[field as 'name']).toBe(text);
        for (const { id, title: text } of added) expect(title(stored, id)).toBe(text);
        expect(stored.projects).toHaveLength(added.length);
        seen.written += written.size;
        seen.added += added.length;
        for (const tab of tabs) {
          expect(tab.view.portfolio).toEqual(stored);
          expect(tab.view.saving).toBe('kept');
          tab.actor.stop();
        }
      }),
      runs(60, 10_000),
    );
    expect(Math.min(seen.written, seen.added)).toBeGreaterThan(100);
  });

  it('[STO-4] [PGN-1] that all begin with the sample and go on make one portfolio, and undo takes back one’s own alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }),
        async (s, order) => {
          const world = createPortfolioWorld({ schedule: scheduled(s) });
          const tabs = Array.from({ length: 4 }, () => openPortfolioTab(world));
          await idle(s);
          for (const at of order) tabs[at]?.send({ type: 'portfolio.begin', from: 'sample' });
          await settle();
          const [one, other] = order.map((at) => tabs[at] as PortfolioTab) as [PortfolioTab, PortfolioTab];
          one.send({ type: 'portfolio.edit', edit: write('name', 'Mine') });
          other.send({ type: 'portfolio.edit', edit: write('about', 'Yours') });
          world.clock.increment(400);
          await idle(s);
          expect(world.stored()).toEqual({ ...SAMPLE_PORTFOLIO, name: 'Mine', about: 'Yours' });
          expect(tabs.map((tab) => tab.view.screen)).toEqual(['editing', 'editing', 'editing', 'editing']);
          one.send({ type: 'portfolio.undo' });
          world.clock.increment(400);
          await idle(s);
          expect(world.stored()).toEqual({ ...SAMPLE_PORTFOLIO, about: 'Yours' });
          expect(other.view.canUndo).toBe(true);
          for (const tab of tabs) {
            expect(tab.view.portfolio).toEqual(world.stored());
            tab.actor.stop();
          }
        },
      ),
      runs(30, 3000),
    );
  });
});

type Deed =
  | { readonly by: 'letter' | 'turn' | 'undo' | 'startOver' | 'sample' | 'export' | 'remove' }
  | { readonly by: 'pass'; readonly ms: number }
  | { readonly by: 'portrait' | 'picture'; readonly isGood: boolean }
  | { readonly by: 'import'; readonly isGood: boolean };

const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({ by: 'letter' as const }) },
    { weight: 6, arbitrary: fc.constant({ by: 'turn' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        by: fc.constantFrom('portrait' as const, 'picture' as const, 'import' as const),
        isGood: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        by: fc.constantFrom(
          'undo' as const,
          'startOver' as const,
          'sample' as const,
          'export' as const,
          'remove' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ by: fc.constant('pass' as const), ms: fc.constantFrom(100, 400, 1000) }),
    },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

describe('files that are read while people go on', () => {
  it('[PGN-1] [STO-4] change the work when they are there, once each, and nothing else changes it by itself', async () => {
    const landed = { picture: 0, file: 0 };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), deeds, async (s, history) => {
        const wait = scheduled(s);
        const world = createPortfolioWorld({ schedule: wait, wait });
        const tab = openPortfolioTab(world);
        let isOwn = false;
        let lastPortrait = '';
        let before = tab.view.portfolio;
        tab.actor.subscribe((snapshot) => {
          const { portfolio } = snapshot.context.desk;
          if (portfolio === before) return;
          const said = tab.heard.at(-1)?.type === 'results.changed' ? tab.heard.at(-1) : undefined;
          const text = said && 'text' in said ? said.text : '';
          // By the person, or by a file that says so; never by an echo from storage.
          expect(isOwn || /^Imported|^The picture/.test(text), 'changed by itself').toBe(true);
          if (!isOwn) landed[text.startsWith('Imported') ? 'file' : 'picture'] += 1;
          if (!isOwn && text.startsWith('The picture') && portfolio.picture !== before.picture)
            expect(portfolio.picture).toBe(lastPortrait);
          expect(brokenPortfolioInvariants(portfolio)).toEqual([]);
          before = portfolio;
        });
        await idle(s);
        isOwn = true;
        tab.send({ type: 'portfolio.begin', from: 'sample' });
        await settle();
        for (const [index, deed] of history.entries()) {
          isOwn = true;
          const { portfolio } = tab.view;
          const [project] = portfolio.projects;
          const picture = `data:image/png;base64,${String(index).padStart(4, 'A')}`;
          if (deed.by === 'letter') {
            const text = `${portfolio.name}${'abc'[index % 3]}`;
            tab.send({ type: 'portfolio.edit', edit: write('name', text) });
            if (tab.view.screen === 'editing') expect(tab.view.portfolio.name).toBe(text);
          } else if (deed.by === 'undo') tab.send({ type: 'portfolio.undo' });
          else if (deed.by === 'startOver') tab.send({ type: 'portfolio.startOver' });
          else if (deed.by === 'sample') {
            tab.send({ type: 'portfolio.begin', from: 'sample' });
            await settle();
          } else if (deed.by === 'export') tab.send({ type: 'portfolio.export', format: 'json' });
          else if (deed.by === 'pass') world.clock.increment(deed.ms);
          else if (deed.by === 'remove' && project)
            tab.send({ type: 'portfolio.edit', edit: { kind: 'remove', list: 'projects', id: project.id } });
          else if (deed.by === 'import')
            tab.send({
              type: 'portfolio.import',
              file: deed.isGood
                ? { holds: 'text', text: toJson({ ...SAMPLE_PORTFOLIO, headline: String(index) }) }
                : { holds: 'breakage' },
            });
          else if (deed.by === 'portrait' || (deed.by === 'picture' && project)) {
            const field =
              deed.by === 'portrait' || !project ? 'picture' : (`projects.${project.id}.picture` as const);
            if (field === 'picture' && tab.view.screen === 'editing') lastPortrait = picture;
            tab.send({
              type: 'portfolio.choosePicture',
              field,
              file: 'isGood' in deed && deed.isGood ? { holds: 'picture', picture } : { holds: 'breakage' },
            });
          }
          isOwn = false;
          if (deed.by === 'turn' && s.count() > 0) await s.waitOne();
          await settle();
          expect(brokenEditorInvariants(tab.snapshot)).toEqual([]);
        }
        world.clock.increment(1000);
        await idle(s);
        world.clock.increment(1000);
        await idle(s);
        const { view } = tab;
        expect([view.busyPictures, view.isImporting, view.saving]).toEqual([[], false, 'kept']);
        expect(world.stored() ?? EMPTY_PORTFOLIO).toEqual(view.portfolio);
        for (const { text } of world.saved) expect(brokenPortfolioInvariants(JSON.parse(text))).toEqual([]);
        tab.actor.stop();
      }),
      runs(200, 10_000),
    );
    expect(Math.min(...Object.values(landed))).toBeGreaterThan(40);
  });
});

describe('storage that fails', () => {
  const live = async (kind: 'refusedOnce' | 'refusedOn' | 'crashed', at: number) => {
    const world = createPortfolioWorld();
    const seed = openPortfolioTab(world);
    await settle();
    seed.send({ type: 'portfolio.begin', from: 'sample' });
    await settle();
    seed.leave();
    const faulty = createFaultyStore(world.origin.openTab());
    const tab = openPortfolioTab(world, { ...world.portsOf(faulty.store) });
    await settle();
    faulty.arm({ kind, at });
    for (const [index, edit] of [
      write('name', 'Ada'),
      write('headline', 'Weaver'),
      { kind: 'remove', list: 'projects', id: 1 } as const,
      write('about', ''),
    ].entries()) {
      tab.send({ type: 'portfolio.edit', edit });
      if (index % 2 === 1) tab.send({ type: 'page.hiding' });
      world.clock.increment(400);
      await settle();
    }
    return { world, faulty, tab };
  };
  const expected = {
    ...SAMPLE_PORTFOLIO,
    name: 'Ada',
    headline: 'Weaver',
    about: '',
    projects: SAMPLE_PORTFOLIO.projects.slice(1),
  };

  it('[STO-3] [PGN-1] at any operation loses nothing, is said once, and the work goes on and can be exported', async () => {
    const { faulty: counting } = await live('refusedOnce', 1000);
    const operations = counting.operations();
    expect(operations).toBeGreaterThan(5);
    const endings = { kept: 0, blocked: 0 };
    for (const kind of ['refusedOnce', 'refusedOn', 'crashed'] as const)
      for (let at = 1; at <= operations; at += 1) {
        const { world, faulty, tab } = await live(kind, at);
        const name = `${kind} at ${at}`;
        if (kind === 'crashed') {
          const stored = world.stored() as Portfolio;
          expect(brokenPortfolioInvariants(stored), name).toEqual([]);
          // What the crashed tab had stored is what the next one finds.
          const next = openPortfolioTab(world);
          await settle();
          expect(next.view.portfolio, name).toEqual(stored);
          continue;
        }
        expect(tab.view.portfolio, name).toEqual(expected);
        const refusals = tab.heard.filter(({ type }) => type === 'storage.refused');
        expect(refusals.length, name).toBe(1);
        expect(tab.view.saving, name).toMatch(kind === 'refusedOn' ? 'blocked' : /kept|blocked/);
        endings[tab.view.saving === 'kept' ? 'kept' : 'blocked'] += 1;
        tab.send({ type: 'portfolio.export', format: 'json' });
        await settle();
        expect(JSON.parse(world.saved.at(-1)?.text ?? ''), name).toEqual(expected);
        // Storage is there again: the next edit takes everything with it.
        faulty.arm({ kind: 'refusedOnce', at: 1e9 });
        tab.send({ type: 'portfolio.edit', edit: write('about', 'Back') });
        world.clock.increment(400);
        await settle();
        expect(world.stored(), name).toEqual({ ...expected, about: 'Back' });
        expect(tab.view.saving, name).toBe('kept');
      }
    expect(Math.min(...Object.values(endings))).toBeGreaterThan(2);
  });

  it('[STO-3] is full: said once, works on, and keeps everything once pictures were taken out', async () => {
    const world = createPortfolioWorld({ capacity: 200_000 });
    const tab = openPortfolioTab(world);
    await settle();
    tab.send({ type: 'portfolio.begin', from: 'empty' });
    const picture = `data:image/png;base64,${'A'.repeat(110_000)}`;
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      tab.send({ type: 'portfolio.add', list: 'projects' });
      const id = tab.view.portfolio.projects.at(-1)?.id ?? 0;
      ids.push(id);
      tab.send({
        type: 'portfolio.choosePicture',
        field: `projects.${id}.picture`,
        file: { holds: 'picture', picture },
      });
      await settle();
      world.clock.increment(400);
      await settle();
      expect(tab.view.saving).toBe(count === 0 ? 'kept' : 'full');
    }
    expect(tab.heard.filter(({ type }) => type === 'storage.refused')).toEqual([
      { type: 'storage.refused', reason: 'full' },
    ]);
    expect(tab.view.portfolio.projects.every((project) => project.picture === picture)).toBe(true);
    for (const id of ids.slice(1))
      tab.send({ type: 'portfolio.edit', edit: { kind: 'remove', list: 'projects', id } });
    world.clock.increment(400);
    await settle();
    expect(tab.view.saving).toBe('kept');
    expect(world.stored()).toEqual(tab.view.portfolio);
    tab.leave();
  });
});
