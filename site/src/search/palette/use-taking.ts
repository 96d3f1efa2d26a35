import type { SearchTarget } from '@loomwright/shell';
import { useSite } from '../../app/providers.tsx';

/** Goes to the page that was taken, or does what was (SCH-1). The dialog is closed, unless a page opens in another tab. */
export const useTaking = () => {
  const { app, assistant, search, session, world } = useSite();
  return (target: SearchTarget, isAside: boolean): void => {
    if ('href' in target && isAside) {
      window.open(target.href, '_blank', 'noopener');
      return;
    }
    search.send({ type: 'search.close' });
    if ('href' in target) world.navigate(target.href);
    else if (target.action.kind === 'theme')
      app.send({ type: 'preferences.choose', choice: { theme: target.action.theme } });
    else if (target.action.kind === 'logOut') session.send({ type: 'session.logOut' });
    else assistant.send({ type: 'assistant.open' });
  };
};
