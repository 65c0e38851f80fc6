import Drawer from '@mui/material/Drawer';
import { useText } from '#src/i18n/use-text.ts';
import { Brand } from './Brand.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './Shell.module.css';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole menu over the content, where the window has no room for it. */
export const MenuDrawer = ({ open, onClose }: MenuDrawerProps) => {
  const text = useText();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { className: styles.drawerPaper, 'aria-label': text('shell.menu.rotulo') } as object,
      }}
    >
      <Brand onClose={onClose} />
      <Sidebar inDrawer />
    </Drawer>
  );
};
