import { toStepsView } from '@loomwright/portfolio';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { match } from 'ts-pattern';
import { Choosing } from './choosing.tsx';
import * as styles from './editor.css.ts';
import { EditorContext, type EditorHandle, PicturesContext, PortfolioContext } from './editor-context.ts';
import { EditorForm } from './editor-form.tsx';
import { PagePanel } from './page-panel.tsx';
import { StepsBar } from './steps-bar.tsx';
import * as toolbar from './toolbar.css.ts';
import { Toolbar } from './toolbar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePortfolio } from './use-portfolio.ts';
import { usePreviewPlace } from './use-preview-place.ts';
import { useStepAddress } from './use-step-address.ts';
import { useUndoKeys } from './use-undo-keys.ts';

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
  const { attempt, problems, screen, step } = view;
  const steps = useMemo(() => toStepsView(step, problems), [step, problems]);
  useStepAddress(screen === 'editing', step, send);
  useUndoKeys(tool, send);
  useKeptFocus(tool);
  const follow = usePreviewPlace({ frame, step, now });

  // Starting moves focus into the form, another step to its heading; returning restores the scroll position.
  const last = useRef({ screen, step, attempt, y: 0 });
  const leave = () => {
    last.current = { screen, step, attempt, y: window.scrollY };
    send({ type: 'portfolio.preview' });
  };
  useLayoutEffect(() => {
    const { screen: before, step: stepBefore, attempt: attemptBefore } = last.current;
    if (before === screen && stepBefore === step) return;
    Object.assign(last.current, { screen, step });
    if (before === 'editing' && screen === 'choosing')
      document.querySelector<HTMLElement>('#started-over button, #from-sample ~ button')?.focus();
    // After a failed export, focus moves to the errors instead; Undo and Redo keep it.
    const isTurned = before === 'editing' && stepBefore !== step && attempt === attemptBefore;
    const isKept = Boolean(document.activeElement?.closest(`.${toolbar.step}`));
    if (screen === 'editing' && (before === 'choosing' || (isTurned && !isKept)))
      document.getElementById(`your-${step}`)?.focus();
    if (before === 'previewing' && attempt === attemptBefore)
      window.scrollTo({ top: last.current.y, behavior: 'instant' });
    if (screen === 'previewing') document.getElementById('the-page')?.scrollIntoView({ block: 'nearest' });
  }, [screen, step, attempt]);

  return (
    <EditorContext value={editor}>
      <PortfolioContext value={view.portfolio}>
        <PicturesContext value={view.pictures}>
          {match(screen)
            .with('opening', () => placeholder)
            .with('choosing', () => <Choosing view={view} />)
            .with('editing', 'previewing', () => (
              <div ref={tool}>
                {screen === 'editing' && <StepsBar steps={steps.steps} placeText={steps.placeText} />}
                <div className={screen === 'editing' ? styles.bench : undefined}>
                  <div hidden={screen !== 'editing'}>
                    <Toolbar view={view} />
                    <EditorForm
                      view={view}
                      form={form}
                      previous={steps.previous}
                      next={steps.next}
                      onFocus={follow}
                    />
                  </div>
                  <PagePanel view={view} frame={frame} onLeave={leave} />
                </div>
              </div>
            ))
            .exhaustive()}
        </PicturesContext>
      </PortfolioContext>
    </EditorContext>
  );
};
