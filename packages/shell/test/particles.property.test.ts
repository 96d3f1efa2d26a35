import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD, particles } from '../src/index.ts';
import { brokenParticlesInvariants, particleCounts, radii } from '../src/testing/index.ts';

/** Distances to the middle, as shares of the radius. */
const sharesOf = (places: Float32Array, radius: number) =>
  Array.from(
    { length: places.length / 3 },
    (_, index) => Math.hypot(...places.subarray(index * 3, index * 3 + 3)) / radius,
  );

describe('the particles', () => {
  it('[BKG-1] are 2000 within a radius of 50, seen from 30 by 75°', () => {
    expect(FIELD).toMatchObject({ particleCount: 2000, radius: 50, fieldOfView: 75, distance: 30 });
    const places = particles(FIELD.particleCount, FIELD.radius);
    expect(places).toHaveLength(6000);
    expect(brokenParticlesInvariants(places, FIELD.radius)).toEqual([]);
    // From near the middle to near the rim.
    const shares = sharesOf(places, FIELD.radius);
    expect(Math.max(...shares)).toBeGreaterThan(0.99);
    expect(Math.min(...shares)).toBeLessThan(0.11);
  });

  it('[BKG-1] are within the radius, balanced, and the same every time, for any count', () => {
    fc.assert(
      fc.property(particleCounts, radii, (count, radius) => {
        const places = particles(count, radius);
        expect(places).toHaveLength(count * 3);
        expect(brokenParticlesInvariants(places, radius)).toEqual([]);
        expect(particles(count, radius)).toEqual(places);
      }),
      runs(300),
    );
  });

  it('[BKG-1] are uniform in the volume: the share nearer than r is (r ÷ R)³', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 20_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, share) => {
          const nearer = sharesOf(particles(count, 50), 50).filter((distance) => distance <= share).length;
          expect(Math.abs(nearer / count - share ** 3)).toBeLessThan(0.01);
        },
      ),
      runs(300),
    );
  });

  it('[BKG-1] are as many in every slab between two parallel planes as its share of the volume', () => {
    // The volume of a unit ball below the height h, as a share of the whole.
    const below = (height: number) => ((height + 1) ** 2 * (2 - height)) / 4;
    const directions = fc
      .tuple(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      )
      .map(([z, angle]) => {
        const around = Math.sqrt(1 - z * z);
        return [around * Math.cos(angle), around * Math.sin(angle), z] as const;
      });
    const places = particles(FIELD.particleCount, 1);
    fc.assert(
      fc.property(directions, fc.double({ min: -1, max: 1, noNaN: true }), ([x, y, z], height) => {
        let count = 0;
        for (let index = 0; index < places.length; index += 3) {
          const [a = 0, b = 0, c = 0] = places.subarray(index, index + 3);
          if (a * x + b * y + c * z <= height) count += 1;
        }
        expect(Math.abs(count / FIELD.particleCount - below(height))).toBeLessThan(0.02);
      }),
      runs(1000),
    );
  });
});
