import { type PageBox, type TextCells, toTextCells } from '@loomwright/shell';

/** A page changes in bursts: it is read when it has rested, and the browser has time. */
const REST_MS = 250;
/** More texts than any page has but the longest, whose rest lies far below. */
const MOST_TEXTS = 1500;

/** The boxes of the texts and controls of the page's content; what is opaque hides the background by itself. */
function* readBoxes(main: Element): Generator<PageBox> {
  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const toPage = ({ bottom, left, right, top }: DOMRect): PageBox => ({
    left: left + scrollX,
    right: right + scrollX,
    top: top + scrollY,
    bottom: bottom + scrollY,
  });
  for (let count = 0; count < MOST_TEXTS && texts.nextNode(); count += 1) {
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) yield toPage(box);
  }
  for (const part of main.querySelectorAll('svg, img, canvas, input, textarea, select, button'))
    yield toPage(part.getBoundingClientRect());
}

/** Reports which parts of the page are free of text, now and after every change (BKG-1, A11-1). */
export const watchText = (signal: AbortSignal, report: (cells: TextCells) => void): void => {
  const root = document.getElementById('root') ?? document.body;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (signal.aborted) return;
    const { clientWidth, scrollHeight } = document.documentElement;
    report(toTextCells(readBoxes(root.querySelector('main') ?? root), clientWidth, scrollHeight));
  };
  // Not every browser says when it is idle.
  const whenIdle: (call: () => void) => void = window.requestIdleCallback ?? setTimeout;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), REST_MS);
  };
  const parts = new MutationObserver(rest);
  parts.observe(root, { childList: true, subtree: true });
  const size = new ResizeObserver(rest);
  size.observe(root);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    parts.disconnect();
    size.disconnect();
  });
};

/** Reports how far the page is scrolled, now and at most once a frame. */
export const watchScroll = (signal: AbortSignal, report: (y: number) => void): void => {
  let frame = 0;
  const look = () => {
    frame = 0;
    report(scrollY);
  };
  const onScroll = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  look();
  addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
};
