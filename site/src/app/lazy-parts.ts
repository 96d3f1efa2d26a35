import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';

/** A part of a page whose code is loaded when its place is about to be seen; undefined until then, and where it fails. */
export const usePartWhenSeen = (
  place: RefObject<Element | null>,
  load: () => Promise<{ readonly default: ComponentType }>,
): ComponentType | undefined => {
  const [part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadPart(load).then(
          ({ default: loaded }) => setPart(() => loaded),
          () => {},
        );
      },
      { rootMargin: '600px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, load]);
  return part;
};
