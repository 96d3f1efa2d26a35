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
export const stepOpening = (opening: Opening, news: SceneNews): OpeningStep => {
  if (opening === 'over') return { opening };
  switch (news) {
    case 'shown':
      return opening === 'opening' ? { opening: 'shown', fact: 'shown' } : { opening };
    case 'lost':
      return over('lost');
    // A scene that breaks after its first picture counts as a lost context.
    case 'broke':
      return over(opening === 'opening' ? 'failed' : 'lost');
    case 'silence':
      return opening === 'opening' ? over('failed') : { opening };
    case 'stopped':
      return { opening: 'over' };
  }
};
