let loading: Promise<void> | undefined;

const load = (href: string) =>
  new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      // The page is readable without; the next one tries again.
      link.remove();
      loading = undefined;
      resolve();
    };
    // Before the style files of lazy parts, which build on it.
    (document.querySelector('style') ?? document.head).after(link);
  });

/** Loads the styles of all pages where the document has only those of its own; resolves also when they are missing. */
export const loadWholeStyle = (): Promise<void> => {
  const href = document.querySelector<HTMLMetaElement>('meta[name="style"]')?.content;
  loading ??= href ? load(href) : Promise.resolve();
  return loading;
};
