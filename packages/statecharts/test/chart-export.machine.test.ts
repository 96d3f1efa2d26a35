import { startActor } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import { type ChartFormat, createChartExportMachine, toChartExportView } from '../src/lab/index.ts';

const createBench = () => {
  const asked: ChartFormat[] = [];
  const settles = new Map<ChartFormat, { readonly done: () => void; readonly fail: () => void }>();
  const machine = createChartExportMachine({
    saveChart: (format) =>
      new Promise((resolve, reject) => {
        asked.push(format);
        settles.set(format, { done: resolve, fail: () => reject(new Error('no room')) });
      }),
  });
  return { asked, settles, actor: startActor(machine) };
};

describe('the download of a chart', () => {
  it('saves a format that is requested while another is being made', {
    tags: ['LAB-1'],
  }, async () => {
    const { actor, asked, settles } = createBench();
    for (const format of ['svg', 'svg', 'png', 'png'] as const)
      actor.send({ type: 'chartExport.save', format });
    expect(asked).toEqual(['svg', 'png']);
    settles.get('svg')?.fail();
    settles.get('png')?.done();
    await expect.poll(() => actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'chartExport.save', format: 'png' });
    settles.get('png')?.fail();
    await expect.poll(() => toChartExportView(actor.getSnapshot()).problem).toContain('(png)');
    actor.send({ type: 'chartExport.save', format: 'png' });
    expect(asked).toEqual(['svg', 'png', 'png', 'png']);
  });
});
