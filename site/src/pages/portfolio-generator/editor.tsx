import { useLayoutEffect, useMemo, useRef } from 'react';
import { Choosing } from './choosing.tsx';
import { type Desk, DeskContext, PortfolioContext, toEdit } from './desk-context.ts';
import * as styles from './editor.css.ts';
import { EditorForm } from './editor-form.tsx';
import { PagePanel } from './page-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePortfolio } from './use-portfolio.ts';
import { useStepKeys } from './use-step-keys.ts';

export { whenStyled } from '../../chat/when-styled.ts';

interface Props {
  /** Stands in until it is known what this browser keeps. */
  readonly placeholder: React.ReactNode;
}

/** The tool itself: the ways to begin, or the form with the page it makes. */
export const Editor = ({ placeholder }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const tool = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { view, send, now } = usePortfolio(frame);
  const desk = useMemo<Desk>(
    () => ({
      send,
      now,
      write: (field, text) => send({ type: 'portfolio.edit', edit: toEdit(field, text) }),
    }),
    [send, now],
  );
  const { screen } = view;
  useStepKeys(tool, send);
  useKeptFocus(tool);

  // Whoever began goes on in the form; whoever comes back to it stands where they were.
  const last = useRef<{ screen: typeof screen; y: number }>({ screen, y: 0 });
  useLayoutEffect(() => {
    const before = last.current.screen;
    if (before === screen) return;
    if (screen === 'previewing') last.current.y = window.scrollY;
    last.current.screen = screen;
    if (before === 'editing' && screen === 'choosing')
      document.querySelector<HTMLElement>('#started-over button, #from-sample ~ button')?.focus();
    if (before === 'choosing' && screen === 'editing') document.getElementById('about-you')?.focus();
    if (before === 'previewing') window.scrollTo({ top: last.current.y, behavior: 'instant' });
    if (screen === 'previewing') document.getElementById('the-page')?.scrollIntoView({ block: 'nearest' });
  }, [screen]);

  const isMaking = screen === 'editing' || screen === 'previewing';
  return (
    <DeskContext value={desk}>
      <PortfolioContext value={view.portfolio}>
        {screen === 'opening' && placeholder}
        {screen === 'choosing' && <Choosing view={view} />}
        {isMaking && (
          <div ref={tool} className={screen === 'editing' ? styles.bench : undefined}>
            <div hidden={screen !== 'editing'}>
              <Toolbar view={view} />
              <EditorForm view={view} form={form} />
            </div>
            <PagePanel view={view} frame={frame} />
          </div>
        )}
      </PortfolioContext>
    </DeskContext>
  );
};
