import type { Site } from '../../app/site.ts';

/** Lets the lab find and follow this tab if its live view was ever opened in this browser (LAB-2). */
export const answerLab = (site: Site): void => {
  let isLoaded = false;
  const look = () => {
    if (isLoaded || site.persistence.store.read('lab').kind !== 'found') return;
    isLoaded = true;
    import('./tab-share.ts').then(
      ({ answerTabs }) => answerTabs(site),
      () => {
        isLoaded = false;
      },
    );
  };
  site.persistence.store.watch('lab', look);
  look();
};
