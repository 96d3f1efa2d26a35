/** A canvas behind everything, which nobody sees yet, hears of or can touch. */
export const createCanvas = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    // Above the woven light of the document (global.css.ts), which has the same layer and comes first.
    zIndex: '-1',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    opacity: '0',
  });
  // As high as a phone's screen without the browser's bar: scrolling, which hides it, changes no size.
  canvas.style.height = '100lvh';
  return canvas;
};

/** Lets the picture come, slowly unless motion is unwelcome. */
export const reveal = (canvas: HTMLCanvasElement): void => {
  canvas.style.opacity = '1';
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1600, easing: 'ease-out' });
};
