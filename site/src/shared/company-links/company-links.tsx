import { config } from '../../config.ts';

interface Props {
  readonly className?: string;
}

export const EmailLink = ({ className }: Props) => (
  <a href={`mailto:${config.email}`} className={className}>
    {config.email}
  </a>
);

export const PhoneLink = ({ className }: Props) => (
  <a href={`tel:${config.phone.replaceAll(' ', '')}`} className={className}>
    {config.phone}
  </a>
);
