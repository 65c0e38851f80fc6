import { MailOpen } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Reading.module.css';

/** The reading side while there is nothing to read. */
export const NothingToRead = ({ waiting }: { readonly waiting: boolean }) => {
  const text = useText();
  return (
    <section className={styles.reading} aria-label={text('caixa.leitura.rotulo')}>
      {waiting ? (
        <ListSkeleton rows={3} />
      ) : (
        <div className={styles.nothing}>
          <EmptyState icon={MailOpen} title={text('caixa.leitura.nenhum')}>
            {text('caixa.leitura.nenhumTexto')}
          </EmptyState>
        </div>
      )}
    </section>
  );
};
