import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { CoatOfArms } from '#src/ui/CoatOfArms.tsx';
import { ContrastButton } from '#src/ui/ContrastButton.tsx';
import { FaixaPostal } from '#src/ui/FaixaPostal.tsx';
import { FontSizeButtons } from '#src/ui/FontSizeButtons.tsx';
import { HelpButton } from '#src/ui/HelpButton.tsx';
import { LanguageButtons } from '#src/ui/LanguageButtons.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { useInstitution } from './use-institution.ts';
import styles from './PublicFrame.module.css';

interface PublicFrameProps {
  /** What this public service is: "Verificação de documentos". */
  readonly service: string;
  /** At the right of the reading aids: the way in. */
  readonly side?: ReactNode;
  readonly footer?: ReactNode;
  /** The page is of people who have no preferences kept: they choose the language here. */
  readonly languages?: boolean;
  readonly children: ReactNode;
}

interface PublicHeadingProps {
  readonly title: string;
  /** What the page is for. */
  readonly lead: string;
}

/** How a public page begins. */
export const PublicHeading = ({ title, lead }: PublicHeadingProps) => (
  <header>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
  </header>
);

/** The frame of what anybody may open: no sidebar, the institution at the top, reading aids first. */
export const PublicFrame = ({ service, side, footer, languages = false, children }: PublicFrameProps) => {
  const text = useText();
  const { organizacao } = useInstitution();
  return (
    <div className={styles.page}>
      <SkipLink target="conteudo">{text('shell.saltos.conteudo')}</SkipLink>
      <FaixaPostal thick />
      <header className={styles.header}>
        <div className={styles.inner}>
          <CoatOfArms size={40} />
          <div className="grow">
            <strong className={styles.name}>{organizacao ?? text('shell.produto')}</strong>
            <div className="sm sub">{service}</div>
          </div>
          <div className={styles.aids}>
            {languages && <LanguageButtons />}
            <FontSizeButtons />
            <ContrastButton />
            <HelpButton />
            {side !== undefined && <div className={styles.side}>{side}</div>}
          </div>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer !== undefined && (
        <footer className={styles.footer}>
          <div className={styles.inner}>{footer}</div>
        </footer>
      )}
    </div>
  );
};
