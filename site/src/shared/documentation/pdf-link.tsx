import { toPdfHref } from '@loomwright/content';
import { hidden } from '../../ui/page/page.css.ts';

interface Props {
  readonly item: { readonly slug: string; readonly title: string };
  readonly className: string;
}

/** Downloads the PDF of an item, built from the same text (DOC-1). */
export const PdfLink = ({ item, className }: Props) => (
  <a href={toPdfHref(item.slug)} className={className} download type="application/pdf">
    Download PDF<span className={hidden}>{` of ${item.title}`}</span>
  </a>
);
