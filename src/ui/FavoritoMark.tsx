import { Star } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './marks.module.css';

/** The person keeps it among their favourites. */
export const FavoritoMark = ({ favorito }: { readonly favorito: boolean }) => {
  const text = useText();
  if (!favorito) return null;
  return (
    <span className={styles.favorito} title={text('caixa.lista.favorito')}>
      <Star size={14} fill="currentColor" aria-hidden="true" />
      <span className="vh">{text('caixa.lista.favorito')}</span>
    </span>
  );
};
