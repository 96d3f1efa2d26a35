/** `lost`: the WebGL context is lost. `failed`: this browser cannot show the scene. Both end the scene. */
export type SceneFact = 'shown' | 'lost' | 'failed';

/** An animated scene on one canvas (BKG-1). It starts paused and shows one frame. */
export interface BackgroundScene {
  readonly run: () => void;
  /** Until `run`, a frame is rendered only when the size, theme, layout or visibility changes. */
  readonly pause: () => void;
  /** Removes the canvas. The scene reports nothing afterwards. */
  readonly stop: () => void;
}

/** Must not call `report` before it returns. */
export type OpenScene = (report: (fact: SceneFact) => void) => BackgroundScene;
