import { readSkills } from '@loomwright/portfolio';
import { useState } from 'react';
import { useDesk } from './desk-context.ts';
import { TextInput } from './text-input.tsx';

interface Props {
  readonly skills: readonly string[];
  readonly error: string | undefined;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((skill, index) => skill === b[index]);

/** Skills as one text. It stays as it is typed, commas and all, unless the skills become others by themselves. */
export const SkillsInput = ({ skills, error }: Props) => {
  const desk = useDesk();
  const [typed, setTyped] = useState({ skills, text: skills.join(', ') });
  if (typed.skills !== skills)
    setTyped({ skills, text: isSame(readSkills(typed.text), skills) ? typed.text : skills.join(', ') });
  const [write] = useState(() => (name: string, text: string) => {
    desk.write(name, text);
    setTyped({ skills: desk.now().skills, text });
  });
  return (
    <TextInput
      name="skills"
      label="Skills"
      hint="One a line, or between commas."
      kind="lines"
      value={typed.text}
      error={error}
      write={write}
    />
  );
};
