import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { button } from './button.css.ts';

interface Props extends ComponentProps<'button'> {
  readonly look?: keyof typeof button;
}

export const Button = ({ look = 'secondary', className, ...props }: Props) => (
  <button type="button" className={className ? `${button[look]} ${className}` : button[look]} {...props} />
);

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly look?: keyof typeof button;
}

export const ButtonLink = ({ look = 'secondary', className, ...props }: LinkProps) => (
  <Link className={className ? `${button[look]} ${className}` : button[look]} {...props} />
);
