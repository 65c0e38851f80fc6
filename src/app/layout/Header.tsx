import { Command, Menu, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { askCommands } from '#src/ui/commands.ts';
import { HelpButton } from '#src/ui/HelpButton.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Brand } from './Brand.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { NewButton } from './NewButton.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import type { MenuMode } from './use-shell-width.ts';
import { useNarrow } from './use-narrow.ts';
import { UserMenu } from './UserMenu.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  readonly mode: MenuMode;
  readonly onMenu: () => void;
}

/** Search, what is new, help and the person. */
export const Header = ({ mode, onMenu }: HeaderProps) => {
  const text = useText();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const [searching, setSearching] = useState(false);
  // on a phone the search takes the place of the header, on the page where it was opened
  useEffect(() => setSearching(false), [pathname]);
  const maySearch = useCan('PesquisaAvancadaListar');
  if (narrow && searching)
    return (
      <div className={styles.header}>
        <HeaderSearch autoFocus onClose={() => setSearching(false)} />
      </div>
    );
  return (
    <div className={styles.header}>
      {mode === 'drawer' && (
        <IconAction
          id="menu-principal"
          icon={Menu}
          label={text('shell.menu.abrir')}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      )}
      {narrow ? <Brand inHeader /> : maySearch && <HeaderSearch />}
      <span className={narrow ? undefined : 'grow'} />
      <NewButton narrow={narrow} />
      {narrow && maySearch && (
        <IconAction
          id="pesquisa"
          icon={Search}
          label={text('shell.cabecalho.abrirPesquisa')}
          onClick={() => setSearching(true)}
        />
      )}
      {!narrow && (
        <IconAction
          icon={Command}
          label={text('shell.cabecalho.comandos')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={askCommands}
        />
      )}
      <NotificationBell />
      {!narrow && (
        <>
          <HelpButton />
          <span className={styles.separator} />
        </>
      )}
      <UserMenu compact={mode === 'drawer'} />
    </div>
  );
};
