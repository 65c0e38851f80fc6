import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Pesquisa.module.css';

export const isExplained = ({ porque, trecho }: ItemPesquisa): boolean =>
  porque.length > 0 || trecho !== undefined;

/** Where the words were found, with the text around them. */
export const Why = ({ item: { porque, trecho, anexo } }: { readonly item: ItemPesquisa }) => {
  const text = useText();
  return (
    <div className={styles['whyLine']}>
      {porque.length > 0 && (
        <span className={styles['why']}>
          {text('caixa.pesquisa.achadoEm', {
            onde: porque.map((place) => text(`pesquisa.porque.${place}`, { nome: anexo ?? '' })).join(', '),
          })}
        </span>
      )}
      {trecho && (
        <p>
          {trecho.map((part, index) =>
            part.achado ? <mark key={index}>{part.texto}</mark> : <span key={index}>{part.texto}</span>,
          )}
        </p>
      )}
    </div>
  );
};
