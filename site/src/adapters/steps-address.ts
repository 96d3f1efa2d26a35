// The steps of a simulation stand in the fragment of the address: it is long, and no server needs to see it.

/** The steps in the address; empty for none. */
export const readSteps = (): string => new URLSearchParams(window.location.hash.slice(1)).get('steps') ?? '';

const hashOf = (stepsText: string): string => `#${new URLSearchParams({ steps: stepsText })}`;

/** The address of this page with steps in it. */
export const linkToSteps = (stepsText: string): string =>
  new URL(hashOf(stepsText), window.location.href).href;

/** Puts steps into the address. A browser that refuses goes on without. */
export const keepSteps = (stepsText: string): void => {
  try {
    window.history.replaceState(window.history.state, '', hashOf(stepsText));
  } catch {
    // Safari allows a hundred changes in half a minute.
  }
};

/** Calls back with the steps in the address of this page once its fragment has changed; returns the way to stop. */
export const watchSteps = (onChange: (stepsText: string) => void): (() => void) => {
  const { pathname, search } = window.location;
  const isHere = () => window.location.pathname === pathname && window.location.search === search;
  // After the other listeners, which look at what the fragment names.
  const listen = () => setTimeout(() => isHere() && onChange(readSteps()));
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};
