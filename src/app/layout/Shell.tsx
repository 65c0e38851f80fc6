import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useFirstSteps } from '#src/painel/use-first-steps.ts';
import { followChoices } from '#src/session/preferences.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { FaixaPostal } from '#src/ui/FaixaPostal.tsx';
import { LoadingBar } from '#src/ui/LoadingBar.tsx';
import { useCommandsAsked } from '#src/ui/commands.ts';
import { later } from '#src/ui/later.tsx';
import { usePageName } from '#src/ui/page-title.ts';
import { focusPart, SkipLink } from '#src/ui/SkipLink.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { classes } from '#src/ui/classes.ts';
import { tellMenuOpened } from '#src/ui/menu-opened.ts';
import { Brand } from './Brand.tsx';
import { Header } from './Header.tsx';
import { SessionBars } from './SessionBars.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useGlobalKeys } from './use-global-keys.ts';
import { useMenuMode } from './use-shell-width.ts';
import styles from './Shell.module.css';

const LocationConsent = later(() => import('./LocationConsent.tsx').then((module) => module.LocationConsent));
const CommandPalette = later(async () => {
  await loadTexts('comandos', 'caixa');
  return (await import('./CommandPalette.tsx')).CommandPalette;
});
const MenuDrawer = later(() => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer));

const sideWidth = { drawer: '0px', rail: '60px', expanded: '248px' } as const;

/** Frame of every screen of a signed-in person: strip, header, menu and the place of the page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const text = useText();
  const mode = useMenuMode();
  const { sistemaConfig } = useSignedIn();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // once fetched it stays, so that it can be seen closing
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  // the opened menu belongs to the address where it was opened
  useEffect(() => setOpen(false), [pathname, mode]);
  const openMenu = (): void => {
    tellMenuOpened();
    setOpen(true);
  };
  const [commands, setCommands] = useState(false);
  useCommandsAsked(() => {
    setOpen(false);
    setCommands(true);
  });
  useSkipKeys();
  useGlobalKeys();
  useKeptFocus();
  useFirstSteps();
  useEffect(followChoices, []);
  const style = { '--side-now': sideWidth[mode] } as CSSProperties;
  useEffect(() => {
    document.documentElement.style.setProperty('--side-now', sideWidth[mode]);
    return () => void document.documentElement.style.removeProperty('--side-now');
  }, [mode]);
  return (
    <div className={classes(styles.app, styles[mode])} style={style}>
      <SkipLink target="conteudo">{text('shell.saltos.conteudo')}</SkipLink>
      <SkipLink target="menu-principal">{text('shell.saltos.menu')}</SkipLink>
      <SkipLink target="pesquisa">{text('shell.saltos.pesquisa')}</SkipLink>
      <LoadingBar />
      <div className={styles.strip}>
        <FaixaPostal />
      </div>
      <header className={styles.banner}>
        {mode !== 'drawer' && <Brand compact={mode === 'rail'} />}
        <Header mode={mode} onMenu={openMenu} />
      </header>
      {mode !== 'drawer' && <Sidebar rail={mode === 'rail'} onExpand={openMenu} />}
      {commands && <CommandPalette onClose={() => setCommands(false)} />}
      {opened && <MenuDrawer open={open} onClose={() => setOpen(false)} />}
      <div className={styles.content}>
        <SessionBars />
        <main id="conteudo" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <PageAnnouncer />
      {sistemaConfig.registrarLocalizacao && <LocationConsent />}
    </div>
  );
};

/** Says the name of each new page to screen readers. */
const PageAnnouncer = () => (
  <div className="vh" aria-live="polite">
    {usePageName()}
  </div>
);

const parts: Record<string, string> = { '1': 'conteudo', '2': 'menu-principal', '3': 'pesquisa' };

/** Alt+1 content, Alt+2 menu, Alt+3 search. */
const useSkipKeys = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const part = event.altKey && !event.ctrlKey && !event.metaKey ? parts[event.key] : undefined;
      if (part !== undefined) {
        event.preventDefault();
        focusPart(part);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
