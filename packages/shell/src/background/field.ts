/** The field of particles behind the pages (BKG-1); lengths in units of the scene, angles in degrees. */
export const FIELD = {
  particleCount: 2000,
  radius: 50,
  fieldOfView: 75,
  distance: 30,
  resizeDebounceMs: 100,
  pixelRatioCap: 2,
  /** The share of the distance to the pointer covered in one of 60 frames a second. */
  pointerSmoothing: 0.05,
} as const;
