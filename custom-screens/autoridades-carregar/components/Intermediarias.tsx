import type { AutoridadeLida } from '#schemas/shapes/autoridades.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../AutoridadesCarregar.module.css';

/** Authorities that only complete the way to a root. */
export const Intermediarias = ({ autoridades }: { readonly autoridades: readonly AutoridadeLida[] }) => {
  const text = useText();
  const titulo = text('autoridades.intermediarias');
  return (
    <Sheet title={titulo} side={<span className="num mut">{autoridades.length}</span>}>
      <p className={styles.help}>{text('autoridades.intermediariasAjuda')}</p>
      <PlainTable label={titulo} stacks>
        <thead>
          <tr>
            <th scope="col">{text('autoridades.quem')}</th>
            <th scope="col">{text('autoridades.emissor')}</th>
            <th scope="col">{text('autoridades.validade')}</th>
            <th scope="col">{text('autoridades.situacao')}</th>
          </tr>
        </thead>
        <tbody>
          {autoridades.map(({ impressao, titular, emissor, validoAte, vencida, situacao }) => (
            <tr key={impressao}>
              <td>
                <b>{titular}</b>
              </td>
              <td data-rotulo={text('autoridades.emissor')}>{emissor}</td>
              <td data-rotulo={text('autoridades.validade')}>
                {formatDay(validoAte)}{' '}
                {vencida && <span className="mut">({text('autoridades.vencida')})</span>}
              </td>
              <td data-rotulo={text('autoridades.situacao')}>{text(`autoridades.situacaoDe.${situacao}`)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Sheet>
  );
};
