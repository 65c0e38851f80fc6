import { useText } from '#src/i18n/use-text.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Reading.module.css';

/** The reading side while the list comes; beside an empty list it has nothing to say. */
export const NothingToRead = ({ waiting }: { readonly waiting: boolean }) => {
  const text = useText();
  return (
    <section className={styles.reading} aria-label={text('caixa.leitura.rotulo')}>
      {waiting && <ListSkeleton rows={3} />}
    </section>
  );
};
