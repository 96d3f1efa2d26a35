import type { Experience, Link, PictureField, Project } from '@loomwright/portfolio';
import * as styles from './editor.css.ts';
import type { Marks } from './editor-context.ts';
import type { FieldsProps } from './entry-card.tsx';
import { PictureInput } from './picture-input.tsx';
import { TextInput } from './text-input.tsx';

/** The props of a picture field that come from the picture queue. */
export const pictureMarks = (name: PictureField, { busyPictures, pictureProblem }: Marks) => ({
  name,
  isBusy: busyPictures.includes(name),
  problem: pictureProblem?.field === name ? pictureProblem.problem : undefined,
});

export const ProjectFields = ({ entry, errors, ...marks }: FieldsProps<Project>) => {
  const name = <F extends keyof Project>(field: F) => `projects.${entry.id}.${field}` as const;
  return (
    <>
      <TextInput name={name('title')} label="Title" value={entry.title} error={errors[name('title')]} />
      <TextInput
        name={name('text')}
        label="Description"
        hint="What it is, what you did, what came of it."
        kind="lines"
        value={entry.text}
        error={errors[name('text')]}
      />
      <TextInput
        name={name('address')}
        label="Address (optional)"
        hint="Begins with https:// or mailto:"
        kind="url"
        value={entry.address}
        error={errors[name('address')]}
      />
      <PictureInput
        label="Picture (optional)"
        picture={entry.picture}
        {...pictureMarks(name('picture'), { errors, ...marks })}
      />
      {entry.picture !== '' && (
        <TextInput
          name={name('pictureText')}
          label="What the picture shows"
          hint="For those who do not see it."
          value={entry.pictureText}
          error={errors[name('pictureText')]}
        />
      )}
    </>
  );
};

export const ExperienceFields = ({ entry, errors }: FieldsProps<Experience>) => {
  const name = <F extends keyof Experience>(field: F) => `experience.${entry.id}.${field}` as const;
  return (
    <>
      <TextInput name={name('role')} label="Role" value={entry.role} error={errors[name('role')]} />
      <div className={styles.pair}>
        <TextInput
          name={name('organisation')}
          label="Where"
          value={entry.organisation}
          error={errors[name('organisation')]}
        />
        <TextInput name={name('period')} label="When" value={entry.period} error={errors[name('period')]} />
      </div>
      <TextInput
        name={name('text')}
        label="Description (optional)"
        kind="lines"
        value={entry.text}
        error={errors[name('text')]}
      />
    </>
  );
};

export const LinkFields = ({ entry, errors }: FieldsProps<Link>) => {
  const name = <F extends keyof Link>(field: F) => `links.${entry.id}.${field}` as const;
  return (
    <>
      <TextInput
        name={name('label')}
        label="Label"
        hint="What people read."
        value={entry.label}
        error={errors[name('label')]}
      />
      <TextInput
        name={name('address')}
        label="Address"
        hint="Begins with https:// or mailto:"
        kind="url"
        value={entry.address}
        error={errors[name('address')]}
      />
    </>
  );
};
