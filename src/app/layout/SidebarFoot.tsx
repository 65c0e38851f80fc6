import { Info } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { AppearanceMenu } from '#src/ui/AppearanceMenu.tsx';
import { FontSizeButtons } from '#src/ui/FontSizeButtons.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import styles from './Sidebar.module.css';

const AboutDialog = later(() => import('./AboutDialog.tsx').then((module) => module.AboutDialog));

/** Size of the text, appearance and what this installation is. */
export const SidebarFoot = ({ rail }: { readonly rail: boolean }) => {
  const text = useText();
  const { fontSizeDefault } = useInstitution();
  const [about, setAbout] = useState(false);
  return (
    <footer className={styles.foot}>
      <FontSizeButtons fallback={fontSizeDefault} showSize={!rail} />
      <span className="grow" />
      <AppearanceMenu />
      <IconAction icon={Info} size="small" label={text('shell.sobre.abrir')} onClick={() => setAbout(true)} />
      {about && <AboutDialog onClose={() => setAbout(false)} />}
    </footer>
  );
};
