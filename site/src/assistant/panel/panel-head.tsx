import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './chat-panel.css.ts';

interface Props {
  readonly canClear: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The panel's name, and the buttons that clear and close it (CHT-6, CHT-7). */
export const PanelHead = ({ canClear, onClear, onClose }: Props) => (
  <div className={styles.head}>
    <h2 id="assistant-name" className={styles.name}>
      Assistant
    </h2>
    {canClear && (
      <Button look="quiet" onClick={onClear}>
        Clear conversation
      </Button>
    )}
    <button type="button" className={styles.close} aria-label="Close the assistant" onClick={onClose}>
      <Icon name="close" size={22} />
    </button>
  </div>
);
