import { CLOTH, FIELD } from '@loomwright/shell';

const number = (value: number) => value.toFixed(6);
const vector = (values: readonly number[]) => `vec3(${values.map(number).join()})`;

/**
 * The particles are stitches of two cloths. They travel along their threads and re-enter at the other end, so they stay on
 * chords of the ball (BKG-1) without simulation on the CPU. Warp and weft go over and under each other in turn; all of it
 * sways, and yields to the pointer. Nothing is drawn behind text (A11-1).
 *
 * `pointer` is from −1 to 1, `yielding` from 0 to 1, `pixels` of a unit at distance 1, `extremes` of a stitch in pixels.
 * `view` is the window in CSS pixels and how far it is scrolled, `page` the page in CSS pixels, `text` its cells. `BOOST` is
 * the strength where no text is, of the one that is readable behind text. Comments in the source would be sent to browsers.
 */
export const vertexShader = `
precision highp float;
in vec3 position;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
uniform float time;
uniform vec2 pointer;
uniform float yielding;
uniform float pixels;
uniform vec2 extremes;
uniform vec3 view;
uniform vec2 page;
uniform sampler2D text;
uniform vec3 colors[3];
uniform float strengths[3];
flat out vec4 tint;
flat out vec2 run;
flat out float span;
flat out float focus;
const float RADIUS = ${number(FIELD.radius)};
const float SPACING = ${number(CLOTH.spacing * FIELD.radius)};
const vec3 WARP = ${vector(CLOTH.warp)};
const vec3 WEFT = ${vector(CLOTH.weft)};
const vec3 NORMAL = ${vector(CLOTH.normal)};
const float BOOST = 3.4;
float chanceOf(float id) { return fract(sin(id * 12.9898) * 43758.5453); }
vec3 woven(vec2 at, float height) {
float calm = 1.0 - (dot(at, at) + height * height) / (RADIUS * RADIUS);
float lift = 2.0 * sin(at.x * 0.10 + at.y * 0.06 + time * 0.22)
+ 1.1 * sin(at.y * 0.17 - at.x * 0.05 - time * 0.17 + 1.7);
vec2 drift = 0.9 * vec2(sin(at.y * 0.13 + time * 0.19), sin(at.x * 0.11 - time * 0.16));
return WEFT * (at.x + drift.x * calm) + WARP * (at.y + drift.y * calm) + NORMAL * (height + lift * calm);
}
vec4 seenFrom(vec3 place) {
vec4 seen = modelViewMatrix * vec4(place, 1.0);
seen.xy -= pointer * vec2(1.1, 0.8);
return seen;
}
void main() {
bool isWarp = gl_VertexID % 2 == 0;
int kind = gl_VertexID % 18 > 15 ? 2 : isWarp ? 0 : 1;
vec3 thread = isWarp ? WARP : WEFT;
float height = dot(position, NORMAL);
float beside = dot(position, isWarp ? WEFT : WARP);
float turn = floor(beside / SPACING);
float chance = chanceOf(turn + height * 7.0 + (isWarp ? 0.0 : 31.0));
float reach = sqrt(max(RADIUS * RADIUS - beside * beside - height * height, 0.01));
float way = mod(dot(position, thread) + reach + time * (0.3 + 0.5 * chance), 2.0 * reach);
float along = way - reach;
vec2 at = isWarp ? vec2(beside, along) : vec2(along, beside);
vec4 seen = seenFrom(woven(at, height));
vec4 ahead = seenFrom(woven(at + (isWarp ? vec2(0.0, 0.4) : vec2(0.4, 0.0)), height));
float far = -seen.z;
gl_Position = projectionMatrix * seen;
vec4 next = projectionMatrix * ahead;
vec2 here = gl_Position.xy / gl_Position.w;
vec2 ratio = vec2(view.x / view.y, 1.0);
run = normalize((next.xy / next.w - here) * ratio + 1e-6);
vec2 away = (here - pointer) * ratio;
here += normalize(away + 1e-4) / ratio * yielding * 0.16 * exp(-dot(away, away) * 9.0);
gl_Position.xy = here * gl_Position.w;
focus = smoothstep(10.0, 28.0, far);
span = clamp(1.75 * pixels / max(far, 0.1), extremes.x, extremes.y);
gl_PointSize = span;
float crossed = floor(along / SPACING);
float gap = abs(along - (crossed + 0.5) * SPACING);
bool isBelow = mod(turn + crossed + (isWarp ? 0.0 : 1.0), 2.0) < 0.5;
float over = isBelow ? smoothstep(0.7, 1.3, gap) : 1.0;
float beat = fract((along + 60.0 * chance) / 58.0 - time * (0.03 + 0.03 * chance)) - 0.5;
float light = 0.4 + 0.6 * exp(-beat * beat * 40.0);
float depth = smoothstep(3.0, 14.0, far) * mix(0.55, 1.0, focus) * (1.0 - 0.6 * smoothstep(30.0, 72.0, far));
float ends = smoothstep(0.0, 6.0, min(way, 2.0 * reach - way));
vec2 spot = (here * vec2(0.5, -0.5) + 0.5) * view.xy;
float free = textureLod(text, vec2(spot.x, spot.y + view.z) / page, 0.0).r * smoothstep(64.0, 92.0, spot.y);
float strength = strengths[kind] * BOOST * free * depth * ends * light * over;
tint = vec4(colors[kind], strength);
if (strength < 0.004) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
`;
/** A stitch: a short soft line, in premultiplied alpha as the canvas expects. */
export const fragmentShader = `
precision highp float;
flat in vec4 tint;
flat in vec2 run;
flat in float span;
flat in float focus;
uniform float ratio;
out vec4 color;
void main() {
vec2 at = (gl_PointCoord - 0.5) * vec2(span, -span);
float beside = abs(dot(at, vec2(-run.y, run.x)));
float beyond = max(abs(dot(at, run)) - span * 0.4, 0.0);
float half_ = ratio * mix(1.3, 0.7, focus);
float density = tint.a * (1.0 - smoothstep(half_ - 0.6 * ratio, half_ + 0.6 * ratio, length(vec2(beside, beyond))));
color = vec4(tint.rgb * density, density);
}
`;
