import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOTH, FIELD, particleSpacing, particles } from '../src/index.ts';
import { brokenParticlesInvariants, threadsOf } from '../src/testing/index.ts';

const counts = fc.oneof(fc.constantFrom(0, 1, 2, 2000), fc.integer({ min: 0, max: 5000 }));
const radii = fc.oneof(fc.constantFrom(1, 50), fc.double({ min: 0.001, max: 1e6, noNaN: true }));

const reachOf = (name: string) => {
  const [, height = 0, beside = 0] = name.split(' ').map(Number);
  return Math.sqrt(1 - height ** 2 - beside ** 2);
};

describe('the particles', { tags: ['BKG-1'] }, () => {
  it('are 2000 within a radius of 50, half on the warp and half on the weft', () => {
    expect(FIELD).toMatchObject({ particleCount: 2000, radius: 50, fieldOfView: 75, distance: 30 });
    const places = particles(FIELD.particleCount, FIELD.radius);
    expect(places).toHaveLength(6000);
    expect(brokenParticlesInvariants(places, FIELD.radius)).toEqual([]);
    const threads = [...threadsOf(places, FIELD.radius)];
    for (const direction of ['0', '1']) {
      const own = threads.filter(([name]) => name.startsWith(direction));
      // Each of the three cloths has a dozen threads in this direction; a thread with few particles would
      // look bent.
      expect(own.length).toBeGreaterThan(30);
      expect(own.reduce((sum, [, points]) => sum + points.length, 0)).toBe(1000);
      expect(Math.min(...own.map(([, points]) => points.length))).toBeGreaterThan(8);
    }
  });

  it('are within the radius, on threads, and deterministic, for any count', () => {
    fc.assert(
      fc.property(counts, radii, (count, radius) => {
        const places = particles(count, radius);
        expect(places).toHaveLength(count * 3);
        expect(brokenParticlesInvariants(places, radius)).toEqual([]);
        expect(particles(count, radius)).toEqual(places);
      }),
      runs(100),
    );
  });

  it('are spread over the threads in proportion to their length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (count) => {
        const threads = [...threadsOf(particles(count, 1), 1)];
        const all = particles(4000, 1);
        const whole = [...threadsOf(all, 1)]
          .filter(([name]) => name.startsWith('0'))
          .reduce((sum, [name]) => sum + reachOf(name), 0);
        for (const [name, found] of threads)
          expect(Math.abs(found.length - (count / 2) * (reachOf(name) / whole))).toBeLessThan(2);
      }),
      runs(40),
    );
  });

  it('are evenly spaced on a thread, from one end to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 5000 }), radii, (half, radius) => {
        const stitch = particleSpacing(2 * half, radius);
        for (const [name, points] of threadsOf(particles(2 * half, radius), radius)) {
          const ends = [-reachOf(name), ...points, reachOf(name)];
          const gaps = ends.slice(1).map((end, place) => ((end - (ends[place] ?? 0)) * radius) / stitch);
          expect(Math.min(...gaps.slice(1, -1))).toBeGreaterThan(0.95);
          expect(Math.max(...gaps)).toBeLessThan(1.05);
        }
      }),
      runs(40),
    );
  });

  it('the directions of the threads are orthogonal unit vectors', () => {
    const { normal, warp, weft } = CLOTH;
    const dot = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0);
    for (const direction of [warp, weft, normal]) expect(dot(direction, direction)).toBeCloseTo(1, 12);
    for (const [a, b] of [
      [warp, weft],
      [weft, normal],
      [normal, warp],
    ] as const)
      expect(dot(a, b)).toBeCloseTo(0, 12);
    // The warp rises steeply to the left and towards the viewer, the weft gently to the right and away.
    expect([warp.map(Math.sign), weft.map(Math.sign)]).toEqual([
      [-1, 1, 1],
      [1, 1, -1],
    ]);
    expect(Math.abs(warp[1])).toBeGreaterThan(Math.abs(warp[0]));
    expect(Math.abs(weft[0])).toBeGreaterThan(Math.abs(weft[1]));
  });
});
