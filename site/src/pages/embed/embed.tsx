import { button } from '../../ui/button/button.css.ts';

interface Props {
  readonly title: string;
  readonly src: string;
  readonly href: string;
  readonly linkText: string;
  readonly size: 'map' | 'form';
}

/** Something of a third party, for now as the plain link beside it (EMB-1). */
export const Embed = ({ href, linkText }: Props) => (
  <a href={href} rel="noopener" className={button.secondary}>
    {linkText}
  </a>
);
