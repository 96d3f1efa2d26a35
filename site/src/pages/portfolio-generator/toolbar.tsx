import { type PortfolioView, toSavingView } from '@loomwright/portfolio';
import { iconButton } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { row } from '../../ui/layout/layout.css.ts';
import { label, note } from '../../ui/text/text.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';
import { GoLink } from './go-link.tsx';

export const Toolbar = ({ view: { canRedo, canUndo, saving } }: { readonly view: PortfolioView }) => {
  const { send } = useEditor();
  const { isLost, savingText } = toSavingView(saving);
  const steps = [
    {
      text: 'Undo',
      keys: 'Ctrl+Z',
      icon: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
      canDo: canUndo,
      type: 'portfolio.undo',
    },
    {
      text: 'Redo',
      keys: 'Ctrl+Shift+Z',
      icon: 'M15 14l5-5l-5-5M20 9H10a6 6 0 0 0 0 12h3',
      canDo: canRedo,
      type: 'portfolio.redo',
    },
  ] as const;
  return (
    <div className={`${row[2]} ${styles.toolbar} ${isLost ? styles.loose : ''}`}>
      {steps.map(({ text, keys, icon, canDo, type }) => (
        <button
          key={text}
          type="button"
          className={`${iconButton.round} ${styles.undo}`}
          aria-label={text}
          aria-keyshortcuts={`${keys.replace('Ctrl', 'Control')} ${keys.replace('Ctrl', 'Meta')}`}
          title={`${text} (${keys})`}
          aria-disabled={!canDo || undefined}
          onClick={() => canDo && send({ type })}
        >
          <Icon path={icon} />
        </button>
      ))}
      <p className={`${note} ${styles.saving} ${isLost ? styles.problem : ''}`}>
        {/* Every pause in typing saves the portfolio, so only a failure is announced. */}
        <span>{!isLost && savingText}</span>
        <span role="status">{isLost && savingText}</span>
      </p>
      <GoLink to="the-page" className={`${label} ${styles.jump}`}>
        See the page
      </GoLink>
    </div>
  );
};
