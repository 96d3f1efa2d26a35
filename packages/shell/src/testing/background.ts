import { invariants, oneOf } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { CLOTH } from '../background/particles.ts';

/** The coordinates of each particle relative to the threads, as shares of the radius. */
const pointsOf = (places: Float32Array, radius: number) =>
  Array.from({ length: places.length / 3 }, (_, index) => {
    const point = [...places.subarray(index * 3, index * 3 + 3)];
    const shareOf = (direction: readonly number[]) =>
      direction.reduce((sum, part, axis) => sum + part * (point[axis] ?? Number.NaN), 0) / radius;
    const [own, across] = index % 2 === 0 ? [CLOTH.warp, CLOTH.weft] : [CLOTH.weft, CLOTH.warp];
    return {
      along: shareOf(own),
      beside: shareOf(across),
      height: shareOf(CLOTH.normal),
      distance: Math.hypot(...point),
    };
  });

/** The positions of the particles along each thread; the key is its direction, height and offset. */
export const threadsOf = (places: Float32Array, radius: number): ReadonlyMap<string, readonly number[]> => {
  const threads = new Map<string, number[]>();
  for (const [index, { along, beside, height }] of pointsOf(places, radius).entries()) {
    const name = `${index % 2} ${height.toFixed(3)} ${beside.toFixed(3)}`;
    const points = threads.get(name);
    if (points) points.push(along);
    else threads.set(name, [along]);
  }
  return threads;
};

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-5;

export const brokenParticlesInvariants = invariants<[places: Float32Array, radius: number]>({
  'all are within the radius': (places, radius) =>
    pointsOf(places, radius).every(({ distance }) => distance <= radius),
  'all are on threads': (places, radius) =>
    pointsOf(places, radius).every(({ beside, height }) => {
      const place = beside / CLOTH.spacing - 0.5;
      return isNear(place, Math.round(place)) && CLOTH.heights.some((own) => isNear(own, height));
    }),
});

/** Numbers that a browser may return for a length. */
export const anyNumbers = fc.oneof(
  oneOf(0, -0, 1, 1.5, 2, 3, 360, 1e9, -1, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double(),
);
