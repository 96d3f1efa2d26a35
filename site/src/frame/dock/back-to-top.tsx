import { toAppView } from '@loomwright/app';
import { focusContent } from '../../app/focus-content.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { iconButton } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { backToTop } from '../frame.css.ts';

export const BackToTop = () => {
  const { offersTop } = useView(useSite().app, toAppView);
  const goUp = () => {
    focusContent();
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={`${iconButton.round} ${backToTop}`}
      hidden={!offersTop}
      aria-label="Back to top"
      onClick={goUp}
    >
      <Icon name="arrowUp" size={22} />
    </button>
  );
};
