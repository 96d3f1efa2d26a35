const requested = new Map<string, Promise<void>>();

// Resolves also when the file is missing: a page without its style is readable, parts that are not wait (`when-styled.ts`).
const request = (file: string) =>
  new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${file}` });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

const bring = (file: string): Promise<void> => {
  const bringing = requested.get(file) ?? request(file);
  requested.set(file, bringing);
  return bringing;
};

/**
 * Loads a module after its style files, of which each is requested once; the build calls it for every `import()`. In
 * place of Vite's own helper, which is five times as large: it also preloads scripts, which links here do on intent.
 */
export const withStyles = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  await Promise.all(files.map(bring));
  return load();
};
