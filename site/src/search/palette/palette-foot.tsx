import { toAppView } from '@loomwright/app';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './palette.css.ts';

interface Props {
  readonly canForget: boolean;
  readonly onForget: () => void;
}

/** The keys of the search, its setting, and the removal of what it remembers (SCH-1). */
export const PaletteFoot = ({ canForget, onForget }: Props) => {
  const { app } = useSite();
  const hasSlash = useView(app, toAppView).searchKey !== 'off';
  const toggle = () =>
    app.send({ type: 'preferences.choose', choice: { searchKey: hasSlash ? 'off' : 'on' } });
  return (
    <div className={styles.foot}>
      <p className={styles.keys}>
        <span aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Ctrl ↵</kbd> new tab
        </span>
        <span className={hidden}>Arrow keys choose, Enter opens, Ctrl Enter opens in a new tab.</span>
      </p>
      {canForget && (
        <button type="button" className={styles.small} onClick={onForget}>
          Clear recent searches
        </button>
      )}
      <button type="button" className={styles.setting} aria-pressed={hasSlash} onClick={toggle}>
        <kbd>/</kbd> opens the search
        {/* Its pressed state says the same. */}
        <span aria-hidden="true">{`: ${hasSlash ? 'on' : 'off'}`}</span>
      </button>
    </div>
  );
};
