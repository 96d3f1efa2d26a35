import type { PageFile } from './page-module.ts';

const needed = ['route', 'documents', 'search'] as const;

const isComplete = (file: Partial<PageFile>): file is PageFile =>
  needed.every((name) => file[name] !== undefined);

// Checked at run time too, because the build does not check types.
const problemOf = (file: Partial<PageFile>): string | undefined => {
  const missing = needed.find((name) => file[name] === undefined);
  if (missing) return `exports no \`${missing}\`; copy that of another page and change it`;
  const { path, title } = file.route ?? {};
  if (!path?.startsWith('/') && path !== '*') return `has the path "${path}"; begin it with a slash`;
  if (!title) return 'has no title; add `title` to its `route`';
  return file.documents?.description ? undefined : 'has no description; add `description` to its `documents`';
};

const folderOf = (name: string) => name.split('/').at(-2) ?? '';
const place = (name: string) => `site/src/pages/${folderOf(name)}/page.ts`;
const toPattern = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

/** Throws a one-line error if a `page.ts` is missing or incomplete, or if two pages have the same path. */
export const checkPages = (
  files: Readonly<Record<string, Partial<PageFile>>>,
  components: readonly string[],
) => {
  for (const name of components)
    if (!files[name.replace(/[^/]+$/, 'page.ts')])
      throw new Error(`${place(name)} is missing; copy that of another page and change it`);
  const owners = new Map<string, string>();
  return Object.entries(files).map(([name, file]) => {
    const problem = problemOf(file);
    if (problem || !isComplete(file)) throw new Error(`${place(name)} ${problem}`);
    const folder = folderOf(name);
    if (!components.includes(name.replace('page.ts', `${folder}-page.tsx`)))
      throw new Error(`${place(name)} has no component; add ${folder}-page.tsx beside it`);
    const { path } = file.route;
    const owner = owners.get(toPattern(path));
    if (owner) throw new Error(`${place(name)} has the path "${path}" of ${owner}; change one of them`);
    owners.set(toPattern(path), place(name));
    return { folder, ...file };
  });
};
