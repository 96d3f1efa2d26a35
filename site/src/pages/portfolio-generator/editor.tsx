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
  const { attempt, screen } = view;
  useStepKeys(tool, send);
  useKeptFocus(tool);

  // Whoever began goes on in the form; whoever comes back to it stands where they were.
  const last = useRef({ screen, attempt, y: 0 });
  const leave = () => {
    last.current = { screen, attempt, y: window.scrollY };
    send({ type: 'portfolio.preview' });
  };
  useLayoutEffect(() => {
    const before = last.current.screen;
    if (before === screen) return;
    last.current.screen = screen;
    if (before === 'editing' && screen === 'choosing')
      document.querySelector<HTMLElement>('#started-over button, #from-sample ~ button')?.focus();
    if (before === 'choosing' && screen === 'editing') document.getElementById('about-you')?.focus();
    // A page that could not be made leads to what is wrong instead.
    if (before === 'previewing' && attempt === last.current.attempt)
      window.scrollTo({ top: last.current.y, behavior: 'instant' });
    if (screen === 'previewing') document.getElementById('the-page')?.scrollIntoView({ block: 'nearest' });
  }, [screen, attempt]);

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
            <PagePanel view={view} frame={frame} onLeave={leave} />
          </div>
        )}
      </PortfolioContext>
    </DeskContext>
  );
};
