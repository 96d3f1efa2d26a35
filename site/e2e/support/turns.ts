import type { Page } from 'playwright/test';

/**
 * Presses each tab’s submit button in turn, every `stepMs`. Returns the epoch time of each tab’s last press.
 */
export const addInTurns = (tabs: readonly Page[], stepMs: number, presses: number) => {
  const begin = Date.now() + 500;
  return Promise.all(
    tabs.map((tab, place) =>
      tab.evaluate(
        ({ first, everyMs, times }) =>
          new Promise<number>((resolve) => {
            const button = document.querySelector<HTMLButtonElement>('main button[type="submit"]');
            const press = (count: number) => {
              button?.click();
              if (count + 1 < times) setTimeout(press, first + everyMs * (count + 1) - Date.now(), count + 1);
              else resolve(Date.now());
            };
            setTimeout(press, first - Date.now(), 0);
          }),
        { first: begin + place * stepMs, everyMs: stepMs * tabs.length, times: presses },
      ),
    ),
  );
};
