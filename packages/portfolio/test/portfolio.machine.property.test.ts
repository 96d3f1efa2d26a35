import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portfolioCodec } from '../src/index.ts';
import {
  createEditorModel,
  createPortfolioWorld,
  editorCommands,
  openPortfolioTab,
  settle,
} from '../src/testing/index.ts';

// From here on the schema is there at once, and nothing waits for a task of its own.
await portfolioCodec.prepare();

describe('the editor in one tab', () => {
  it('[PGN-1] [FRM-3] [STO-1] [STO-3] does what the model says, whatever users do, reloads and full storage included', async () => {
    const visited = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...editorCommands], { maxCommands: 60, size: 'max' }),
        async (history) => {
          const world = createPortfolioWorld();
          const real = { world, tab: openPortfolioTab(world), visited };
          await settle();
          await fc.asyncModelRun(() => ({ model: createEditorModel(), real }), history);
          real.tab.leave();
        },
      ),
      runs(300, 10_000),
    );
    // The histories went everywhere they claim to go.
    const names =
      'edit add undo redo wait begin startOver import refuse picture export preview goBack leave reload';
    for (const name of `${names} fill free`.split(' '))
      expect(visited.get(name) ?? 0, name).toBeGreaterThan(20);
  });
});
