/** Lengths are in scene units, angles in degrees (BKG-1). */
export const FIELD = {
  particleCount: 2000,
  radius: 50,
  fieldOfView: 75,
  distance: 30,
  resizeDebounceMs: 100,
  pixelRatioCap: 2,
  /** The share of the remaining distance to the pointer that one frame covers at 60 frames a second. */
  pointerSmoothing: 0.05,
} as const;
