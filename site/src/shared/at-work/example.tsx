import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import * as styles from './at-work.css.ts';

/** The ground of an example. What it draws is drawn once, when it comes into view; until then it waits. */
export const Example = ({ children }: { readonly children: ReactNode }) => {
  const ground = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<'waits' | 'runs'>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) observer.disconnect();
        // What was in view from the start is finished.
        setDrawing((now) => (entry?.isIntersecting ? now && 'runs' : 'waits'));
      },
      { threshold: 0.3 },
    );
    if (ground.current) observer.observe(ground.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ground} className={`${card} ${stack[4]} ${styles.example}`} data-drawing={drawing}>
      {children}
    </div>
  );
};
