/** Everything in this tab's session storage; nothing where the browser keeps it closed (STO-3). */
export const sessionTexts = (): Readonly<Record<string, string>> => {
  try {
    return { ...window.sessionStorage };
  } catch {
    return {};
  }
};
