import { flushMicrotasks, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_PORTFOLIO, SAMPLE_PORTFOLIO, toJson } from '../src/index.ts';
import {
  brokenEditorInvariants,
  brokenPortfolioInvariants,
  createPortfolioFixture,
  openPortfolioTab,
} from '../src/testing/index.ts';
import { importedText, pictureReadText } from '../src/texts.ts';
import { histories, idle, scheduled, turn, write } from './schedules.ts';

const steps = histories({
  letter: 25,
  turn: 30,
  portrait: 5,
  picture: 5,
  import: 5,
  undo: 3,
  startOver: 3,
  sample: 3,
  export: 3,
  remove: 3,
  pass: 10,
});

it('files read during editing change the work once each', {
  tags: ['PGN-1', 'STO-4'],
}, async () => {
  const landed = { picture: 0, file: 0 };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (s, history) => {
      const wait = scheduled(s);
      const fixture = createPortfolioFixture({ schedule: wait, wait });
      const tab = openPortfolioTab(fixture);
      let isOwn = false;
      let lastPortrait = '';
      let before = tab.view.portfolio;
      tab.actor.subscribe(({ context: { editor } }) => {
        const { portfolio } = editor;
        if (portfolio === before) return;
        const said = tab.received.at(-1);
        const text = !isOwn && said?.type === 'notice.announce' ? said.text : '';
        // Only the user or an announced file changes the work; a reply from storage never does.
        expect(isOwn || [importedText, pictureReadText].includes(text), 'changed by itself').toBe(true);
        if (text === importedText) landed.file += 1;
        if (text === pictureReadText) {
          landed.picture += 1;
          if (portfolio.picture !== before.picture) expect(portfolio.picture).toBe(lastPortrait);
        }
        expect(brokenPortfolioInvariants(portfolio)).toEqual([]);
        before = portfolio;
      });
      const act = async (event: Parameters<typeof tab.send>[0]) => {
        isOwn = true;
        tab.send(event);
        if (event.type === 'portfolio.begin') await flushMicrotasks();
        isOwn = false;
      };
      await idle(s);
      await act({ type: 'portfolio.begin', from: 'sample' });
      for (const [index, { by, isGood, ms }] of history.entries()) {
        const { portfolio, screen } = tab.view;
        const [project] = portfolio.projects;
        const picture = `data:image/png;base64,${String(index).padStart(4, 'A')}`;
        if (by === 'letter') {
          const text = `${portfolio.name}${'abc'[index % 3]}`;
          await act({ type: 'portfolio.edit', edit: write('name', text) });
          if (screen === 'editing') expect(tab.view.portfolio.name).toBe(text);
        } else if (by === 'undo' || by === 'startOver') await act({ type: `portfolio.${by}` });
        else if (by === 'sample') await act({ type: 'portfolio.begin', from: 'sample' });
        else if (by === 'export') await act({ type: 'portfolio.export', format: 'json' });
        else if (by === 'remove' && project)
          await act({ type: 'portfolio.edit', edit: { kind: 'remove', list: 'projects', id: project.id } });
        else if (by === 'import') {
          const text = toJson({ ...SAMPLE_PORTFOLIO, headline: String(index) });
          await act({
            type: 'portfolio.import',
            file: isGood ? { kind: 'text', text } : { kind: 'breakage' },
          });
        } else if (by === 'portrait' || (by === 'picture' && project)) {
          const field =
            by === 'portrait' || !project ? 'picture' : (`projects.${project.id}.picture` as const);
          if (field === 'picture' && screen === 'editing') lastPortrait = picture;
          const file = isGood ? { kind: 'picture', picture } : { kind: 'breakage' };
          await act({ type: 'portfolio.choosePicture', field, file });
        } else if (by === 'pass') fixture.clock.increment(ms);
        else if (by === 'turn') await turn(s);
        await flushMicrotasks();
        expect(brokenEditorInvariants(tab.snapshot)).toEqual([]);
      }
      for (const _ of [1, 2]) {
        fixture.clock.increment(1000);
        await idle(s);
      }
      const { view } = tab;
      expect([view.busyPictures, view.isImporting, view.saving]).toEqual([[], false, 'kept']);
      expect(fixture.stored() ?? EMPTY_PORTFOLIO).toEqual(view.portfolio);
      for (const { text } of fixture.saved) expect(brokenPortfolioInvariants(JSON.parse(text))).toEqual([]);
      tab.actor.stop();
    }),
    runs(60, 10_000),
  );
  expect(Math.min(...Object.values(landed))).toBeGreaterThan(12);
});
