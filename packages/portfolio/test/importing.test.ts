import { createRecordingListener, createStepper } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import {
  createImporterMachine,
  EMPTY_PORTFOLIO,
  type Portfolio,
  SAMPLE_PORTFOLIO,
  toImporterView,
} from '../src/index.ts';
import { brokenImportText, importedText } from '../src/texts.ts';
import type { ImportOutcome } from '../src/transfer.ts';
import { name, openEditor } from './open-editor.ts';

const imported: ImportOutcome = {
  kind: 'portfolio',
  portfolio: { ...SAMPLE_PORTFOLIO, name: 'From a file' },
};
const refused: ImportOutcome = { kind: 'refused', message: 'Not JSON.' };

describe('the importer', { tags: ['PGN-1'] }, () => {
  const openImporter = () => {
    const { ref: listener } = createRecordingListener();
    const stepper = createStepper(
      createImporterMachine({ readText: async () => ({ kind: 'text', text: '' }) }),
      { listener },
    );
    return {
      stepper,
      choose: (file: number) => stepper.send({ type: 'portfolio.import', file }),
      view: () => toImporterView(stepper.snapshot),
      facts: () => stepper.sent.map(({ event }) => event),
    };
  };

  it('reads the latest chosen file unless cancelled', () => {
    const { stepper, choose, view, facts } = openImporter();
    choose(1);
    choose(2);
    expect([stepper.inputOf('readImport'), view().isImporting]).toEqual([{ file: 2 }, true]);
    stepper.settle('readImport', imported);
    expect([facts(), view().isImporting]).toEqual([[{ type: 'import.read', outcome: imported }], false]);
    choose(3);
    stepper.send({ type: 'import.cancel' });
    expect([stepper.running, view().isImporting]).toEqual([[], false]);
  });

  it('shows why a file was refused or failed, until another one is chosen', () => {
    const { stepper, choose, view } = openImporter();
    choose(1);
    stepper.settle('readImport', refused);
    expect(view().importProblem).toBe('Not JSON.');
    choose(2);
    expect(view().importProblem).toBe('');
    stepper.fail('readImport', new Error('broken'));
    expect(view().importProblem).toBe(brokenImportText);
    stepper.send({ type: 'import.cancel' });
    expect(view().importProblem).toBe('');
  });
});

describe('an import in the editor', { tags: ['PGN-1'] }, () => {
  const read = (outcome: ImportOutcome) => ({ type: 'import.read', outcome }) as const;

  it('replaces the work, is announced, and can be undone', { tags: ['A11-1'] }, () => {
    for (const before of [SAMPLE_PORTFOLIO, EMPTY_PORTFOLIO]) {
      const editor = openEditor(before);
      const chosen = { type: 'portfolio.import', file: 1 } as const;
      editor.send(chosen);
      expect(editor.sentTo('importer').at(-1)).toEqual(chosen);
      editor.edit(name('Typed meanwhile'));
      const { portfolio } = editor.view();
      editor.send(read(imported));
      expect(editor.view()).toMatchObject({ screen: 'editing', portfolio: { name: 'From a file' } });
      expect(editor.announced()).toEqual([importedText]);
      editor.undo();
      expect(editor.view().portfolio).toEqual(portfolio);
    }
  });

  it('shows its problems at once until the work is replaced', { tags: ['FRM-3'] }, () => {
    const links: Portfolio['links'] = [{ id: 3, label: '', address: 'javascript:alert(1)' }];
    const editor = openEditor(SAMPLE_PORTFOLIO);
    editor.send(read({ kind: 'portfolio', portfolio: { ...SAMPLE_PORTFOLIO, links } }));
    expect(editor.view().problems.map(({ field }) => field)).toEqual(['links.3.address']);
    expect(editor.stepper.emitted).toEqual([{ type: 'portfolio.checked' }]);
    editor.send({ type: 'portfolio.startOver' });
    editor.send({ type: 'portfolio.begin', from: 'empty' });
    expect(editor.view().problems).toEqual([]);
  });

  it('changes nothing when refused', () => {
    const editor = openEditor(SAMPLE_PORTFOLIO);
    editor.edit(name('Ada'));
    const before = editor.view();
    editor.send(read(refused));
    expect([editor.view(), editor.facts(), editor.stepper.emitted]).toEqual([before, [], []]);
  });
});
