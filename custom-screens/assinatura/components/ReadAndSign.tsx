import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import styles from './Assinatura.module.css';

interface ReadAndSignProps {
  readonly title: string;
  /** How the content is called, and where it is read. */
  readonly content: { readonly name: string; readonly path: string };
  /** What is signed, as it is. */
  readonly paper: ReactNode;
  /** The head of what stands beside it; without it, what one signs. */
  readonly heading?: string;
  /** Why it was not signed. */
  readonly refusal: string | undefined;
  readonly children: ReactNode;
}

/** What is signed, to be read, and beside it what signs it. */
export const ReadAndSign = ({ title, content, paper, heading, refusal, children }: ReadAndSignProps) => {
  const text = useText();
  return (
    <>
      <PageHeader
        title={title}
        pageName={text('assinatura.tela.pagina')}
        crumbs={[
          { label: text('assinatura.tela.crumb'), to: '/principal/assinatura' },
          { label: content.name, to: content.path },
          { label: text('assinatura.assinar') },
        ]}
      />
      <div className={styles.reading}>
        <div className={styles.paper}>{paper}</div>
        <div className={styles.form}>
          <h2>{heading ?? text('assinatura.dialogo.oQue')}</h2>
          {refusal !== undefined && (
            <Note tone="rubro" alert>
              {refusal}
            </Note>
          )}
          {children}
        </div>
      </div>
    </>
  );
};
