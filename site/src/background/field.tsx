import {
  type CanvasSize,
  FIELD,
  type PointerPlace,
  particleSpacing,
  particles,
  type ThemeColors,
  toPalette,
} from '@loomwright/shell';
import { createRoot, extend } from '@react-three/fiber';
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  GLSL3,
  MaxEquation,
  Mesh,
  RawShaderMaterial,
  setConsoleFunction,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Room } from './scene-messages.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

// Silences three.js, because errors are reported to the page.
setConsoleFunction(() => undefined);
extend({ BufferAttribute, BufferGeometry, Mesh, RawShaderMaterial });

export interface Field {
  readonly resize: (size: CanvasSize) => void;
  readonly paint: (theme: ThemeColors) => void;
  readonly confine: (room: Room) => void;
  /** Draws one frame. `yielding`, from 0 to 1, is how far threads yield to the pointer at `place`. */
  readonly draw: (seconds: number, place: PointerPlace, yielding: number) => void;
}

const createUniforms = (count: number) => ({
  time: { value: 0 },
  pointer: { value: new Vector2() },
  yielding: { value: 0 },
  stitch: { value: particleSpacing(count, FIELD.radius) },
  view: { value: new Vector2(1, 1) },
  ratio: { value: 1 },
  column: { value: 1e6 },
  drawing: { value: new Vector3() },
  colors: { value: [new Vector3(), new Vector3()] },
  strength: { value: 0 },
});

const mount = (
  canvas: OffscreenCanvas,
  renderer: WebGLRenderer,
  uniforms: ReturnType<typeof createUniforms>,
  count: number,
) => {
  const root = createRoot(canvas);
  // With `frameloop: 'never'`, React Three Fiber draws only when `advance` is called.
  void root.configure({
    frameloop: 'never',
    gl: renderer,
    flat: true,
    dpr: 1,
    size: { width: 1, height: 1, top: 0, left: 0 },
    camera: { fov: FIELD.fieldOfView, position: [0, 0, FIELD.distance] },
  });
  // Four vertices per particle, because instancing would take twice as long.
  const places = particles(count, FIELD.radius);
  const corners = Float32Array.from(
    { length: 12 * count },
    (_, at) => places[3 * Math.floor(at / 12) + (at % 3)] ?? 0,
  );
  const triangles = [0, 1, 2, 0, 2, 3];
  const indices = Uint32Array.from(
    { length: 6 * count },
    (_, at) => 4 * Math.floor(at / 6) + (triangles[at % 6] ?? 0),
  );
  // With `MaxEquation`, overlapping stitches do not add up, so their joints are invisible.
  const store = root.render(
    <mesh frustumCulled={false}>
      <bufferGeometry>
        <bufferAttribute attach="index" args={[indices, 1]} />
        <bufferAttribute attach="attributes-position" args={[corners, 3]} />
      </bufferGeometry>
      <rawShaderMaterial
        args={[{ uniforms, vertexShader, fragmentShader, glslVersion: GLSL3 }]}
        transparent
        depthTest={false}
        depthWrite={false}
        blending={CustomBlending}
        blendEquation={MaxEquation}
      />
    </mesh>,
  );
  return store.getState();
};

/** Returns undefined without WebGL. Calls `broke` if the shaders fail (BKG-1). */
export const createField = (canvas: OffscreenCanvas, count: number, broke: () => void): Field | undefined => {
  // Requested here, because three.js would throw without WebGL.
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
  });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context, alpha: true });
  renderer.debug.onShaderError = broke;
  const uniforms = createUniforms(count);
  const { setSize, setDpr, advance } = mount(canvas, renderer, uniforms, count);
  return {
    resize: ({ width, height, pixelRatio }) => {
      setDpr(pixelRatio);
      setSize(width, height);
      uniforms.ratio.value = pixelRatio;
      uniforms.view.value.set(width, height);
    },
    paint: (theme) => {
      const { colors, strength } = toPalette(theme);
      for (const [kind, color] of colors.entries()) uniforms.colors.value[kind]?.set(...color);
      uniforms.strength.value = strength;
    },
    confine: ({ column, drawing }) => {
      uniforms.column.value = column;
      uniforms.drawing.value.set(drawing.left, drawing.top, drawing.bottom);
    },
    draw: (seconds, { x, y }, yielding) => {
      uniforms.time.value += seconds;
      uniforms.pointer.value.set(x, y);
      uniforms.yielding.value = yielding;
      advance(uniforms.time.value);
    },
  };
};
