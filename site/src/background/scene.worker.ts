type Message =
  | {
      readonly kind: 'start';
      readonly canvas: OffscreenCanvas;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'run' | 'pause' };

let canvas: OffscreenCanvas | undefined;
let isRunning = false;
let time = 0;

const draw = () => {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'rgb(58 69 200 / 40%)';
  for (let i = 0; i < 200; i += 1)
    context.fillRect((i * 97 + time) % canvas.width, (i * 61 + time / 3) % canvas.height, 3, 3);
};
const frame = () => {
  if (!isRunning) return;
  time += 1;
  draw();
  requestAnimationFrame(frame);
};

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'start') {
    canvas = data.canvas;
    canvas.width = data.width;
    canvas.height = data.height;
    draw();
    postMessage('shown');
  } else if (data.kind === 'run' && !isRunning) {
    isRunning = true;
    frame();
  } else if (data.kind === 'pause') isRunning = false;
});
