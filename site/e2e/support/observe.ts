import type { BrowserContext, Page, Route } from 'playwright/test';

interface Observed {
  readonly announcements: string[];
  readonly frames: Frame[];
  readonly shifts: Shift[];
  readonly fontAt: number;
}

export interface Frame {
  readonly background: string;
  readonly results: readonly string[];
  readonly heading: string;
}

export interface Shift {
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
}

export const rgbOf = (color: string) =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16)).join(', ')})`;

export const recordAnnouncements = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role="status"], [aria-live="polite"]');
    new MutationObserver((records) => {
      for (const { addedNodes, target: changed, type } of records) {
        const nodes = type === 'characterData' ? [changed] : [...addedNodes];
        for (const node of nodes) {
          const region = regionOf(node);
          if (region && region !== node && node.textContent) announcements.push(node.textContent.trim());
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const takeAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as Observed).announcements.splice(0));

export const recordFrames = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => element.textContent ?? '');
    const look = () => {
      requestAnimationFrame(look);
      if (!document.body) return;
      frames.push({
        background: getComputedStyle(document.documentElement).backgroundColor,
        results: textsOf('main article :is(h2, h3)'),
        heading: textsOf('h1').join(' | '),
      });
    };
    requestAnimationFrame(look);
  });

export const framesOf = (page: Page) => page.evaluate(() => (window as unknown as Observed).frames);

export const recordShifts = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts, fontAt: 0 });
    // Waits two frames: the next frame’s layout is the first that uses the font.
    const noteFont = () => {
      Object.assign(window, { fontAt: Number.POSITIVE_INFINITY });
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(window, { fontAt: performance.now() })),
      );
    };
    // Listens to every `loadingdone` event, because a fallback font may load first.
    document.fonts.addEventListener('loadingdone', noteFont);
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node?: Node;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const words = (node?.textContent ?? '').trim().slice(0, 40);
          return `${node?.nodeName} "${words}" ${Math.round(previousRect.y)} → ${Math.round(currentRect.y)}`;
        });
        shifts.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Ignores smaller shifts: the late font changes the width of words. A good CLS score is at most 0.1. */
const leastShift = 0.0005;

/** Ignores shifts before the web font loads, because it may break lines differently from its fallback. */
export const shiftsOf = (page: Page) =>
  page.evaluate((least) => {
    const { fontAt, shifts } = window as unknown as Observed;
    return shifts.filter(({ at, value }) => at > fontAt && value >= least);
  }, leastShift);

export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

export const hold = async (page: Page, pattern: Parameters<Page['route']>[0]) => {
  let release = () => {};
  let requestCount = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wait = async (route: Route) => {
    requestCount += 1;
    await released;
    await route.continue();
  };
  await page.route(pattern, wait);
  return { release, isRequested: () => requestCount > 0, stop: () => page.unroute(pattern, wait) };
};
