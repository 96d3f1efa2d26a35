import { fieldOrder } from '@loomwright/portfolio';
import { type RefObject, useMemo } from 'react';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { FormContext } from '../../ui/form/field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import { useLeftFields } from '../../ui/form/use-left-fields.ts';
import { AboutSection, ContactSection } from './about-section.tsx';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ExperienceFields, LinkFields, ProjectFields } from './fields.tsx';
import { LookSection } from './look-section.tsx';
import { Section } from './section.tsx';
import { TextInput } from './text-input.tsx';
import type { PortfolioProps } from './use-portfolio.ts';
import { WorkSection } from './work-section.tsx';

interface Props extends Pick<PortfolioProps, 'view'> {
  readonly form: RefObject<HTMLFormElement | null>;
}

export const EditorForm = ({ view, form }: Props) => {
  const { send, now } = useEditor();
  const { attempt, errors, portfolio, problems } = view;
  const box = useFailureFocus(attempt);
  useLeftFields(form, (name) => {
    const field = fieldOrder(now()).find((one) => one === name);
    if (field) send({ type: 'portfolio.leaveField', field });
  });
  const facts = useMemo(() => ({ errors, successes: 0 }), [errors]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label="Your portfolio"
      onSubmit={(event) => event.preventDefault()}
    >
      <ErrorSummary box={box} attempt={attempt} problems={problems} />
      <FormContext value={facts}>
        <AboutSection view={view} />
        <Section
          id="your-projects"
          title="Projects"
          text="Three good ones are better than ten. The first gets the most attention."
        >
          <EntryList
            list="projects"
            entries={portfolio.projects}
            Fields={ProjectFields}
            empty="No projects yet."
            attempt={attempt}
          />
        </Section>
        <Section id="your-experience" title="Experience" text="Where you’ve worked or studied, latest first.">
          <EntryList
            list="experience"
            entries={portfolio.experience}
            Fields={ExperienceFields}
            empty="Nothing here yet. This section is optional."
            attempt={attempt}
          />
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
        <Section id="your-links" title="Links" text="Two or three places where people can find you.">
          <EntryList
            list="links"
            entries={portfolio.links}
            Fields={LinkFields}
            empty="No links yet."
            attempt={attempt}
          />
        </Section>
        <ContactSection view={view} />
        <Section id="your-look" title="Look" text="Change it whenever you like; your text stays.">
          <LookSection theme={portfolio.theme} scheme={portfolio.scheme} />
        </Section>
      </FormContext>
      <WorkSection view={view} />
    </form>
  );
};
