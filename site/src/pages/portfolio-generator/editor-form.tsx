import { fieldOrder, type PortfolioField, type StepView, stepOf } from '@loomwright/portfolio';
import { type FocusEventHandler, type ReactNode, type RefObject, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary, useFailureFocus } from '../../ui/form/error-summary.tsx';
import { FormContext } from '../../ui/form/field.tsx';
import { useLeftFields } from '../../ui/form/use-left-fields.ts';
import { useEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import * as styles from './form.css.ts';
import { TextInput } from './inputs.tsx';
import { LookSection } from './look-section.tsx';
import { AboutSection, ContactSection, DownloadSection, Section, WorkSection } from './sections.tsx';
import { StepTurn } from './steps-bar.tsx';
import type { PortfolioProps } from './use-portfolio.ts';

interface Props extends Pick<PortfolioProps, 'view'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly previous: StepView | undefined;
  readonly next: StepView | undefined;
  readonly onFocus: FocusEventHandler;
}

/** Hidden instead of unmounted, to keep its state. */
const Step = ({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) => (
  <div hidden={!isShown}>{children}</div>
);

export const EditorForm = ({ view, form, previous, next, onFocus }: Props) => {
  const { send, now } = useEditor();
  const { attempt, errors, portfolio, problems, step } = view;
  const box = useFailureFocus(attempt);
  useLeftFields(form, (name) => {
    const field = fieldOrder(now()).find((one) => one === name);
    if (field) send({ type: 'portfolio.leaveField', field });
  });
  // A field of a hidden step cannot receive focus.
  const showStepOf = (field: PortfolioField) =>
    flushSync(() => send({ type: 'portfolio.goTo', step: stepOf(field) }));
  const id = useId();
  const facts = useMemo(() => ({ id, errors, successes: 0 }), [id, errors]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label="Your portfolio"
      onSubmit={(event) => event.preventDefault()}
      onFocus={onFocus}
    >
      <FormContext value={facts}>
        <ErrorSummary box={box} attempt={attempt} problems={problems} onGo={showStepOf} />
        <Step isShown={step === 'look'}>
          <Section id="your-look" title="Theme" text="Change it at any time; your text stays.">
            <LookSection theme={portfolio.theme} scheme={portfolio.scheme} />
          </Section>
        </Step>
        <Step isShown={step === 'about'}>
          <AboutSection view={view} />
        </Step>
        <Step isShown={step === 'links'}>
          <Section id="your-links" title="Links" text="Two or three places where people can find you.">
            <EntryList list="links" entries={portfolio.links} attempt={attempt} />
          </Section>
          <ContactSection view={view} />
        </Step>
        <Step isShown={step === 'projects'}>
          <Section
            id="your-projects"
            title="Projects"
            text="Three good ones beat ten. The first gets the most attention."
          >
            <EntryList list="projects" entries={portfolio.projects} attempt={attempt} />
          </Section>
        </Step>
        <Step isShown={step === 'background'}>
          <Section
            id="your-background"
            title="Experience"
            text="Where you’ve worked or studied, latest first."
          >
            <EntryList list="experience" entries={portfolio.experience} attempt={attempt} />
          </Section>
          <Section id="your-skills" title="Skills" text="What people can hire you for.">
            <TextInput
              name="skills"
              label="Skills"
              hint="One per line, or separated by commas."
              kind="lines"
              value={view.skillsText}
            />
          </Section>
        </Step>
      </FormContext>
      <Step isShown={step === 'download'}>
        <DownloadSection view={view} />
        <WorkSection view={view} />
      </Step>
      <StepTurn previous={previous} next={next} />
    </form>
  );
};
