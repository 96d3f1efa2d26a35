/**
 * What a scene tells whoever opened it: its first picture is on the screen; its WebGL context is gone, after which it
 * says nothing more and wants to be stopped; or it cannot be had in this browser at all.
 */
export type SceneFact = 'shown' | 'lost' | 'failed';

/** One animated picture behind the pages, on one canvas (BKG-1). It begins paused, with one still picture. */
export interface BackgroundScene {
  /** Draws frame after frame; nothing changes when it does already. */
  readonly run: () => void;
  /** Draws no frame until `run`, but the one that a new size or theme, or a page that is seen again, asks for. */
  readonly pause: () => void;
  /** Takes the canvas away and ends what draws on it; nothing is told afterwards. */
  readonly stop: () => void;
}

/** Opens a scene and tells of it, never before it has returned. */
export type OpenScene = (tell: (fact: SceneFact) => void) => BackgroundScene;
