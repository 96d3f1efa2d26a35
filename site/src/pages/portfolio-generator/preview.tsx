import { type Portfolio, renderPortfolio } from '@loomwright/portfolio';
import { memo, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { PageDocument } from '../../shared/page-document/page-document.tsx';
import * as styles from './preview.css.ts';

interface Props {
  readonly portfolio: Portfolio;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isNarrow: boolean;
}

/** The page as it will be downloaded, in a frame that runs no script and cannot navigate this tab (PGN-1). */
export const Preview = memo(({ portfolio, frame, isNarrow }: Props) => {
  const [page, setPage] = useState<Document | null>();
  // Some browsers replace a frame's empty document once it has loaded.
  const findPage = () => setPage(frame.current?.contentDocument);
  useLayoutEffect(findPage, []);
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
    <>
      <iframe
        ref={frame}
        className={isNarrow ? styles.frame.narrow : styles.frame.full}
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
