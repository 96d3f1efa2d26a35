import type { InstallationFact } from '@loomwright/shell';

interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export const createInstaller = () => {
  let offer: InstallPrompt | undefined;
  return {
    watchInstaller: (report: (fact: InstallationFact) => void) => {
      const life = new AbortController();
      const { signal } = life;
      addEventListener(
        'beforeinstallprompt',
        (event) => {
          // The account settings, not the browser, offer the installation.
          event.preventDefault();
          offer = event as InstallPrompt;
          report('offered');
        },
        { signal },
      );
      addEventListener('appinstalled', () => report('done'), { signal });
      return () => life.abort();
    },
    promptInstall: async () => {
      const taken = offer;
      offer = undefined;
      if (!taken) throw new Error('The browser does not offer to install the site.');
      return (await taken.prompt()).outcome;
    },
  };
};
