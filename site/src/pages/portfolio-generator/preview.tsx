import { type Portfolio, renderPortfolio } from '@loomwright/portfolio';
import { memo, type RefObject, useEffect, useLayoutEffect } from 'react';
import { showPage } from './page-frame.ts';
import * as styles from './preview.css.ts';

interface Props {
  readonly portfolio: Portfolio;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isNarrow: boolean;
}

/** The page as it will be downloaded, in a frame that runs no script and cannot navigate this tab (PGN-1). */
export const Preview = memo(({ portfolio, frame, isNarrow }: Props) => {
  const show = () => {
    const page = frame.current?.contentDocument;
    if (page) showPage(page, renderPortfolio(portfolio));
  };
  // In the same frame as the typed letter.
  useLayoutEffect(show, [portfolio]);
  // Focus within a frame fires no event on it, only `blur` on the window around it.
  useEffect(() => {
    const mark = () => {
      const { current } = frame;
      current?.toggleAttribute('data-focused', document.activeElement === current);
    };
    for (const type of ['blur', 'focus'] as const) window.addEventListener(type, mark);
    return () => {
      for (const type of ['blur', 'focus'] as const) window.removeEventListener(type, mark);
    };
  }, [frame]);
  return (
    <iframe
      ref={frame}
      className={isNarrow ? styles.frame.narrow : styles.frame.full}
      title="Preview of your page"
      // Some browsers replace a frame's empty document once it has loaded.
      onLoad={show}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable frame must be reachable by keyboard.
      tabIndex={0}
      sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
    />
  );
});
