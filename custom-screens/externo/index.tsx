import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { SignedInPage } from './components/ExternoFrame.tsx';
import styles from './Externo.module.css';

/** Where somebody from outside begins. */
export const Externo = () => {
  const text = useText();
  usePageTitle(text('externo.inicio.pagina'));
  return (
    <SignedInPage>
      {(sessao) => (
        <div className={styles.page}>
          <h1 className={styles.title}>{text('externo.inicio.titulo', { nome: sessao.nome })}</h1>
          <EmptyState title={text('externo.inicio.nada')}>{text('externo.inicio.nadaTexto')}</EmptyState>
        </div>
      )}
    </SignedInPage>
  );
};
