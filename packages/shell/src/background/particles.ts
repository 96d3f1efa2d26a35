type Direction = readonly [x: number, y: number, z: number];

const dot = (a: Direction, b: Direction) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const combine = (a: Direction, share: number, b: Direction, other: number): Direction => [
  a[0] * share + b[0] * other,
  a[1] * share + b[1] * other,
  a[2] * share + b[2] * other,
];
const unit = (a: Direction): Direction => combine(a, 1 / Math.hypot(...a), a, 0);

const warp = unit([-0.36, 0.9, 0.24]);
const slanted: Direction = [0.9, 0.36, -0.24];
const weft = unit(combine(slanted, 1, warp, -dot(slanted, warp)));
const normal: Direction = [
  weft[1] * warp[2] - weft[2] * warp[1],
  weft[2] * warp[0] - weft[0] * warp[2],
  weft[0] * warp[1] - weft[1] * warp[0],
];

/** The directions and positions of the cloths, with lengths as shares of the radius (BKG-1). */
export const CLOTH = {
  warp,
  weft,
  normal,
  heights: [0.4, 0.1, -0.4],
  spacing: 0.16,
} as const;

/** A thread from −`half` to `half`, offset by `beside` from the middle of its cloth. */
interface Thread {
  readonly beside: number;
  readonly height: number;
  readonly half: number;
}

const threads: readonly Thread[] = CLOTH.heights.flatMap((height) => {
  const reach = 1 - height * height;
  const places = Array.from({ length: 2 * Math.ceil(1 / CLOTH.spacing) }, (_, place) => {
    const beside = (place + 0.5 - Math.ceil(1 / CLOTH.spacing)) * CLOTH.spacing;
    return { beside, height, half: Math.sqrt(Math.max(0, reach - beside * beside)) };
  });
  return places.filter(({ half }) => half > CLOTH.spacing);
});

const wholeLength = threads.reduce((sum, { half }) => sum + 2 * half, 0);

/** The distance between neighbouring particles on a thread. */
export const particleSpacing = (count: number, radius: number): number =>
  (radius * wholeLength) / Math.ceil(count / 2);

// Rounding to 32 bits must not move a particle outside the ball.
const WITHIN = 1 - 1e-6;

/** Maps a share of the total length of all threads to a point on one of them. */
const findPlace = (share: number): Thread & { readonly along: number } => {
  let rest = share * wholeLength;
  for (const thread of threads) {
    if (rest < 2 * thread.half) return { ...thread, along: rest - thread.half };
    rest -= 2 * thread.half;
  }
  throw new RangeError(`${share} is beyond the last thread`);
};

/** `count` points (x, y, z, …) in a ball of `radius`, alternating between warp and weft (BKG-1). */
export const particles = (count: number, radius: number): Float32Array => {
  const places = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    const isWarp = index % 2 === 0;
    const [own, other] = isWarp ? [warp, weft] : [weft, warp];
    const amount = isWarp ? Math.ceil(count / 2) : Math.floor(count / 2);
    const { along, beside, height } = findPlace((Math.floor(index / 2) + 0.5) / amount);
    const point = combine(combine(own, along, other, beside), 1, CLOTH.normal, height);
    places.set(
      point.map((value) => value * radius * WITHIN),
      index * 3,
    );
  }
  return places;
};
