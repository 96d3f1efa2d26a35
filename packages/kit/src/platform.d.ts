// The platform types ES2022 lacks and our packages name. Only what is used: packages have no DOM to lean on.

interface AbortSignal {
  readonly aborted: boolean;
}

declare class URLSearchParams {
  constructor(init?: string);
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
