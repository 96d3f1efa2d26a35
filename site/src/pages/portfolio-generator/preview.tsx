import {
  type Portfolio,
  type PortfolioField,
  type PortfolioStep,
  placeOfField,
  placeOfStep,
  renderPortfolio,
} from '@loomwright/portfolio';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageDocument } from '../../shared/page-document/page-document.tsx';
import * as styles from './editor.css.ts';

interface Props {
  readonly portfolio: Portfolio;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isNarrow: boolean;
}

/** The page as it will be downloaded, in a frame that runs no script and cannot navigate this tab (PGN-1). */
export const Preview = memo(({ portfolio, frame, isNarrow }: Props) => {
  const [page, setPage] = useState<Document | null>();
  // Some browsers replace a frame's empty document once it has loaded.
  const findPage = useCallback(() => setPage(frame.current?.contentDocument), [frame]);
  useLayoutEffect(findPage, [findPage]);
  // Focus within a frame fires no event on it, only `blur` on the window around it.
  useEffect(() => {
    const mark = () => {
      const { current } = frame;
      current?.toggleAttribute('data-focused', document.activeElement === current);
    };
    const listening = new AbortController();
    for (const type of ['blur', 'focus']) window.addEventListener(type, mark, listening);
    return () => listening.abort();
  }, [frame]);
  return (
    <>
      <iframe
        ref={frame}
        className={isNarrow ? `${styles.frame} ${styles.narrow}` : styles.frame}
        title="Preview of your page"
        onLoad={findPage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable frame must be reachable by keyboard.
        tabIndex={0}
        sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
      />
      {page && <PageDocument page={page} tree={renderPortfolio(portfolio)} />}
    </>
  );
});

/** In pixels: what stays visible above the part that is scrolled to. */
const MARGIN = 24;

// Not `scrollIntoView`, which would scroll the site's own page too.
const scrollTo = (frame: HTMLIFrameElement | null, selector: string) => {
  const view = frame?.contentWindow;
  const part = view?.document.querySelector(selector);
  if (!view || !part) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = part.getBoundingClientRect().top + view.scrollY - MARGIN;
  view.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
};

interface Following {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly step: PortfolioStep;
  readonly now: () => Portfolio;
}

/**
 * The preview shows the part of the page that is being edited: that of the step, then that of the focused field. Returns
 * what the form calls when something in it receives focus.
 */
export const usePreviewPlace = ({ frame, step, now }: Following) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(frame.current, placeOfStep(step));
  }, [frame, step]);
  return ({ target }: { readonly target: Element }) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) scrollTo(frame.current, placeOfField(now(), field as PortfolioField));
  };
};
