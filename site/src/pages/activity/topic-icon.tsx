import type { ActivityKind } from '@loomwright/account';
import { Icon } from '../../ui/icon/icon.tsx';
import { centre, fixed } from '../../ui/layout/layout.css.ts';
import { icon } from './activity-page.css.ts';

const paths: Readonly<Record<ActivityKind, string>> = {
  session: 'M14 4h5v16h-5M4 12h10M10 8l4 4l-4 4',
  cart: 'M3 4.5h2.5L7.6 15h10l2-7.5H6.2M9.5 18.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2M16 18.5a1 1 0 1 1 0 2a1 1 0 1 1 0-2',
  request: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  account: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
};

export const TopicIcon = ({ kind }: { readonly kind: ActivityKind }) => (
  <span className={`${centre} ${fixed} ${icon}`}>
    <Icon path={paths[kind]} size={18} />
  </span>
);
