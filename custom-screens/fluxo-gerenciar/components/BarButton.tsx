import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from '../FluxoGerenciar.module.css';

interface BarButtonProps extends Pick<
  ButtonProps,
  'aria-haspopup' | 'aria-expanded' | 'disabled' | 'onClick'
> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Only its icon is seen. */
  readonly bare: boolean;
}

/** An act of the bar: its icon and its name, or the icon alone where there is no room. */
export const BarButton = ({ icon: Icon, label, bare, ...rest }: BarButtonProps) =>
  bare ? (
    <IconAction icon={Icon} size="small" label={label} {...rest} />
  ) : (
    <Button size="small" startIcon={<Icon size={16} aria-hidden="true" />} {...rest}>
      <span className={styles.barLabel}>{label}</span>
    </Button>
  );
