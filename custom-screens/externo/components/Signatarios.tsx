import type { SignatarioDeFora } from '#schemas/shapes/documento-de-fora.ts';
import { DeForaMark } from '#src/conteudo/assinantes/DeForaMark.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from '../Externo.module.css';

/** Who signs, in order, and who has signed. */
export const Signatarios = ({ signatarios }: { readonly signatarios: readonly SignatarioDeFora[] }) => {
  const text = useText();
  return (
    <ol className={styles.list}>
      {signatarios.map(({ nome, situacao, assinadoEm, voce, deFora }, at) => (
        <li key={`${at}:${nome}`} className={styles.signer}>
          <span className="grow">
            <strong>{voce ? text('externo.documento.voce', { nome }) : nome}</strong>{' '}
            {deFora && <DeForaMark />}
          </span>
          <span className="sm sub">
            {text(`externo.documento.situacao.${situacao}`, {
              quando: assinadoEm === undefined ? '' : formatMinute(assinadoEm),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
};
