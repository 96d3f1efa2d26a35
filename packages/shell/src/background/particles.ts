// Roberts' sequence: each axis steps by a power of the one real root of x⁴ = x + 1. Any first n of it fill a cube
// evenly, without the clumps of chance and without a seed.
const ROOT = 1.2207440846057596;
const STEPS = [1 / ROOT, 1 / ROOT ** 2, 1 / ROOT ** 3] as const;

/** The `index`th number of an axis, in [0, 1). */
const along = (step: number, index: number) => (0.5 + step * index) % 1;

// Rounded to 32 bits a particle at the very rim would be outside.
const WITHIN = 1 - 1e-6;

/** `count` places (x, y, z, x, y, z…) within a ball of `radius`, uniform in its volume, always the same (BKG-1). */
export const particles = (count: number, radius: number): Float32Array => {
  const places = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    // The share of the volume that is nearer than this particle grows evenly, so the distance grows as its cube root.
    const distance = radius * WITHIN * Math.cbrt(along(STEPS[0], index));
    const z = 1 - 2 * along(STEPS[1], index);
    const angle = 2 * Math.PI * along(STEPS[2], index);
    const around = Math.sqrt(1 - z * z);
    places[index * 3] = distance * around * Math.cos(angle);
    places[index * 3 + 1] = distance * around * Math.sin(angle);
    places[index * 3 + 2] = distance * z;
  }
  return places;
};
