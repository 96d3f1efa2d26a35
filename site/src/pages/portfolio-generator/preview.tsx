import {
  type Portfolio,
  type PortfolioField,
  type PortfolioStep,
  renderPortfolio,
  selectorOfField,
  selectorOfStep,
} from '@loomwright/portfolio';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageDocument } from '../../shared/page-document/page-document.tsx';
import * as styles from './editor.css.ts';

interface Props {
  readonly portfolio: Portfolio;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isNarrow: boolean;
}

/** The page as downloaded, in a frame that runs no scripts and cannot navigate this tab (PGN-1). */
export const Preview = memo(({ portfolio, frame, isNarrow }: Props) => {
  const [page, setPage] = useState<Document | null>();
  // Some browsers replace a frame's empty document once it has loaded.
  const findPage = useCallback(() => setPage(frame.current?.contentDocument), [frame]);
  useLayoutEffect(findPage, [findPage]);
  // Focus inside a frame fires only a `blur` on the outer window.
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

/** Pixels kept visible above the scroll target. */
const MARGIN = 24;

// `scrollIntoView` would also scroll the outer page.
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

/** Scrolls the preview to the current step or the focused field. Returns the focus handler for the form. */
export const usePreviewPlace = ({ frame, step, now }: Following) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(frame.current, selectorOfStep(step));
  }, [frame, step]);
  return ({ target }: { readonly target: Element }) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) scrollTo(frame.current, selectorOfField(now(), field as PortfolioField));
  };
};
