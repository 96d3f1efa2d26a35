// Roberts' sequence: each axis steps by a power of the positive root of x⁴ = x + 1. Its first n points fill a cube evenly
// for every n, without clumps and without a seed.
const ROOT = 1.2207440846057596;
const STEPS = [1 / ROOT, 1 / ROOT ** 2, 1 / ROOT ** 3] as const;

/** The `index`th number of an axis, in [0, 1). */
const along = (step: number, index: number) => (0.5 + step * index) % 1;

// Rounding to 32 bits must not put a particle outside.
const WITHIN = 1 - 1e-6;

/** `count` points (x, y, z, x, y, z…) in a ball of `radius`, uniform in its volume and always the same (BKG-1). */
export const particles = (count: number, radius: number): Float32Array => {
  const places = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    // Volume grows with the cube of the distance.
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
