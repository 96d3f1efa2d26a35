import fc from 'fast-check';
import type { SceneNews } from '../background/opening.ts';
import { type Rgb, THEME_COLORS, type ThemeColors } from '../background/palette.ts';
import type { PointerPlace } from '../background/pointer.ts';

export const particleCounts: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 2, 2000),
  fc.integer({ min: 0, max: 5000 }),
);

/** The radius of a field. */
export const radii: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(1, 50),
  fc.double({ min: 0.001, max: 1e6, noNaN: true }),
);

/** What is wrong with the points of a field of `radius`; empty when nothing is. */
export const brokenParticlesInvariants = (places: Float32Array, radius: number): readonly string[] => {
  const count = places.length / 3;
  const octants = new Array<number>(8).fill(0);
  let outside = 0;
  for (let index = 0; index < places.length; index += 3) {
    const [x = Number.NaN, y = 0, z = 0] = places.subarray(index, index + 3);
    // NaN is outside too.
    if (!(Math.hypot(x, y, z) <= radius)) outside += 1;
    const octant = (x < 0 ? 1 : 0) + (y < 0 ? 2 : 0) + (z < 0 ? 4 : 0);
    octants[octant] = (octants[octant] ?? 0) + 1;
  }
  const skew = Math.max(...octants.map((inIt) => Math.abs(inIt - count / 8)));
  return [
    ...(outside > 0 ? [`${outside} outside`] : []),
    ...(skew > 4 + 2 * Math.cbrt(count) ? [`octants differ by ${skew} from an eighth of ${count}`] : []),
  ];
};

// Without −0, which is the same point.
const share = fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value + 0);

export const pointerPlaces: fc.Arbitrary<PointerPlace> = fc.record({ x: share, y: share });

/** The time of a frame: usual ones, none, a second, very long ones. */
export const elapsedSeconds: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1 / 240, 1 / 60, 1 / 30, 1, 1e12, Number.MAX_VALUE),
  fc.double({ min: 0, max: 10, noNaN: true }),
);

/** Every number a browser may give for a length. */
export const anyNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, 1, 1.5, 2, 3, 360, 1e9, -1, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double(),
);

const channels = (min: number, max: number): fc.Arbitrary<Rgb> => {
  const channel = fc.double({ min, max, noNaN: true });
  return fc.tuple(channel, channel, channel);
};

export const anyColors: fc.Arbitrary<Rgb> = channels(0, 1);

const themeOf = (colorOf: (name: string) => fc.Arbitrary<Rgb>): fc.Arbitrary<ThemeColors> =>
  fc
    .tuple(...THEME_COLORS.map(colorOf))
    .map(
      (made) => Object.fromEntries(made.map((color, place) => [THEME_COLORS[place], color])) as ThemeColors,
    );

/** Seven random colours, in which text is hardly ever readable. */
export const themesOfAnyColors: fc.Arbitrary<ThemeColors> = themeOf(() => anyColors);

/** Dark text on light paper, or the reverse. */
export const plausibleThemes: fc.Arbitrary<ThemeColors> = fc.boolean().chain((isDark) => {
  const shade = (min: number, max: number) => (isDark ? channels(1 - max, 1 - min) : channels(min, max));
  return themeOf((name) => (name === 'paper' || name === 'thread-faint' ? shade(0.85, 1) : shade(0, 0.5)));
});

export const sceneNews: fc.Arbitrary<SceneNews> = fc.constantFrom(
  'shown',
  'lost',
  'broke',
  'silence',
  'stopped',
);
