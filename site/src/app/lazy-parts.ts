import { type ComponentType, type RefObject, useEffect, useState } from 'react';

let loading: Promise<void> | undefined;

const load = (href: string) =>
  new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      // The page is readable without; the next one tries again.
      link.remove();
      loading = undefined;
      resolve();
    };
    // Before the style files of lazy parts, which build on it.
    (document.querySelector('style') ?? document.head).after(link);
  });

/** Loads the styles of all pages where the document has only those of its own; resolves also when they are missing. */
export const loadWholeStyle = (): Promise<void> => {
  const href = document.querySelector<HTMLMetaElement>('meta[name="style"]')?.content;
  loading ??= href ? load(href) : Promise.resolve();
  return loading;
};

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
        Promise.all([load(), loadWholeStyle()]).then(
          ([{ default: loaded }]) => setPart(() => loaded),
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
