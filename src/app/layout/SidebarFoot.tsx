import { Command, Info } from 'lucide-react';
import { useState } from 'react';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { askCommands } from '#src/ui/commands.ts';
import { AppearanceMenu } from '#src/ui/AppearanceMenu.tsx';
import { FontSizeButtons } from '#src/ui/FontSizeButtons.tsx';
import { HelpButton } from '#src/ui/HelpButton.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import { useNarrow } from './use-narrow.ts';
import styles from './Sidebar.module.css';

const AboutDialog = later(async () => {
  const [module] = await Promise.all([import('./AboutDialog.tsx'), loadTexts('sobre')]);
  return module.AboutDialog;
});

/** Size of the text, appearance and what this installation is. */
export const SidebarFoot = ({ rail }: { readonly rail: boolean }) => {
  const text = useText();
  const { fontSizeDefault } = useInstitution();
  const [about, setAbout] = useState(false);
  // on a phone the header has no room for the help
  const narrow = useNarrow();
  return (
    <footer className={styles.foot}>
      <FontSizeButtons fallback={fontSizeDefault} showSize={!rail} />
      <span className="grow" />
      <AppearanceMenu />
      {narrow && (
        <IconAction
          icon={Command}
          size="small"
          label={text('shell.cabecalho.comandosCurto')}
          aria-haspopup="dialog"
          onClick={askCommands}
        />
      )}
      {narrow && <HelpButton small />}
      <IconAction icon={Info} size="small" label={text('shell.sobre.abrir')} onClick={() => setAbout(true)} />
      {about && <AboutDialog onClose={() => setAbout(false)} />}
    </footer>
  );
};
