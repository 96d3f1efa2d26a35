import { useLayoutEffect, useMemo, useRef } from 'react';
import { Choosing } from './choosing.tsx';
import * as styles from './editor.css.ts';
import { EditorContext, type EditorHandle, PicturesContext, PortfolioContext } from './editor-context.ts';
import { EditorForm } from './editor-form.tsx';
import { PagePanel } from './page-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePortfolio } from './use-portfolio.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export { whenStyled } from '../../app/when-styled.ts';

interface Props {
  /** Shown until this browser's stored portfolio is loaded. */
  readonly placeholder: React.ReactNode;
}

/** The tool: the ways to start, or the form with the preview. */
export const Editor = ({ placeholder }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const tool = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { view, send, now } = usePortfolio(frame);
  const editor = useMemo<EditorHandle>(
    () => ({
      send,
      now,
      write: (field, text) => send({ type: 'portfolio.edit', edit: { kind: 'write', field, text } }),
    }),
    [send, now],
  );
  const { attempt, screen } = view;
  useUndoKeys(tool, send);
  useKeptFocus(tool);

  // Starting moves focus into the form; returning to it restores the scroll position.
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
    // After a failed export, focus moves to the errors instead.
    if (before === 'previewing' && attempt === last.current.attempt)
      window.scrollTo({ top: last.current.y, behavior: 'instant' });
    if (screen === 'previewing') document.getElementById('the-page')?.scrollIntoView({ block: 'nearest' });
  }, [screen, attempt]);

  const isMaking = screen === 'editing' || screen === 'previewing';
  return (
    <EditorContext value={editor}>
      <PortfolioContext value={view.portfolio}>
        <PicturesContext value={view.pictures}>
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
        </PicturesContext>
      </PortfolioContext>
    </EditorContext>
  );
};
