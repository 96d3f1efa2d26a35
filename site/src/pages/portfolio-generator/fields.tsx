import type { Entry, Experience, Link, ListName, Project } from '@loomwright/portfolio';
import type { ComponentType } from 'react';
import type { FieldsProps } from './entry-card.tsx';
import * as styles from './form.css.ts';
import { PictureInput, TextInput } from './inputs.tsx';

const fieldsOf =
  <L extends ListName, E extends Entry>(list: L, entry: E) =>
  <F extends keyof E & string>(field: F) => ({
    name: `${list}.${entry.id}.${field}` as const,
    value: entry[field],
  });

const ProjectFields = ({ entry }: FieldsProps<Project>) => {
  const field = fieldsOf('projects', entry);
  return (
    <>
      <TextInput {...field('title')} label="Title" />
      <TextInput
        {...field('text')}
        label="Description"
        hint="What it is, what you did, and the result."
        kind="lines"
      />
      <TextInput
        {...field('address')}
        label="Address (optional)"
        hint="Starts with https:// or mailto:"
        kind="url"
      />
      <PictureInput {...field('picture')} label="Picture (optional)" />
      {entry.picture !== '' && (
        <TextInput
          {...field('pictureText')}
          label="What the picture shows"
          hint="For people who can’t see it."
        />
      )}
    </>
  );
};

const ExperienceFields = ({ entry }: FieldsProps<Experience>) => {
  const field = fieldsOf('experience', entry);
  return (
    <>
      <TextInput {...field('role')} label="Role" />
      <div className={styles.pair}>
        <TextInput {...field('organisation')} label="Where" />
        <TextInput {...field('period')} label="When" />
      </div>
      <TextInput {...field('text')} label="Description (optional)" kind="lines" />
    </>
  );
};

const LinkFields = ({ entry }: FieldsProps<Link>) => {
  const field = fieldsOf('links', entry);
  return (
    <>
      <TextInput {...field('label')} label="Label" hint="What people read." />
      <TextInput {...field('address')} label="Address" hint="Starts with https:// or mailto:" kind="url" />
    </>
  );
};

export const lists: {
  readonly [L in ListName]: { readonly Fields: ComponentType<FieldsProps<never>>; readonly empty: string };
} = {
  links: { Fields: LinkFields, empty: 'No links yet.' },
  projects: { Fields: ProjectFields, empty: 'No projects yet.' },
  experience: { Fields: ExperienceFields, empty: 'Nothing yet. This section is optional.' },
};
