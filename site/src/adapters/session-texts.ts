/** Everything in this tab's session storage; empty if storage is blocked (STO-3). */
export const sessionTexts = (): Readonly<Record<string, string>> => {
  try {
    return { ...window.sessionStorage };
  } catch {
    return {};
  }
};
