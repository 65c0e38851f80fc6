import Button from '@mui/material/Button';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import { tellMenuOpened } from '#src/ui/menu-opened.ts';
import { newItems } from '../menu.ts';
import styles from './Header.module.css';

const NewMenu = later(() => import('./NewMenu.tsx').then((module) => module.NewMenu));

/** Begins what one begins most, and offers the rest beside it; on a phone one button offers all. */
export const NewButton = ({ narrow }: { readonly narrow: boolean }) => {
  const text = useText();
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // once fetched it stays, so that it can be seen closing
  const [opened, setOpened] = useState(false);
  const items = newItems(session);
  const [first] = items;
  if (!first) return null;
  const open = (button: HTMLElement): void => {
    tellMenuOpened();
    setAnchor(button);
    setOpened(true);
  };
  const menu = opened && <NewMenu items={items} anchor={anchor} onClose={() => setAnchor(null)} />;
  const opens = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: { readonly currentTarget: HTMLElement }) => open(event.currentTarget),
  } as const;
  if (narrow)
    return (
      <>
        <IconAction icon={Plus} label={text('shell.cabecalho.novo')} {...opens} />
        {menu}
      </>
    );
  return (
    <span className={styles.new}>
      <Button
        component={Link}
        to={first.to}
        startIcon={<Plus aria-hidden="true" />}
        aria-label={first.label}
        className={items.length > 1 ? styles.newFirst : undefined}
      >
        {text('shell.cabecalho.novo')}
      </Button>
      {items.length > 1 && (
        <Button aria-label={text('shell.cabecalho.novoOutro')} className={styles.newOther} {...opens}>
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
      {menu}
    </span>
  );
};
