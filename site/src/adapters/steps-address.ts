// The steps of a simulation are in the fragment, because they are long and the server does not need them.

export const readSteps = (): string => new URLSearchParams(window.location.hash.slice(1)).get('steps') ?? '';

const hashOf = (stepsText: string): string => `#${new URLSearchParams({ steps: stepsText })}`;

export const linkToSteps = (stepsText: string): string =>
  new URL(hashOf(stepsText), window.location.href).href;

export const keepSteps = (stepsText: string): void => {
  try {
    window.history.replaceState(window.history.state, '', hashOf(stepsText));
  } catch {
    // Safari throws after a hundred changes in thirty seconds.
  }
};

/** Calls `onChange` when the fragment changes on this page. Returns a function that stops the calls. */
export const watchSteps = (onChange: (stepsText: string) => void): (() => void) => {
  const { pathname, search } = window.location;
  const isHere = () => window.location.pathname === pathname && window.location.search === search;
  // Runs after the other listeners, which treat the fragment as a scroll target.
  const listen = () => setTimeout(() => isHere() && onChange(readSteps()));
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};
