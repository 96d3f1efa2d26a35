import {
  PORTFOLIO_STEPS,
  type PortfolioEvent,
  type PortfolioStep,
  toStepsView,
  toUndoEvent,
} from '@loomwright/portfolio';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { match } from 'ts-pattern';
import { useLocation } from 'wouter';
import { useSearch } from '../../app/providers.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { Choosing } from './choosing.tsx';
import * as styles from './editor.css.ts';
import { EditorContext, type EditorHandle, PicturesContext, PortfolioContext } from './editor-context.ts';
import { EditorForm } from './editor-form.tsx';
import { PagePanel } from './page-panel.tsx';
import { usePreviewPlace } from './preview.tsx';
import { StepsBar } from './steps-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePortfolio } from './use-portfolio.ts';

/** If an undo, for example, removes the focused element, moves the focus to the heading of its section. */
const useKeptFocus = (tool: RefObject<HTMLElement | null>): void => {
  const last = useRef<{ element: Element; heading: HTMLElement | null | undefined }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && tool.current?.contains(target);
      const heading = isHere ? target.closest('section')?.querySelector('h2') : undefined;
      last.current = isHere ? { element: target, heading } : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [tool]);
  useLayoutEffect(() => {
    const { element, heading } = last.current ?? {};
    if (element && !element.isConnected && document.activeElement === document.body) heading?.focus();
  });
};

/** Keeps the step in the URL, so that Back and Forward change the step instead of leaving the tool. */
const useStepAddress = (isEditing: boolean, step: PortfolioStep, send: (event: PortfolioEvent) => void) => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const asked = PORTFOLIO_STEPS.find((one) => search === `step=${one}`) ?? 'look';
  const followed = useRef(step);
  useLayoutEffect(() => {
    if (!isEditing) return;
    const isMoved = asked !== followed.current;
    followed.current = isMoved ? asked : step;
    if (isMoved) send({ type: 'portfolio.goTo', step: asked });
    else if (step !== asked) navigate(`?step=${step}`);
  });
};

/** Replaces the browser's own undo, which does not cover lists. */
const useUndoKeys = (tool: RefObject<HTMLElement | null>, send: (event: PortfolioEvent) => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = toUndoEvent(event);
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && tool.current?.contains(target));
      if (!step || !tool.current || !isHere) return;
      event.preventDefault();
      if (!event.repeat) send(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tool, send]);
};

interface Props {
  /** Shown until the stored portfolio has loaded. */
  readonly placeholder: React.ReactNode;
}

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

  // A new step moves the focus to its heading. Returning from the preview restores the scroll position.
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
    // After a failed export, the errors take the focus instead. Undo and Redo keep the focus.
    const isTurned = before === 'editing' && stepBefore !== step && attempt === attemptBefore;
    const isKept = Boolean(document.activeElement?.closest('[aria-keyshortcuts]'));
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
                <div className={screen === 'editing' ? `${stack[7]} ${styles.bench}` : undefined}>
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
