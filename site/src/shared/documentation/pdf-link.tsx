import { toPdfHref } from '@loomwright/content';
import { hidden } from '../../ui/page/page.css.ts';

interface Props {
  readonly item: { readonly slug: string; readonly title: string };
  readonly className: string;
}

export const PdfLink = ({ item, className }: Props) => (
  <a href={toPdfHref(item.slug)} className={className} download type="application/pdf">
    Download PDF<span className={hidden}>{` of ${item.title}`}</span>
  </a>
);
