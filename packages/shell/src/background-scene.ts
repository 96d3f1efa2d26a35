/**
 * Reported by a scene: its first picture is visible; its WebGL context is lost, after which it reports nothing more and
 * must be stopped; or this browser cannot show it.
 */
export type SceneFact = 'shown' | 'lost' | 'failed';

/** One animated picture behind the pages, on one canvas (BKG-1). It starts paused, with one still picture. */
export interface BackgroundScene {
  /** Draws every frame; without effect while it does. */
  readonly run: () => void;
  /** Draws no frame until `run`, except after a change of size, theme or visibility. */
  readonly pause: () => void;
  /** Removes the canvas and its renderer; nothing is reported afterwards. */
  readonly stop: () => void;
}

/** Opens a scene, which reports facts only after this has returned. */
export type OpenScene = (report: (fact: SceneFact) => void) => BackgroundScene;
