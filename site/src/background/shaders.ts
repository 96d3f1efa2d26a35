import { CLOTH, FIELD } from '@loomwright/shell';

const number = (value: number) => value.toFixed(6);
const vector = (values: readonly number[]) => `vec3(${values.map(number).join()})`;

/**
 * Each particle is a stitch, a quad that reaches halfway to the previous and the next particle (BKG-1).
 * `pointer` ranges from −1 to 1, and `yielding` from 0 to 1; `view` is in CSS pixels. No comments inside,
 * because browsers would download them.
 */
export const vertexShader = `
precision highp float;
in vec3 position;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
uniform float time;
uniform vec2 pointer;
uniform float yielding;
uniform float stitch;
uniform vec2 view;
uniform float column;
uniform vec3 drawing;
uniform vec3 colors[2];
uniform float strength;
out vec4 tint;
out float across;
out vec2 toKnot;
const float RADIUS = ${number(FIELD.radius)};
const float SPACING = ${number(CLOTH.spacing * FIELD.radius)};
const vec3 WARP = ${vector(CLOTH.warp)};
const vec3 WEFT = ${vector(CLOTH.weft)};
const vec3 NORMAL = ${vector(CLOTH.normal)};
float chanceOf(float id) { return fract(sin(id * 12.9898) * 43758.5453); }
vec4 seen(vec2 at, float height) {
float calm = 1.0 - (dot(at, at) + height * height) / (RADIUS * RADIUS);
float lift = 2.0 * sin(at.x * 0.10 + at.y * 0.06 + time * 0.22)
+ 1.1 * sin(at.y * 0.17 - at.x * 0.05 - time * 0.17 + 1.7);
vec2 drift = at + calm * 0.9 * vec2(sin(at.y * 0.13 + time * 0.19), sin(at.x * 0.11 - time * 0.16));
vec4 place = modelViewMatrix * vec4(WEFT * drift.x + WARP * drift.y + NORMAL * (height + lift * calm), 1.0);
place.xy -= pointer * vec2(1.1, 0.8);
return place;
}
vec2 spotOf(vec4 place) {
vec4 clip = projectionMatrix * place;
vec2 here = clip.xy / clip.w;
vec2 ratio = vec2(view.x / view.y, 1.0);
vec2 away = (here - pointer) * ratio;
here += normalize(away + 1e-4) / ratio * yielding * 0.16 * exp(-dot(away, away) * 9.0);
return here * view * 0.5;
}
void main() {
int corner = gl_VertexID % 4;
bool isWarp = gl_VertexID / 4 % 2 == 0;
bool isEnd = corner == 1 || corner == 2;
float height = dot(position, NORMAL);
float beside = dot(position, isWarp ? WEFT : WARP);
float middle = dot(position, isWarp ? WARP : WEFT);
float reach = sqrt(max(RADIUS * RADIUS - beside * beside - height * height, 0.01));
vec2 ends = clamp(middle + vec2(-0.5, 0.5) * stitch, -reach, reach);
vec4 first = seen(isWarp ? vec2(beside, ends.x) : vec2(ends.x, beside), height);
vec4 last = seen(isWarp ? vec2(beside, ends.y) : vec2(ends.y, beside), height);
vec2 from = spotOf(first);
vec2 to = spotOf(last);
vec2 low = min(from, to) + view * 0.5;
vec2 high = max(from, to) + view * 0.5;
bool isBeside = min(low.x, view.x - high.x) < view.x * 0.5 - column;
bool isInside = high.x > drawing.x && view.y - high.y < drawing.z && view.y - low.y > drawing.y;
if (max(first.z, last.z) > -2.0 || !(isBeside || isInside)) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
vec2 run = normalize(to - from + 1e-6);
across = corner > 1 ? 2.2 : -2.2;
vec2 spot = (isEnd ? to : from) + across * vec2(-run.y, run.x);
gl_Position = vec4(spot * 2.0 / view, 0.0, 1.0);
float crossing = ((floor(middle / SPACING) + 0.5) * SPACING - ends.x) / max(ends.y - ends.x, 0.01);
toKnot = crossing >= 0.0 && crossing < 1.0 ? spot - mix(from, to, crossing) : vec2(1e3);
float along = isEnd ? ends.y : ends.x;
float far = isEnd ? -last.z : -first.z;
float chance = chanceOf(floor(beside / SPACING) + height * 7.0 + (isWarp ? 0.0 : 31.0));
float beat = fract((along + 60.0 * chance) / 58.0 - time * (0.03 + 0.03 * chance)) - 0.5;
float light = 0.7 + 0.3 * exp(-beat * beat * 40.0);
float depth = smoothstep(3.0, 16.0, far) * (1.0 - 0.6 * smoothstep(30.0, 72.0, far));
tint = vec4(isWarp ? colors[0] : colors[1], strength * light * depth * smoothstep(0.0, 6.0, reach - abs(along)));
}
`;

/** Outputs premultiplied alpha. Except in `drawing`, leaves the column free for text (A11-1). */
export const fragmentShader = `
precision highp float;
in vec4 tint;
in float across;
in vec2 toKnot;
uniform vec2 view;
uniform float ratio;
uniform float column;
uniform vec3 drawing;
out vec4 color;
void main() {
vec2 spot = vec2(gl_FragCoord.x / ratio, view.y - gl_FragCoord.y / ratio);
float beside = smoothstep(column, column + 80.0, abs(spot.x - view.x * 0.5));
float inside = smoothstep(48.0, 168.0, min(spot.x - drawing.x, min(spot.y - drawing.y, drawing.z - spot.y)));
float line = clamp((0.5 - abs(across)) * ratio + 0.5, 0.0, 1.0);
float knot = clamp((1.6 - length(toKnot)) * ratio + 0.5, 0.0, 1.0);
float density = tint.a * max(line, knot) * max(beside, inside);
color = vec4(tint.rgb * density, density);
}
`;
