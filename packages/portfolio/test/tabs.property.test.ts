import { flushMicrotasks, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTexts } from '../src/fields.ts';
import { EMPTY_PORTFOLIO, type PortfolioField, SAMPLE_PORTFOLIO } from '../src/index.ts';
import {
  brokenEditorInvariants,
  createPortfolioFixture,
  openPortfolioTab,
  type PortfolioTab,
} from '../src/testing/index.ts';
import { histories, idle, scheduled, turn, write } from './schedules.ts';

const steps = histories({ type: 4, add: 2, fill: 2, hide: 1, pass: 3, turn: 4 });

describe('four tabs', { tags: ['STO-4', 'PGN-1'] }, () => {
  const open = async (s: fc.Scheduler) => {
    const fixture = createPortfolioFixture({ schedule: scheduled(s) });
    const tabs = Array.from({ length: 4 }, () => openPortfolioTab(fixture));
    await idle(s);
    return { fixture, tabs };
  };

  it('writing in different fields and adding entries lose nothing', async () => {
    const seen = { written: 0, added: 0 };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (s, history) => {
        const { fixture, tabs } = await open(s);
        for (const tab of tabs) tab.send({ type: 'portfolio.begin', from: 'empty' });
        // Each tab edits its own field and the titles of the entries it added.
        const own = ['name', 'headline', 'about', 'contact.place'] as const;
        const texts = tabs.map((_, at) => new Map<PortfolioField, string>([[own[at] ?? 'name', '']]));
        for (const [index, { by, ms, tab: at }] of history.entries()) {
          const [tab, mine] = [tabs[at] as PortfolioTab, texts[at] as (typeof texts)[number]];
          const fields = [...mine.keys()];
          if (by === 'pass') fixture.clock.increment(ms);
          else if (by === 'turn') await turn(s);
          else if (by === 'hide') tab.send({ type: 'page.hiding' });
          else if (by === 'add') mine.set(`projects.${tab.add('projects')}.title`, '');
          else {
            const field = (by === 'type' ? fields[0] : fields[index % fields.length]) ?? 'name';
            tab.send({ type: 'portfolio.edit', edit: write(field, `${index} by ${at}`) });
            mine.set(field, `${index} by ${at}`);
          }
          // A tab keeps showing its own edits, whatever storage replies.
          for (const [place, one] of tabs.entries()) {
            expect(brokenEditorInvariants(one.snapshot)).toEqual([]);
            const shown = new Map(fieldTexts(one.view.portfolio));
            for (const [field, text] of texts[place] ?? []) expect(shown.get(field)).toBe(text);
          }
        }
        fixture.clock.increment(1000);
        await idle(s);
        const stored = fixture.stored() ?? EMPTY_PORTFOLIO;
        const kept = new Map(fieldTexts(stored));
        const all = texts.flatMap((mine) => [...mine]);
        for (const [field, text] of all) expect(kept.get(field)).toBe(text);
        expect(stored.projects).toHaveLength(all.length - tabs.length);
        seen.written += all.filter(([, text]) => text !== '').length;
        seen.added += stored.projects.length;
        for (const tab of tabs) {
          expect([tab.view.portfolio, tab.view.saving]).toEqual([stored, 'kept']);
          tab.actor.stop();
        }
      }),
      runs(20, 10_000),
    );
    expect(Math.min(seen.written, seen.added)).toBeGreaterThan(33);
  });

  it('editing the sample share one portfolio, and undo only their own steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }),
        async (s, order) => {
          const { fixture, tabs } = await open(s);
          for (const at of order) tabs[at]?.send({ type: 'portfolio.begin', from: 'sample' });
          await flushMicrotasks();
          const [one, other] = order.map((at) => tabs[at] as PortfolioTab) as [PortfolioTab, PortfolioTab];
          one.send({ type: 'portfolio.edit', edit: write('name', 'Mine') });
          other.send({ type: 'portfolio.edit', edit: write('about', 'Yours') });
          fixture.clock.increment(400);
          await idle(s);
          expect(fixture.stored()).toEqual({ ...SAMPLE_PORTFOLIO, name: 'Mine', about: 'Yours' });
          expect(tabs.map((tab) => tab.view.screen)).toEqual(Array(4).fill('editing'));
          one.send({ type: 'portfolio.undo' });
          fixture.clock.increment(400);
          await idle(s);
          expect(fixture.stored()).toEqual({ ...SAMPLE_PORTFOLIO, about: 'Yours' });
          expect(other.view.canUndo).toBe(true);
          for (const tab of tabs) {
            expect(tab.view.portfolio).toEqual(fixture.stored());
            tab.actor.stop();
          }
        },
      ),
      runs(10, 3000),
    );
  });
});
