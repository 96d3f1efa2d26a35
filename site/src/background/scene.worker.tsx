// The field of particles, drawn off the main thread (BKG-1, BKG-2): the page sends sizes, colours and the pointer, the
// shaders do the rest. React renders once; a frame is one step of the uniforms and one draw call.
import { FIELD, follow, MIDDLE, particles, type ThemeColors, toPalette } from '@loomwright/shell';
import { createRoot, extend } from '@react-three/fiber';
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  GLSL3,
  MaxEquation,
  Points,
  RawShaderMaterial,
  setConsoleFunction,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { FromScene, ToScene } from './scene-messages.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

// What goes wrong is told to the page, which knows what to do; the console of a visitor is not ours.
setConsoleFunction(() => undefined);
extend({ Points, BufferGeometry, BufferAttribute, RawShaderMaterial });

const tell = (message: FromScene) => self.postMessage(message);
const giveUp = () => tell({ kind: 'broke' });

type Start = Extract<ToScene, { kind: 'start' }>;

/** A frame that took longer, a tab that was away, must not throw the particles about. */
const LONGEST_STEP = 0.1;

const contextOf = (canvas: OffscreenCanvas) =>
  // Asked for here: three would complain where there is none.
  canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
  });

const createUniforms = () => ({
  time: { value: 0 },
  pointer: { value: new Vector2() },
  pixels: { value: 1 },
  extremes: { value: new Vector2() },
  colors: { value: [new Vector3(), new Vector3(), new Vector3()] },
  strengths: { value: [0, 0, 0] },
});

const createField = (canvas: OffscreenCanvas, context: WebGL2RenderingContext, count: number) => {
  const uniforms = createUniforms();
  const root = createRoot(canvas);
  const renderer = new WebGLRenderer({ canvas, context, alpha: true });
  renderer.debug.onShaderError = giveUp;
  // R3F draws when it is told to, and at no other time. Whoever makes the renderer also ends it: with the worker.
  void root.configure({
    frameloop: 'never',
    gl: renderer,
    flat: true,
    dpr: 1,
    size: { width: 1, height: 1, top: 0, left: 0 },
    camera: { fov: FIELD.fieldOfView, position: [0, 0, FIELD.distance] },
  });
  // The strongest of what lies on each other is seen: no heap of particles ever gets in the way of a word (A11-1), and
  // their order does not matter.
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
  return { renderer, uniforms, ...store.getState() };
};

const createScene = ({ canvas, size: firstSize, theme: firstTheme, count }: Start) => {
  const context = contextOf(canvas);
  if (!context || typeof requestAnimationFrame !== 'function') return undefined;
  const { renderer, uniforms, setSize, setDpr, advance } = createField(canvas, context, count);
  let size = firstSize;
  let isSizeNew = true;
  let isRunning = false;
  let isVisible = true;
  let isLost = false;
  let frame = 0;
  let shownFrames = 0;
  let drawnAt: number | undefined;
  let wanted = MIDDLE;
  let place = MIDDLE;

  const applySize = () => {
    isSizeNew = false;
    const { width, height, pixelRatio } = size;
    setDpr(pixelRatio);
    setSize(width, height);
    const halfView = Math.tan((FIELD.fieldOfView * Math.PI) / 360);
    uniforms.pixels.value = (height * pixelRatio) / 2 / halfView;
    uniforms.extremes.value.set(1.6 * pixelRatio, 44 * pixelRatio);
  };
  const draw = (seconds: number) => {
    if (isSizeNew) applySize();
    uniforms.time.value += seconds;
    place = follow(place, wanted, seconds);
    uniforms.pointer.value.set(place.x, place.y);
    advance(uniforms.time.value);
  };
  const drawFrame = (now: number) => {
    frame = 0;
    if (isLost || !isVisible) return;
    const seconds = isRunning && drawnAt !== undefined ? (now - drawnAt) / 1000 : 0;
    drawnAt = now;
    try {
      draw(Math.min(Math.max(seconds, 0), LONGEST_STEP));
    } catch {
      giveUp();
      return;
    }
    shownFrames += 1;
    if (shownFrames === 1) tell({ kind: 'shown' });
    if (isRunning) ask();
  };
  /** One frame, however often it is asked for before it is drawn. A worker gets frames in a hidden tab too (BKG-2). */
  const ask = () => {
    if (frame === 0 && isVisible && !isLost) frame = requestAnimationFrame(drawFrame);
  };
  const paint = (theme: ThemeColors) => {
    const { colors, strengths } = toPalette(theme);
    for (const [kind, [red, green, blue]] of colors.entries())
      uniforms.colors.value[kind]?.set(red, green, blue);
    uniforms.strengths.value = [...strengths];
  };
  const measure = (frames: number) => {
    const pixel = new Uint8Array(4);
    const begin = performance.now();
    let ownMs = 0;
    for (let index = 0; index < frames; index += 1) {
      const from = performance.now();
      draw(1 / 60);
      ownMs += performance.now() - from;
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    }
    const drawnMs = (performance.now() - begin) / frames;
    const drawCalls = renderer.info.render.calls;
    tell({ kind: 'measured', ownMs: ownMs / frames, drawnMs, drawCalls, shownFrames });
  };

  canvas.addEventListener('webglcontextlost', () => {
    isLost = true;
    tell({ kind: 'lost' });
  });
  paint(firstTheme);
  ask();

  return (message: Exclude<ToScene, Start>) => {
    switch (message.kind) {
      case 'resize':
        size = message.size;
        isSizeNew = true;
        return ask();
      case 'theme':
        paint(message.theme);
        return ask();
      case 'point':
        wanted = message.place;
        return;
      case 'visibility':
        isVisible = message.isVisible;
        drawnAt = undefined;
        return ask();
      case 'run':
        if (isRunning) return;
        isRunning = true;
        drawnAt = undefined;
        return ask();
      case 'pause':
        isRunning = false;
        return;
      case 'measure':
        return measure(message.frames);
    }
  };
};

let scene: ReturnType<typeof createScene>;
self.addEventListener('message', ({ data }: MessageEvent<ToScene>) => {
  try {
    if (data.kind !== 'start') return scene?.(data);
    scene ??= createScene(data);
    if (!scene) giveUp();
  } catch {
    giveUp();
  }
});
// What React or a promise drops.
for (const type of ['error', 'unhandledrejection'])
  self.addEventListener(type, (event) => {
    event.preventDefault();
    giveUp();
  });
