import type { SceneFact } from '../background-scene.ts';

/** How far the opening of a scene has come. */
export type Opening = 'opening' | 'shown' | 'over';

/** What may be heard while there is a scene; `silence`: for too long nothing was heard at all. */
export type SceneNews = 'shown' | 'lost' | 'broke' | 'silence' | 'stopped';

/** Where a scene is after `news`, and what its opener is told of it, if anything. */
export interface OpeningStep {
  readonly opening: Opening;
  readonly fact?: SceneFact;
}

const over = (fact: SceneFact): OpeningStep => ({ opening: 'over', fact });

/** Says once that there is a picture, once that it is over, and nothing afterwards (BKG-2). */
export const stepOpening = (opening: Opening, news: SceneNews): OpeningStep => {
  if (opening === 'over') return { opening };
  switch (news) {
    case 'shown':
      return opening === 'opening' ? { opening: 'shown', fact: 'shown' } : { opening };
    case 'lost':
      return over('lost');
    // What was there and broke is as gone as a lost context.
    case 'broke':
      return over(opening === 'opening' ? 'failed' : 'lost');
    case 'silence':
      return opening === 'opening' ? over('failed') : { opening };
    case 'stopped':
      return { opening: 'over' };
  }
};
