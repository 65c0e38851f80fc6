import { Link } from 'react-router-dom';
import type { PassagemGrupo } from '#schemas/shapes/passagem.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../Passagem.module.css';

/** What would pass, kind by kind: how much, some of it by name, and what becomes of it. */
export const Grupos = ({ grupos }: { readonly grupos: readonly PassagemGrupo[] }) => {
  const text = useText();
  return (
    <ul className={styles.groups}>
      {grupos.map(({ nome, titulo, efeito, total, exemplos }) => (
        <li key={nome} className={styles.group}>
          <h2 className={styles.title}>
            {titulo} <span className="num mut">{text('passagem.itens', { count: total })}</span>
          </h2>
          <p className={styles.effect}>{efeito}</p>
          <p className={styles.examples}>
            {exemplos.map(({ texto, rota }, index) => (
              <span key={`${index} ${texto}`}>
                {rota === undefined ? texto : <Link to={`/${rota}`}>{texto}</Link>}
              </span>
            ))}
            {total > exemplos.length && (
              <span className="mut">{text('passagem.mais', { n: total - exemplos.length })}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
};
