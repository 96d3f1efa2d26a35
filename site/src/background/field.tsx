import {
  type CanvasSize,
  FIELD,
  type PointerPlace,
  particles,
  type TextCells,
  type ThemeColors,
  toPalette,
} from '@loomwright/shell';
import { createRoot, extend } from '@react-three/fiber';
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  GLSL3,
  LinearFilter,
  MaxEquation,
  Points,
  RawShaderMaterial,
  RedFormat,
  setConsoleFunction,
  Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { fragmentShader, vertexShader } from './shaders.ts';

// Errors are reported to the page, which handles them; React's and three's messages are not for a visitor's console.
setConsoleFunction(() => undefined);
extend({ Points, BufferGeometry, BufferAttribute, RawShaderMaterial });

/** The particles on their canvas, drawn on request. */
export interface Field {
  readonly resize: (size: CanvasSize) => void;
  readonly paint: (theme: ThemeColors) => void;
  /** Draws nothing behind the texts of the page from now on. */
  readonly cover: (text: TextCells) => void;
  /** The page is scrolled by `y` CSS pixels. */
  readonly scroll: (y: number) => void;
  /** Advances by `seconds`, seen from `place` with threads that yield to it from 0 to 1, and draws one frame. */
  readonly draw: (seconds: number, place: PointerPlace, yielding: number) => void;
}

const toTexture = (cells: Uint8Array<ArrayBuffer>, columns: number, rows: number) => {
  const image = { data: cells, width: columns, height: rows };
  return Object.assign(new Texture(image), {
    isDataTexture: true,
    format: RedFormat,
    magFilter: LinearFilter,
    minFilter: LinearFilter,
    generateMipmaps: false,
    flipY: false,
    unpackAlignment: 1,
    needsUpdate: true,
  });
};

/** Before the texts of the page are known, as faint everywhere as text needs it. */
const UNKNOWN = 72;

const createUniforms = () => ({
  time: { value: 0 },
  pointer: { value: new Vector2() },
  yielding: { value: 0 },
  view: { value: new Vector3(1, 1, 0) },
  page: { value: new Vector2(1, 1) },
  text: { value: toTexture(new Uint8Array([UNKNOWN]), 1, 1) },
  ratio: { value: 1 },
  pixels: { value: 1 },
  extremes: { value: new Vector2() },
  colors: { value: [new Vector3(), new Vector3(), new Vector3()] },
  strengths: { value: [0, 0, 0] },
});

const mount = (
  canvas: OffscreenCanvas,
  renderer: WebGLRenderer,
  uniforms: ReturnType<typeof createUniforms>,
  count: number,
) => {
  const root = createRoot(canvas);
  // R3F draws only when `advance` is called.
  void root.configure({
    frameloop: 'never',
    gl: renderer,
    flat: true,
    dpr: 1,
    size: { width: 1, height: 1, top: 0, left: 0 },
    camera: { fov: FIELD.fieldOfView, position: [0, 0, FIELD.distance] },
  });
  // `MaxEquation`: overlapping particles do not add up, so clusters never hide text (A11-1), and order does not matter.
  const store = root.render(
    <points frustumCulled={false}>
      <bufferGeometry>
        <bufferAttribute attach="attributes-position" args={[particles(count, FIELD.radius), 3]} />
      </bufferGeometry>
      <rawShaderMaterial
        args={[{ uniforms, vertexShader, fragmentShader, glslVersion: GLSL3 }]}
        transparent
        depthTest={false}
        depthWrite={false}
        blending={CustomBlending}
        blendEquation={MaxEquation}
      />
    </points>,
  );
  return store.getState();
};

/** `count` particles on `canvas` (BKG-1); undefined without WebGL. `broke` is called when the shaders fail. */
export const createField = (canvas: OffscreenCanvas, count: number, broke: () => void): Field | undefined => {
  // Requested here: three would log an error without WebGL.
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
  const uniforms = createUniforms();
  const { setSize, setDpr, advance } = mount(canvas, renderer, uniforms, count);
  const halfView = Math.tan((FIELD.fieldOfView * Math.PI) / 360);
  return {
    resize: ({ width, height, pixelRatio }) => {
      setDpr(pixelRatio);
      setSize(width, height);
      uniforms.pixels.value = (height * pixelRatio) / 2 / halfView;
      uniforms.extremes.value.set(6 * pixelRatio, 48 * pixelRatio);
      uniforms.ratio.value = pixelRatio;
      uniforms.view.value.setX(width).setY(height);
    },
    paint: (theme) => {
      const { colors, strengths } = toPalette(theme);
      for (const [kind, color] of colors.entries()) uniforms.colors.value[kind]?.set(...color);
      uniforms.strengths.value = [...strengths];
    },
    cover: ({ cells, columns, height, rows, width }) => {
      uniforms.text.value.dispose();
      uniforms.text.value = toTexture(cells, columns, rows);
      uniforms.page.value.set(width, height);
    },
    scroll: (y) => void uniforms.view.value.setZ(y),
    draw: (seconds, { x, y }, yielding) => {
      uniforms.time.value += seconds;
      uniforms.pointer.value.set(x, y);
      uniforms.yielding.value = yielding;
      advance(uniforms.time.value);
    },
  };
};
