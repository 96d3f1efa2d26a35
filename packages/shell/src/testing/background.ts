import fc from 'fast-check';
import type { SceneNews } from '../background/opening.ts';
import { type Rgb, THEME_COLORS, type ThemeColors } from '../background/palette.ts';
import { CLOTH } from '../background/particles.ts';
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

/** A point of a field in its cloth, as shares of the radius: along its thread, beside the middle, and its height. */
const inCloth = (index: number, point: readonly number[], radius: number) => {
  const shareOf = (direction: readonly number[]) =>
    direction.reduce((sum, part, axis) => sum + part * (point[axis] ?? Number.NaN), 0) / radius;
  const [own, other] = index % 2 === 0 ? [CLOTH.warp, CLOTH.weft] : [CLOTH.weft, CLOTH.warp];
  return { along: shareOf(own), beside: shareOf(other), height: shareOf(CLOTH.normal) };
};

/** How many points lie on each thread of a field; a thread is named by its direction, height and place. */
export const threadsOf = (places: Float32Array, radius: number): ReadonlyMap<string, number> => {
  const threads = new Map<string, number>();
  for (let index = 0; index < places.length / 3; index += 1) {
    const { beside, height } = inCloth(index, [...places.subarray(index * 3, index * 3 + 3)], radius);
    const name = `${index % 2} ${height.toFixed(3)} ${beside.toFixed(3)}`;
    threads.set(name, (threads.get(name) ?? 0) + 1);
  }
  return threads;
};

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-5;

/** What is wrong with the points of a field of `radius`; empty when nothing is. */
export const brokenParticlesInvariants = (places: Float32Array, radius: number): readonly string[] => {
  let outside = 0;
  let astray = 0;
  for (let index = 0; index < places.length / 3; index += 1) {
    const point = [...places.subarray(index * 3, index * 3 + 3)];
    // NaN is outside too.
    if (!(Math.hypot(...point) <= radius)) outside += 1;
    const { beside, height } = inCloth(index, point, radius);
    const place = beside / CLOTH.spacing - 0.5;
    const isOnThread = isNear(place, Math.round(place)) && CLOTH.heights.some((own) => isNear(own, height));
    if (!isOnThread) astray += 1;
  }
  return [
    ...(outside > 0 ? [`${outside} outside`] : []),
    ...(astray > 0 ? [`${astray} beside their threads`] : []),
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
