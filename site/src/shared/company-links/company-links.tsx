import { config } from '../../config.ts';

interface Props {
  readonly className?: string;
}

/** The company's email address, as a link that writes to it. */
export const EmailLink = ({ className }: Props) => (
  <a href={`mailto:${config.email}`} className={className}>
    {config.email}
  </a>
);

/** The company's phone number, as a link that calls it. */
export const PhoneLink = ({ className }: Props) => (
  <a href={`tel:${config.phone.replaceAll(' ', '')}`} className={className}>
    {config.phone}
  </a>
);
