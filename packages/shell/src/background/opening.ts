import { match, P } from 'ts-pattern';
import type { SceneFact } from '../background-scene.ts';

/** The life of a scene, as its opener sees it. */
export type Opening = 'opening' | 'shown' | 'over';

/** An event of a scene; `silence` is a time-out without any other. */
export type SceneNews = 'shown' | 'lost' | 'broke' | 'silence' | 'stopped';

/** The state after an event, and the fact to report, if any. */
export interface OpeningStep {
  readonly opening: Opening;
  readonly fact?: SceneFact;
}

const over = (fact: SceneFact): OpeningStep => ({ opening: 'over', fact });

/** Reports the first picture once, the end once, and nothing afterwards (BKG-2). */
export const stepOpening = (opening: Opening, news: SceneNews): OpeningStep =>
  match({ opening, news })
    .returnType<OpeningStep>()
    .with({ opening: 'over' }, () => ({ opening }))
    .with({ news: 'stopped' }, () => ({ opening: 'over' }))
    .with({ news: 'lost' }, () => over('lost'))
    .with({ opening: 'opening', news: 'shown' }, () => ({ opening: 'shown', fact: 'shown' }))
    .with({ opening: 'opening', news: P.union('broke', 'silence') }, () => over('failed'))
    // A scene that breaks after its first picture counts as a lost context.
    .with({ opening: 'shown', news: 'broke' }, () => over('lost'))
    .with({ opening: 'shown', news: P.union('shown', 'silence') }, () => ({ opening }))
    .exhaustive();
