/** `lost`: the WebGL context is lost. `failed`: this browser cannot show the scene. Both end the scene. */
export type SceneFact = 'shown' | 'lost' | 'failed';

/** An animated scene on one canvas (BKG-1). It starts paused, showing one frame. */
export interface BackgroundScene {
  readonly run: () => void;
  /** Renders only after changes of size, theme or visibility. */
  readonly pause: () => void;
  /** Removes the canvas; reports nothing afterwards. */
  readonly stop: () => void;
}

/** Must not report synchronously. */
export type OpenScene = (report: (fact: SceneFact) => void) => BackgroundScene;
