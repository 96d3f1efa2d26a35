/** A canvas behind the content: transparent at first, hidden from assistive technology, ignoring the pointer. */
export const createCanvas = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    // Above the CSS background of the document (global.css.ts), which has the same z-index and comes first.
    zIndex: '-1',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    opacity: '0',
  });
  // As high as a phone's screen without the browser's toolbar: hiding the toolbar by scrolling resizes nothing.
  canvas.style.height = '100lvh';
  return canvas;
};

/** Fades the canvas in, at once under reduced motion. */
export const reveal = (canvas: HTMLCanvasElement): void => {
  canvas.style.opacity = '1';
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1600, easing: 'ease-out' });
};
