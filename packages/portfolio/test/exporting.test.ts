import { flushMicrotasks } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '../src/export.ts';
import { EMPTY_PORTFOLIO, SAMPLE_PORTFOLIO } from '../src/index.ts';
import { createPortfolioFixture, openPortfolioTab } from '../src/testing/index.ts';
import { brokenExportText, exportedTexts } from '../src/texts.ts';
import { name, openEditor } from './open-editor.ts';

describe('exporting', { tags: ['PGN-1'] }, () => {
  const begin = async (over: Parameters<typeof openPortfolioTab>[1] = {}) => {
    const fixture = createPortfolioFixture();
    const tab = openPortfolioTab(fixture, over);
    await flushMicrotasks();
    tab.send({ type: 'portfolio.begin', from: 'sample' });
    await flushMicrotasks();
    const press = async (format: ExportFormat, times = 1) => {
      for (let time = 0; time < times; time += 1) tab.send({ type: 'portfolio.export', format });
      await flushMicrotasks();
    };
    return { fixture, tab, press };
  };

  it('saves the page and the work as files, and prints, one at a time', {
    tags: ['A11-1'],
  }, async () => {
    const { fixture, tab, press } = await begin();
    const formats = ['html', 'html', 'json', 'print'] as const;
    for (const format of formats) await press(format, 2);
    expect(fixture.saved.map((file) => [file.name, file.type])).toEqual([
      ['portfolio.html', 'text/html'],
      ['portfolio.html', 'text/html'],
      ['portfolio.json', 'application/json'],
    ]);
    expect(fixture.printed).toHaveLength(1);
    expect(fixture.saved[0]).toEqual(fixture.saved[1]);
    expect(JSON.parse(fixture.saved[2]?.text ?? '')).toEqual(SAMPLE_PORTFOLIO);
    expect(tab.received).toEqual(
      formats.map((format) => ({ type: 'notice.announce', text: exportedTexts[format] })),
    );
    tab.leave();
  });

  it('a downloaded page is shown as current until it changes', async () => {
    const { tab, press } = await begin();
    await press('json');
    await press('print');
    expect(tab.view.download).toBe('none');
    await press('html');
    expect(tab.view.download).toBe('current');
    tab.send({ type: 'portfolio.edit', edit: name('Ada Example') });
    expect(tab.view.download).toBe('outdated');
    tab.send({ type: 'portfolio.undo' });
    expect(tab.view.download).toBe('current');
    tab.send({ type: 'portfolio.edit', edit: name('Ada Example') });
    await press('json');
    expect(tab.view.download).toBe('outdated');
    await press('html');
    expect(tab.view.download).toBe('current');
    tab.leave();
  });

  it('keeps the work when the browser refuses, and can be retried', async () => {
    let isRefusing = true;
    const { tab, press } = await begin({
      saveFile: () => {
        if (isRefusing) throw new Error('refused');
      },
    });
    await press('json');
    expect(tab.view).toMatchObject({ exportProblem: brokenExportText, portfolio: SAMPLE_PORTFOLIO });
    isRefusing = false;
    await press('json');
    expect(tab.view.exportProblem).toBe('');
    tab.leave();
  });
});

describe('a problem of the form', { tags: ['FRM-3'] }, () => {
  it('is shown in the form on every attempt to export a page', () => {
    const editor = openEditor(SAMPLE_PORTFOLIO);
    editor.edit(name(' '));
    for (const format of ['html', 'print'] as const) {
      editor.send({ type: 'portfolio.preview' });
      editor.send({ type: 'portfolio.export', format });
      expect(editor.view()).toMatchObject({
        screen: 'editing',
        problems: [{ field: 'name', message: 'Enter your name' }],
      });
    }
    expect(editor.stepper.emitted).toEqual(Array(2).fill({ type: 'portfolio.checked' }));
    expect(editor.sentTo('exporter')).toEqual([]);
    const { portfolio } = editor.view();
    editor.send({ type: 'portfolio.export', format: 'json' });
    expect(editor.sentTo('exporter')).toEqual([{ type: 'export.start', format: 'json', portfolio }]);
  });

  it('is shown on blur, until the field is edited, undone or removed', () => {
    const editor = openEditor({ ...SAMPLE_PORTFOLIO, links: [{ id: 4, label: '', address: '' }] });
    const leave = (field: 'name' | 'links.4.address') => editor.send({ type: 'portfolio.leaveField', field });
    editor.edit(name(''));
    leave('name');
    expect(editor.view().errors).toEqual({ name: 'Enter your name' });
    editor.edit(name('A'));
    expect(editor.view().errors).toEqual({});
    editor.edit(name(''));
    leave('name');
    editor.undo();
    expect(editor.view().errors).toEqual({});
    leave('links.4.address');
    expect(editor.view().problems).toHaveLength(1);
    editor.edit({ kind: 'remove', list: 'links', id: 4 });
    expect([editor.view().errors, editor.view().problems]).toEqual([{}, []]);
  });

  it('is not reported while there is no work, and nothing is exported', { tags: ['PGN-1'] }, () => {
    const editor = openEditor(EMPTY_PORTFOLIO);
    editor.send({ type: 'portfolio.export', format: 'json' });
    expect([editor.sent(), editor.stepper.emitted]).toEqual([[], []]);
  });
});
