import { FIELD } from '@loomwright/shell';

const number = (value: number) => value.toFixed(4);

/**
 * Half of the particles move along the warp, half along the weft, each on its own chord of the ball, and re-enter at
 * the other end: they stay within the ball and uniform in it (BKG-1) without simulation on the CPU.
 */
export const vertexShader = `
precision highp float;
in vec3 position;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
uniform float time;      // seconds
uniform vec2 pointer;    // from −1 to 1
uniform float pixels;    // of a unit at distance 1
uniform vec2 extremes;   // of a particle's size, in pixels
uniform vec3 colors[3];
uniform float strengths[3];
out vec4 tint;
out float focus;

const float RADIUS = ${number(FIELD.radius)};
const vec3 WARP = normalize(vec3(-0.36, 0.90, 0.24));
const vec3 WEFT = normalize(vec3(0.90, 0.36, -0.24));

void main() {
  float id = float(gl_VertexID);
  float chance = fract(id * 0.7548776662);
  float other = fract(id * 0.5698402910);
  int kind = chance < 0.46 ? 0 : chance < 0.88 ? 1 : 2;
  vec3 thread = kind == 0 ? WARP : kind == 1 ? WEFT : (other < 0.5 ? WARP : WEFT);

  // Along the thread, wrapping around.
  float at = dot(position, thread);
  vec3 across = position - at * thread;
  float reach = sqrt(max(RADIUS * RADIUS - dot(across, across), 0.01));
  float way = mod(at + reach + time * (0.35 + 0.75 * other), 2.0 * reach);
  // Around it: a sway that keeps the distance to the thread.
  float sway = 0.09 * sin(time * (0.12 + 0.1 * chance) + 6.2831853 * other);
  vec3 swayed = across * cos(sway) + cross(thread, across) * sin(sway);
  vec3 place = swayed + (way - reach) * thread;

  vec4 seen = modelViewMatrix * vec4(place, 1.0);
  seen.xy -= pointer * vec2(1.1, 0.8);
  float far = -seen.z;
  gl_Position = projectionMatrix * seen;

  // Sharp in the middle distance, wide and faint near by, small and faint far away.
  focus = smoothstep(9.0, 30.0, far);
  float unit = mix(0.26, 0.15, focus) * (0.5 + fract(id * 0.4301597090));
  float size = 2.0 * unit * pixels / max(far, 0.1);
  gl_PointSize = clamp(size, extremes.x, extremes.y);
  float thinned = min(1.0, size / extremes.x);
  float depth = smoothstep(2.5, 12.0, far) * mix(0.5, 1.0, focus) * (1.0 - 0.6 * smoothstep(30.0, 80.0, far));
  float ends = smoothstep(0.0, 5.0, min(way, 2.0 * reach - way));
  float glint = 0.8 + 0.2 * sin(time * 0.5 + 40.0 * chance);
  tint = vec4(colors[kind], strengths[kind] * depth * ends * glint * thinned * thinned);
}
`;

/** A soft round point, in premultiplied alpha as the canvas expects. */
export const fragmentShader = `
precision highp float;
in vec4 tint;
in float focus;
out vec4 color;

void main() {
  float rim = length(gl_PointCoord - 0.5) * 2.0;
  float density = tint.a * (1.0 - smoothstep(mix(0.0, 0.45, focus), 1.0, rim));
  color = vec4(tint.rgb * density, density);
}
`;
