import type { demo } from '@loomwright/content';
import { stack } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';
import { aside } from '../../ui/words/words.css.ts';
import { quote } from './demo-page.css.ts';

type Props = (typeof demo.expect.voices)[number] & { readonly after?: string };

export const Voice = ({ after = '', text, who }: Props) => (
  <figure className={`${stack[3]} ${aside}`}>
    <blockquote className={quote}>
      <p>{text}</p>
    </blockquote>
    <figcaption className={note}>{who + after}</figcaption>
  </figure>
);
