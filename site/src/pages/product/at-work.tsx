import { atWork } from '@loomwright/content';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../app/load-part.ts';
import { alignTop, split, stack } from '../../ui/layout/layout.css.ts';
import { subtitle } from '../../ui/text/text.css.ts';
import * as styles from './product-page.css.ts';

/** Loads a part shortly before it becomes visible; undefined until then, or if loading fails. */
const usePartWhenSeen = (
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

interface Demonstration {
  readonly words: { readonly title: string; readonly text: string };
  readonly isSample?: true;
  readonly height: keyof typeof styles.atWorkPart;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** Demonstrations by product id. The free product has none, because users can try the tool itself. */
export const demonstrations: Readonly<Record<number, Demonstration>> = {
  1: {
    words: atWork.assistant,
    height: 'high',
    load: async () => ({ default: (await import('../../shared/at-work/answers.tsx')).Answers }),
  },
  2: {
    words: atWork.analytics,
    isSample: true,
    height: 'low',
    load: async () => ({ default: (await import('../../shared/at-work/forecast.tsx')).Forecast }),
  },
  3: {
    words: atWork.labels,
    isSample: true,
    height: 'low',
    load: async () => ({ default: (await import('../../shared/at-work/labels.tsx')).Labels }),
  },
  4: {
    words: atWork.automation,
    isSample: true,
    height: 'high',
    load: async () => ({ default: (await import('../../shared/at-work/invoices.tsx')).Invoices }),
  },
  5: {
    words: atWork.customer,
    isSample: true,
    height: 'low',
    load: async () => ({ default: (await import('../../shared/at-work/customer.tsx')).Customer }),
  },
};

export const AtWork = ({ words: { text, title }, isSample, height, load }: Demonstration) => {
  const place = useRef<HTMLDivElement>(null);
  const Part = usePartWhenSeen(place, load);
  return (
    <section className={`${split.narrowWide} ${styles.part}`} aria-labelledby="at-work" data-needs-js>
      <div className={`${stack[3]} ${alignTop}`}>
        <h2 id="at-work" className={subtitle}>
          {title}
        </h2>
        <p>{`${text}${isSample ? ' Names and figures are samples.' : ''}`}</p>
      </div>
      <div ref={place} className={styles.atWorkPart[height]}>
        {Part && <Part />}
      </div>
    </section>
  );
};
