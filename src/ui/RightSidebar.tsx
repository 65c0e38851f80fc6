import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PanelRightOpen, X } from 'lucide-react';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { breakpoints } from '#src/theme/criar-tema.ts';
import { IconAction } from './IconAction.tsx';
import { useMenuOpened } from './menu-opened.ts';
import styles from './RightSidebar.module.css';

interface RightSidebarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What stands at the right of a page; with no room for it, a button opens it over the page, and a menu that opens closes it. */
export const RightSidebar = ({ label, children }: RightSidebarProps) => {
  const text = useText();
  const id = useId();
  const beside = useMediaQuery(`(min-width: ${breakpoints.md}px)`, { noSsr: true });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useMenuOpened(useCallback(() => setOpen(false), []));
  if (beside)
    return (
      <aside className={styles.beside} aria-label={label}>
        {children}
      </aside>
    );
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.opener}>
      <Button
        ref={button}
        size="small"
        startIcon={<PanelRightOpen size={16} aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {/* the page and the menus stay within reach */}
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{ paper: { className: styles.over } }}
      >
        {open && (
          <aside
            id={id}
            aria-label={label}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          >
            <div className={styles.head}>
              <b className="grow">{label}</b>
              <IconAction icon={X} size="small" label={text('ui.fechar')} autoFocus onClick={close} />
            </div>
            {children}
          </aside>
        )}
      </Drawer>
    </div>
  );
};
