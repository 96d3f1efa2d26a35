import { type Portfolio, renderPortfolio } from '@loomwright/portfolio';
import { type RefObject, useLayoutEffect } from 'react';
import { showPage } from './page-frame.ts';

interface Props {
  readonly portfolio: Portfolio;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly className: string;
}

/** The page as it will be downloaded, in a frame that runs no script (PGN-1). */
export const Preview = ({ portfolio, frame, className }: Props) => {
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) showPage(page, renderPortfolio(portfolio));
  }, [portfolio, frame]);
  return (
    <iframe
      ref={frame}
      className={className}
      title="Preview of your page"
      sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
    />
  );
};
