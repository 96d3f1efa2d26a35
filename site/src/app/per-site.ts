import type { Site } from './site.ts';

/** Makes something of a site when it is first asked for, once. */
export const perSite = <T extends object>(create: (site: Site) => T): ((site: Site) => T) => {
  const made = new WeakMap<Site, T>();
  return (site) => {
    const known = made.get(site) ?? create(site);
    made.set(site, known);
    return known;
  };
};
