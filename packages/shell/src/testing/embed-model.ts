import type { EmbedView } from '../embed.machine.ts';
import type { EmbedStep } from './arbitraries.ts';

/** An embed without a statechart: how long its frame has been waited for, and whether it came. */
export interface EmbedModel {
  /** Milliseconds since the frame was asked for; undefined before. */
  readonly waitedMs: number | undefined;
  readonly hasCome: boolean;
  readonly hasBroken: boolean;
  readonly retries: number;
}

export const createEmbedModel = (loadsAtOnce: boolean): EmbedModel => ({
  waitedMs: loadsAtOnce ? 0 : undefined,
  hasCome: false,
  hasBroken: false,
  retries: 0,
});

const hasFailed = ({ hasBroken, hasCome, waitedMs = 0 }: EmbedModel) =>
  !hasCome && (hasBroken || waitedMs >= 8000);

/** What a step makes of the model (EMB-1). */
export const stepEmbedModel = (model: EmbedModel, step: EmbedStep): EmbedModel => {
  if (model.waitedMs === undefined) return step.type === 'embed.load' ? { ...model, waitedMs: 0 } : model;
  if (step.type === 'wait') return { ...model, waitedMs: model.waitedMs + step.ms };
  if (step.type === 'frame.loaded') return { ...model, hasCome: true };
  if (step.type === 'frame.broke') return { ...model, hasBroken: true };
  if (step.type === 'embed.retry' && hasFailed(model))
    return { ...createEmbedModel(true), retries: model.retries + 1 };
  return model;
};

/** The model as a page would show it. */
export const toEmbedModelView = (model: EmbedModel): EmbedView => ({
  isAsking: model.waitedMs === undefined,
  isLoading: model.waitedMs !== undefined && !model.hasCome && !hasFailed(model),
  hasFailed: hasFailed(model),
  frameKey: model.retries,
});
