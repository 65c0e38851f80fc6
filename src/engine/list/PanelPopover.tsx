import { Popover } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that hangs from a button at the end of the toolbar. */
export const PanelPopover = ({ label, anchor, onClose, children }: Props) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
  >
    {children}
  </Popover>
);
