import { useDesk } from './desk-context.ts';
import { TextInput } from './text-input.tsx';

interface Props {
  /** As they were typed, commas and all, as long as they say the same. */
  readonly text: string;
  readonly error: string | undefined;
}

/** Skills as one text. */
export const SkillsInput = ({ text, error }: Props) => (
  <TextInput
    name="skills"
    label="Skills"
    hint="One a line, or between commas."
    kind="lines"
    value={text}
    error={error}
    write={useDesk().write}
  />
);
