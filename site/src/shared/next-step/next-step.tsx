import { shopClosing } from '@loomwright/content';
import { Link } from 'wouter';
import { closingLink } from '../../ui/words/words.css.ts';
import { Closing } from '../../ui/words/words.tsx';

const { other, ...closing } = shopClosing;

export const NextStep = ({ salesHref = other.href }: { readonly salesHref?: string }) => (
  <Closing {...closing}>
    <Link href={salesHref} className={closingLink}>
      {other.label}
    </Link>
  </Closing>
);
