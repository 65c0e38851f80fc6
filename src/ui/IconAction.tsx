import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Hint } from './Hint.tsx';

type IconActionProps = Omit<IconButtonProps, 'children' | 'aria-label' | 'title'> & {
  readonly icon: LucideIcon;
  /** What it does; also the tooltip. */
  readonly label: string;
  /** Leads to another screen of the client. */
  readonly to?: string;
  /** What that screen is told. */
  readonly state?: unknown;
  /** Leads out of it. */
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
};

/** A button that is only an icon: named, with its name shown on hover and focus. */
export const IconAction = ({ icon: Icon, label, to, state, ...rest }: IconActionProps) => (
  <Hint title={label}>
    <IconButton {...rest} {...(to === undefined ? {} : { component: Link, to, state })} aria-label={label}>
      <Icon strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  </Hint>
);
