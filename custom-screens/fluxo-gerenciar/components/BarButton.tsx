import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { IconAction } from '#src/ui/IconAction.tsx';

interface BarButtonProps extends Pick<
  ButtonProps,
  'aria-haspopup' | 'aria-expanded' | 'disabled' | 'onClick'
> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The same with what is chosen: said of the button, which stays as wide as it is. */
  readonly whole?: string | undefined;
  /** Only its icon is seen. */
  readonly bare: boolean;
}

/** An act of the bar: its icon and its name, or the icon alone where there is no room. */
export const BarButton = ({ icon: Icon, label, whole, bare, ...rest }: BarButtonProps) =>
  bare ? (
    <IconAction icon={Icon} size="small" label={whole ?? label} {...rest} />
  ) : (
    <Button
      size="small"
      startIcon={<Icon size={16} aria-hidden="true" />}
      aria-label={whole}
      title={whole}
      {...rest}
    >
      {label}
    </Button>
  );
