import { toAppView } from '@loomwright/app';
import {
  createSearchBoxMachine,
  type SearchBoxPorts,
  type SearchScope,
  type SearchTarget,
  settingTexts,
  toNoticesView,
  toSearchBoxView,
} from '@loomwright/shell';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useSession, useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { cluster, fixed } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { bare } from '../../ui/surface/surface.css.ts';
import { muted } from '../../ui/text/text.css.ts';
import * as styles from './palette.css.ts';
import { Results } from './results.tsx';
import { SearchInput } from './search-input.tsx';

const personOf = ({ status, user }: ReturnType<typeof useSession>): SearchScope['person'] => {
  if (status === 'loading') return 'unknown';
  if (!user) return 'guest';
  return user.isAdmin ? 'admin' : 'member';
};

const Key = ({ children }: { readonly children: string }) => <kbd className={styles.key}>{children}</kbd>;

interface FootProps {
  readonly canForget: boolean;
  readonly onForget: () => void;
}

const PaletteFoot = ({ canForget, onForget }: FootProps) => {
  const { app } = useSite();
  const { searchKey } = useView(app, toAppView);
  const hasSlash = searchKey === 'on';
  const toggle = () =>
    app.send({ type: 'preferences.choose', choice: { searchKey: hasSlash ? 'off' : 'on' } });
  return (
    <div className={`${fixed} ${cluster[3]} ${muted} ${styles.foot}`}>
      <p className={styles.keys}>
        <span aria-hidden="true">
          <Key>↑</Key>
          <Key>↓</Key> choose <Key>↵</Key> open <Key>Ctrl ↵</Key> new tab
        </span>
        <span className={hidden}>Arrow keys choose, Enter opens, Ctrl Enter opens in a new tab.</span>
      </p>
      {canForget && (
        <button type="button" className={`${bare} ${styles.small}`} onClick={onForget}>
          Clear recent searches
        </button>
      )}
      <button
        type="button"
        className={`${bare} ${styles.small} ${styles.setting}`}
        aria-pressed={hasSlash}
        onClick={toggle}
      >
        <Key>/</Key> shortcut
        {/* Hidden from screen readers, because the pressed state conveys the same information. */}
        <span aria-hidden="true">{`: ${settingTexts.searchKey.labels[searchKey]}`}</span>
      </button>
    </div>
  );
};

/** Opens the page or runs the action. Closes the dialog unless the page opens in a new tab (SCH-1). */
const useSelectOption = () => {
  const { app, assistant, search, session, platform } = useSite();
  return (target: SearchTarget, inNewTab: boolean): void => {
    if ('href' in target && inNewTab) {
      window.open(target.href, '_blank', 'noopener');
      return;
    }
    search.send({ type: 'search.close' });
    if ('href' in target) platform.navigate(target.href);
    else if (target.action.kind === 'theme')
      app.send({ type: 'preferences.choose', choice: { theme: target.action.theme } });
    else if (target.action.kind === 'logOut') session.send({ type: 'session.logOut' });
    else assistant.send({ type: 'assistant.open' });
  };
};

interface Props {
  readonly index: SearchBoxPorts['index'];
  readonly typed: string;
}

export const Palette = ({ index, typed }: Props) => {
  const { app, notices, search } = useSite();
  const { theme } = useView(app, toAppView);
  const person = personOf(useSession());
  const searchScope = useMemo(() => ({ person, theme }), [person, theme]);
  const box = usePageActor(
    ({ persistence }) => createSearchBoxMachine({ records: persistence.records, index }),
    {
      searchScope,
      notices,
    },
  );
  const view = useView(box, toSearchBoxView);
  const { announcementKey, announcementText } = useView(notices, toNoticesView);

  useEffect(() => box.send({ type: 'scope.changed', searchScope }), [box, searchScope]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typed) box.send({ type: 'box.type', text: typed });
  }, [box, typed]);
  const take = useSelectOption();
  const onTaken = useEffectEvent((target: SearchTarget, inNewTab: boolean) => take(target, inNewTab));
  useEffect(() => {
    const taken = box.on('box.selected', ({ target, inNewTab }) => onTaken(target, inNewTab));
    const left = box.on('box.left', () => search.send({ type: 'search.close' }));
    return () => {
      taken.unsubscribe();
      left.unsubscribe();
    };
  }, [box, search]);

  const forget = () => {
    input.current?.focus();
    box.send({ type: 'box.clearRecent' });
  };

  return (
    <>
      <SearchInput view={view} input={input} onEvent={box.send} />
      <Results view={view} onEvent={box.send} />
      <PaletteFoot canForget={view.canForget} onForget={forget} />
      {/* Needed because a modal dialog hides the page's live region. */}
      <div role="status" className={hidden}>
        {announcementText !== '' && <p key={announcementKey}>{announcementText}</p>}
      </div>
    </>
  );
};
