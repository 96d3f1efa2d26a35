import type { InstallationFact } from '@loomwright/shell';

/** A browser's offer to install the site, which can be taken once. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Whether the page is shown as an installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The browser's own way to install the site, in browsers that let a page offer it. */
export const createInstaller = () => {
  let offer: InstallPrompt | undefined;
  return {
    watchInstaller: (report: (fact: InstallationFact) => void) => {
      const life = new AbortController();
      const { signal } = life;
      addEventListener(
        'beforeinstallprompt',
        (event) => {
          // Offered in the settings, not at a moment that the browser chooses.
          event.preventDefault();
          offer = event as InstallPrompt;
          report('offered');
        },
        { signal },
      );
      addEventListener('appinstalled', () => report('done'), { signal });
      return () => life.abort();
    },
    askToInstall: async () => {
      const taken = offer;
      offer = undefined;
      if (!taken) throw new Error('The browser does not offer to install the site.');
      return (await taken.prompt()).outcome;
    },
  };
};
