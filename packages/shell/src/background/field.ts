/** What the field behind the pages is made of (BKG-1); lengths are units of the scene, angles degrees. */
export const FIELD = {
  particleCount: 2000,
  radius: 50,
  fieldOfView: 75,
  distance: 30,
  resizeDebounceMs: 100,
  pixelRatioCap: 2,
  /** The share of the way to the pointer that is gone in one of 60 frames a second. */
  pointerSmoothing: 0.05,
} as const;
