import {
  type Portfolio,
  type PortfolioField,
  type PortfolioStep,
  placeOfField,
  placeOfStep,
} from '@loomwright/portfolio';
import { type RefObject, useEffect, useRef } from 'react';

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
