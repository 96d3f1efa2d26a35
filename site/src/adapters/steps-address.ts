// The steps of a simulation stand in the fragment of the address: it is long, and no server needs to see it.

/** The steps in the address; empty for none. */
export const readSteps = (): string => new URLSearchParams(window.location.hash.slice(1)).get('steps') ?? '';

/** Puts steps into the address. A browser that refuses goes on without. */
export const keepSteps = (stepsText: string): void => {
  try {
    window.history.replaceState(window.history.state, '', `#${new URLSearchParams({ steps: stepsText })}`);
  } catch {
    // Safari allows a hundred changes in half a minute.
  }
};
