import fc from 'fast-check';
import type { OfflineEvent, OfflineView } from '../offline.machine.ts';

export type OfflineStep = OfflineEvent | { readonly type: 'wait'; readonly ms: number };

/** What happens to a worker and its updates. */
export const offlineSteps: fc.Arbitrary<OfflineStep> = fc.oneof(
  fc.constantFrom<OfflineStep>(
    { type: 'worker.ready' },
    { type: 'worker.unavailable' },
    { type: 'worker.waiting' },
    { type: 'worker.replaced' },
    { type: 'update.accept' },
    { type: 'update.dismiss' },
  ),
  fc.record({ type: fc.constant('wait'), ms: fc.constantFrom(1000, 5000, 3_600_000) }),
);

/** Naively: what is known of the worker, of an update, and of the user's wish. */
export interface OfflineModel {
  readonly worker: 'unknown' | 'none' | 'serves';
  readonly update: 'none' | 'waits' | 'serves';
  readonly isDismissed: boolean;
  /** Milliseconds since the user accepted a waiting update. */
  readonly acceptedMs: number | undefined;
  readonly reloads: number;
}

export const createOfflineModel = (): OfflineModel => ({
  worker: 'unknown',
  update: 'none',
  isDismissed: false,
  acceptedMs: undefined,
  reloads: 0,
});

const stepUpdate = (model: OfflineModel, step: OfflineStep): OfflineModel => {
  const { acceptedMs, update } = model;
  const isAccepted = acceptedMs !== undefined;
  switch (step.type) {
    case 'worker.waiting':
      return update === 'serves' || isAccepted ? model : { ...model, update: 'waits', isDismissed: false };
    case 'worker.replaced':
      if (isAccepted) return { ...model, reloads: 1 };
      return update === 'serves' ? model : { ...model, update: 'serves', isDismissed: false };
    case 'update.accept':
      if (update === 'serves') return { ...model, reloads: 1 };
      return update === 'waits' && !isAccepted ? { ...model, acceptedMs: 0 } : model;
    case 'update.dismiss':
      return update === 'none' || isAccepted ? model : { ...model, isDismissed: true };
    case 'wait': {
      const waited = isAccepted ? acceptedMs + step.ms : undefined;
      const isOver = waited !== undefined && waited >= 5000;
      return { ...model, acceptedMs: isOver ? undefined : waited, isDismissed: model.isDismissed && !isOver };
    }
    default:
      return model;
  }
};

export const stepOfflineModel = (model: OfflineModel, step: OfflineStep): OfflineModel => {
  if (model.reloads > 0) return model;
  if (model.worker === 'serves') return stepUpdate(model, step);
  if (step.type === 'worker.ready') return { ...model, worker: 'serves' };
  return step.type === 'worker.unavailable' ? { ...model, worker: 'none' } : model;
};

export const toOfflineModelView = (model: OfflineModel): OfflineView => {
  const isUpdating = model.reloads > 0 || model.acceptedMs !== undefined;
  const isOffered = model.update !== 'none' && !isUpdating;
  return {
    isKept: model.worker === 'unknown' ? undefined : model.worker === 'serves',
    canUpdate: isOffered,
    isUpdating,
    notice: !isOffered || model.isDismissed ? 'none' : model.update === 'waits' ? 'update' : 'replaced',
  };
};
