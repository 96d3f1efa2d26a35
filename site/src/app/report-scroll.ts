import { toScrollPlace } from '@loomwright/shell';
import type { Site } from './site.ts';

/** Reports the scroll position whenever it crosses a threshold (NAV-2, TOP-1). */
export const reportScroll = ({ app }: Site): void => {
  const report = () => {
    const place = toScrollPlace(scrollY);
    if (place !== app.getSnapshot().context.scrollPlace) app.send({ type: 'page.scrolled', place });
  };
  addEventListener('scroll', report, { passive: true });
  report();
};
