/** The keys that the tests press, by their names in the DOM. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Backspace'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Home'
  | 'End';

export type Modifier = 'Shift' | 'Control';

/** A tab of a browser: what every WebDriver protocol can do. `screen.ts` builds on it what a test does. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page, whose parameters and result are JSON. */
  readonly evaluate: <T, P extends readonly unknown[]>(
    run: (...parameters: P) => T | Promise<T>,
    ...parameters: P
  ) => Promise<T>;
  /** Runs a script of many kilobytes in the page. */
  readonly addScript: (source: string) => Promise<void>;
  /** A real click at a point of the viewport, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** A turn of the wheel over a point, in CSS pixels. */
  readonly wheelAt: (x: number, y: number, by: number) => Promise<void>;
  readonly press: (key: Key, modifier?: Modifier) => Promise<void>;
  /** Types characters into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
}

/** One browser with a profile of its own. */
export interface Session {
  readonly newTab: () => Promise<Tab>;
  /** Errors in the console and uncaught errors of all tabs so far. */
  readonly problems: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];
