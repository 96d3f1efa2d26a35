import { type ReactNode, useEffect, useRef } from 'react';
import { cluster } from '../../ui/layout/layout.css.ts';
import * as styles from '../frame.css.ts';

interface Props {
  readonly notices: ReactNode;
  readonly children: ReactNode;
}

/** What stays at the lower edge of the window: notices, the way up and the assistant's button (A11-1). */
export const Dock = ({ notices, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Notices make it higher: so is its place at the end of the page, and what has focus is scrolled above it.
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
