import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserHistory } from '../../src/adapters/browser-history.ts';
import { watchConnection } from '../../src/adapters/connection.ts';
import { ignoreStrayClicks } from '../../src/adapters/held-keys.ts';

const start = location.href;
afterEach(() => {
  history.replaceState(null, '', start);
  vi.restoreAllMocks();
});

test('going back from the first page leads home', { tags: ['NFD-1', 'RTE-6'] }, async () => {
  const { goBack, navigate, start: begin } = createBrowserHistory();
  const visits: string[] = [];
  begin(
    ({ cause, location: { pathname } }) => visits.push(`${cause} ${pathname}`),
    () => location.pathname,
  );
  navigate('/unknown');
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  goBack();
  await back;
  expect([location.href, visits]).toEqual([start, ['link /unknown', `history ${new URL(start).pathname}`]]);
  goBack();
  expect([location.pathname, visits.at(-1)]).toEqual(['/', 'link /']);
});

test('the connection is reported at once and on every change, until stopped', {
  tags: ['CHT-7'],
}, () => {
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const reported: boolean[] = [];
  const stop = watchConnection((isOnline) => reported.push(isOnline));
  setOnline(false);
  setOnline(true);
  stop();
  setOnline(false);
  expect(reported).toEqual([true, false, true]);
});

test('a double click does not press what appears below the pointer', { tags: ['CRT-9'] }, () => {
  document.body.innerHTML = '<button>Clear</button><button>Undo</button>';
  const [clear, undo] = document.body.children;
  const pressed: string[] = [];
  const press = ({ target }: Event) => pressed.push((target as Element).textContent ?? '');
  document.body.addEventListener('click', press);
  ignoreStrayClicks();
  const click = (element: Element | undefined, detail: number) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  click(clear, 1);
  click(clear, 2);
  click(undo, 2);
  expect(pressed).toEqual(['Clear', 'Clear']);
  document.body.removeEventListener('click', press);
});
