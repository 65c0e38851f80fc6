import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { temaApi } from '#schemas/api/tema.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { getSession, rememberFontSize } from '#src/session/session-store.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { AppearanceMenu } from '#src/ui/AppearanceMenu.tsx';
import { FontSizeButtons } from '#src/ui/FontSizeButtons.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import { notify } from '#src/ui/notify.ts';
import styles from './Sidebar.module.css';

const AboutDialog = later(() => import('./AboutDialog.tsx').then((module) => module.AboutDialog));

/** Several clicks in a row are one change. */
const settleMs = 600;

/** Size of the text, appearance and what this installation is. */
export const SidebarFoot = ({ rail }: { readonly rail: boolean }) => {
  const text = useText();
  const { fontSizeDefault } = useInstitution();
  const [about, setAbout] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = (size: number): void => {
    rememberFontSize(size);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      call(temaApi.tamanhoFonte, { params: { size } }, { quiet: true, ownDenial: true }).catch(() => {
        // without a session nothing was promised: its end was told
        if (getSession()) notify(text('shell.aparencia.naoGuardou'), { kind: 'error' });
      });
    }, settleMs);
  };
  return (
    <footer className={styles.foot}>
      <FontSizeButtons fallback={fontSizeDefault} showSize={!rail} onChange={keep} />
      <span className="grow" />
      <AppearanceMenu />
      <IconAction icon={Info} size="small" label={text('shell.sobre.abrir')} onClick={() => setAbout(true)} />
      {about && <AboutDialog onClose={() => setAbout(false)} />}
    </footer>
  );
};
