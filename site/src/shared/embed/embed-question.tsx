import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './embed.css.ts';

const pin =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z';

interface Props {
  readonly title: string;
  readonly host: string;
  readonly size: 'map' | 'form';
  readonly onLoad: () => void;
}

/** What stands in the place of an embed until the user asks for it: where it comes from, and what loading it means. */
export const EmbedQuestion = ({ title, host, size, onLoad }: Props) => (
  <div className={styles.words} data-asks>
    {size === 'map' && (
      <span className={styles.pin}>
        <Icon path={pin} size={36} />
      </span>
    )}
    <p>
      <strong>{title}</strong>
    </p>
    <p>
      It comes from <strong>{host}</strong>, which sees your IP address and browser once you load it. Nothing
      is sent there before.
    </p>
    <Button look="primary" onClick={onLoad} data-needs-js>
      Load it
    </Button>
  </div>
);
