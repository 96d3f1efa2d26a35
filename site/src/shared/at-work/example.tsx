import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import * as styles from './at-work.css.ts';

/** Animates its drawing once, when it scrolls into view. Until then the drawing is complete. */
export const Example = ({ children }: { readonly children: ReactNode }) => {
  const ground = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let wasAway = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) wasAway = true;
      else {
        observer.disconnect();
        // An example visible from the start does not animate.
        setIsDrawn(wasAway);
      }
    });
    if (ground.current) observer.observe(ground.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ground} className={`${card} ${stack[4]} ${styles.example}`} data-drawn={isDrawn || undefined}>
      {children}
    </div>
  );
};
