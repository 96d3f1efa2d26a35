import type { OpenScene } from '@loomwright/shell';
import workerUrl from './scene.worker.ts?worker&url';

interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string;
}
interface Factory {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Opens a plain picture in the place of the real one. */
export const createOpenScene = (): OpenScene => {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const rules: ScriptUrlPolicy = { createScriptURL: (url) => url };
  const policy = trustedTypes?.createPolicy('background', rules) ?? rules;
  return (tell) => {
    let isOver = false;
    const say = (fact: 'shown' | 'lost' | 'failed') => isOver || tell(fact);
    const canvas = document.createElement('canvas');
    const fail = () => queueMicrotask(() => say('failed'));
    const nothing = { run: () => {}, pause: () => {}, stop: () => {} };
    if (!new OffscreenCanvas(1, 1).getContext('webgl2')) {
      fail();
      return nothing;
    }
    canvas.ariaHidden = 'true';
    Object.assign(canvas.style, { position: 'fixed', zIndex: '-1', inset: '0' });
    let worker: Worker;
    try {
      worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' });
    } catch {
      fail();
      return nothing;
    }
    worker.onerror = (event) => {
      event.preventDefault();
      say('failed');
    };
    worker.onmessage = ({ data }) => say(data);
    document.body.prepend(canvas);
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage(
      { kind: 'start', canvas: offscreen, width: window.innerWidth, height: window.innerHeight },
      [offscreen],
    );
    return {
      run: () => worker.postMessage({ kind: 'run' }),
      pause: () => worker.postMessage({ kind: 'pause' }),
      stop: () => {
        isOver = true;
        worker.terminate();
        canvas.remove();
      },
    };
  };
};
