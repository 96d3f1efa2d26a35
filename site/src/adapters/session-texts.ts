export const sessionTexts = (): Readonly<Record<string, string>> => {
  try {
    return { ...window.sessionStorage };
  } catch {
    return {};
  }
};
