import { type Portfolio, renderPortfolio } from '@loomwright/portfolio';
import { memo, type RefObject, useEffect, useLayoutEffect } from 'react';
import { showPage } from './page-frame.ts';
import * as styles from './preview.css.ts';

interface Props {
  readonly portfolio: Portfolio;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isNarrow: boolean;
}

/** The page as it will be downloaded, in a frame that runs no script and can lead this tab nowhere (PGN-1). */
export const Preview = memo(({ portfolio, frame, isNarrow }: Props) => {
  const show = () => {
    const page = frame.current?.contentDocument;
    if (page) showPage(page, renderPortfolio(portfolio));
  };
  // With the letter that was typed, not after it.
  useLayoutEffect(show, [portfolio]);
  // Browsers do not say of a frame that the keyboard is within it, other than by leaving the window around it.
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
      // Some browsers make a frame's empty document anew once it has loaded.
      onLoad={show}
      // Also where it holds no link: it can be scrolled by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
      tabIndex={0}
      sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
    />
  );
});
