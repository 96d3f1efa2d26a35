import { flushMicrotasks } from '@loomwright/machine-testing';
import { createFaultyStore } from '@loomwright/storage/testing';
import { describe, expect, it } from 'vitest';
import { type Portfolio, SAMPLE_PORTFOLIO } from '../src/index.ts';
import { brokenPortfolioInvariants, createPortfolioFixture, openPortfolioTab } from '../src/testing/index.ts';
import { write } from './schedules.ts';

describe('failing storage', { tags: ['STO-3'] }, () => {
  const live = async (kind: 'refusedOnce' | 'refusedOn' | 'crashed', at: number) => {
    const fixture = createPortfolioFixture();
    fixture.origin.entries.set('portfolio', JSON.stringify(SAMPLE_PORTFOLIO));
    const faulty = createFaultyStore(fixture.origin.openTab());
    const tab = openPortfolioTab(fixture, fixture.portsOf(faulty.store));
    await flushMicrotasks();
    faulty.arm({ kind, at });
    for (const [index, edit] of [
      write('name', 'Ada'),
      write('headline', 'Weaver'),
      { kind: 'remove', list: 'projects', id: 1 } as const,
      write('about', ''),
    ].entries()) {
      tab.send({ type: 'portfolio.edit', edit });
      if (index % 2 === 1) tab.send({ type: 'page.hiding' });
      fixture.clock.increment(400);
      await flushMicrotasks();
    }
    return { fixture, faulty, tab };
  };
  const expected = {
    ...SAMPLE_PORTFOLIO,
    name: 'Ada',
    headline: 'Weaver',
    about: '',
    projects: SAMPLE_PORTFOLIO.projects.slice(1),
  };

  it('at any operation is reported, loses no work, and leaves the export working', {
    tags: ['PGN-1'],
  }, async () => {
    const { faulty: counting } = await live('refusedOnce', 1000);
    const operations = counting.operations();
    expect(operations).toBeGreaterThan(5);
    const endings = { kept: 0, blocked: 0 };
    for (const kind of ['refusedOnce', 'refusedOn', 'crashed'] as const)
      for (let at = 1; at <= operations; at += 1) {
        const { fixture, faulty, tab } = await live(kind, at);
        const name = `${kind} at ${at}`;
        if (kind === 'crashed') {
          const stored = fixture.stored() as Portfolio;
          expect(brokenPortfolioInvariants(stored), name).toEqual([]);
          // The next tab finds what the crashed one had stored.
          const next = openPortfolioTab(fixture);
          await flushMicrotasks();
          expect(next.view.portfolio, name).toEqual(stored);
          continue;
        }
        expect(tab.view.portfolio, name).toEqual(expected);
        expect(new Set(fixture.refusals), name).toEqual(new Set(['blocked']));
        expect(tab.view.saving, name).toMatch(kind === 'refusedOn' ? 'blocked' : /kept|blocked/);
        endings[tab.view.saving === 'kept' ? 'kept' : 'blocked'] += 1;
        tab.send({ type: 'portfolio.export', format: 'json' });
        await flushMicrotasks();
        expect(JSON.parse(fixture.saved.at(-1)?.text ?? ''), name).toEqual(expected);
        // Once storage has recovered, the next edit stores the refused ones too.
        faulty.arm({ kind: 'refusedOnce', at: 1e9 });
        tab.send({ type: 'portfolio.edit', edit: write('about', 'Back') });
        fixture.clock.increment(400);
        await flushMicrotasks();
        expect([fixture.stored(), tab.view.saving], name).toEqual([{ ...expected, about: 'Back' }, 'kept']);
      }
    expect(Math.min(...Object.values(endings))).toBeGreaterThan(2);
  });

  it('that is full stores everything once pictures are removed', async () => {
    const fixture = createPortfolioFixture({ capacity: 200_000 });
    const tab = openPortfolioTab(fixture);
    const save = async () => {
      await flushMicrotasks();
      fixture.clock.increment(400);
      await flushMicrotasks();
    };
    await flushMicrotasks();
    tab.send({ type: 'portfolio.begin', from: 'empty' });
    const picture = `data:image/png;base64,${'A'.repeat(110_000)}`;
    const ids = [1, 2, 3].map(() => tab.add('projects'));
    for (const id of ids) {
      const file = { kind: 'picture', picture };
      tab.send({ type: 'portfolio.choosePicture', field: `projects.${id}.picture`, file });
      await save();
      expect(tab.view.saving).toBe(id === ids[0] ? 'kept' : 'full');
    }
    expect(new Set(fixture.refusals)).toEqual(new Set(['full']));
    expect(tab.view.portfolio.projects.every((project) => project.picture === picture)).toBe(true);
    for (const id of ids.slice(1))
      tab.send({ type: 'portfolio.edit', edit: { kind: 'remove', list: 'projects', id } });
    await save();
    expect(tab.view.saving).toBe('kept');
    expect(fixture.stored()).toEqual(tab.view.portfolio);
    tab.leave();
  });
});
