import { match, P } from 'ts-pattern';
import type { SceneFact } from '../background-scene.ts';

export type SceneState = 'opening' | 'shown' | 'over';

/** `silence`: the scene has not answered in time. */
export type SceneEvent = 'shown' | 'lost' | 'broke' | 'silence' | 'stopped';

export interface OpeningStep {
  readonly opening: SceneState;
  readonly fact?: SceneFact;
}

const over = (fact: SceneFact): OpeningStep => ({ opening: 'over', fact });

/** Reports the first frame and the end at most once each, and nothing after `stopped` (BKG-2). */
export const reduceScene = (opening: SceneState, news: SceneEvent): OpeningStep =>
  match({ opening, news })
    .returnType<OpeningStep>()
    .with({ opening: 'over' }, () => ({ opening }))
    .with({ news: 'stopped' }, () => ({ opening: 'over' }))
    .with({ news: 'lost' }, () => over('lost'))
    .with({ opening: 'opening', news: 'shown' }, () => ({ opening: 'shown', fact: 'shown' }))
    .with({ opening: 'opening', news: P.union('broke', 'silence') }, () => over('failed'))
    // Reported as a lost context, because the machine reopens a lost scene.
    .with({ opening: 'shown', news: 'broke' }, () => over('lost'))
    .with({ opening: 'shown', news: P.union('shown', 'silence') }, () => ({ opening }))
    .exhaustive();
