import { type ReactNode, useEffect, useRef } from 'react';
import { cluster } from '../../ui/layout/layout.css.ts';
import * as styles from '../frame.css.ts';

interface Props {
  readonly notices: ReactNode;
  readonly children: ReactNode;
}

/** Notices and buttons at the lower edge of the window (A11-1). */
export const Dock = ({ notices, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dock's height, which notices change, determines the space below the page and the scroll padding.
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry?.borderBoxSize[0]?.blockSize}px`;
      if (place.current) place.current.style.height = height;
      document.documentElement.style.scrollPaddingBottom = `calc(${height} + ${styles.focusRoom})`;
    });
    if (dock.current) observer.observe(dock.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.dockPlace} data-needs-js="">
      <div ref={dock} className={`${cluster[2]} ${styles.dock}`}>
        {notices}
        <div className={styles.pill}>{children}</div>
      </div>
    </div>
  );
};
