import type { Achado } from '#schemas/shapes/achado.ts';
import { Trecho } from '#src/conteudo/Trecho.tsx';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Pesquisa.module.css';

/** Nothing is said of what a type or a filter alone found. */
export const isExplained = ({ porque, trecho }: Achado): boolean => porque.length > 0 || trecho !== undefined;

/** Where the words were found, with the text around them. */
export const Why = ({ achado: { porque, trecho, anexo } }: { readonly achado: Achado }) => {
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
          <Trecho partes={trecho} />
        </p>
      )}
    </div>
  );
};
