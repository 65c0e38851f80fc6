import type { ListaLida } from '#schemas/shapes/autoridades.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

/** Lists of what authorities revoked. */
export const Listas = ({ listas }: { readonly listas: readonly ListaLida[] }) => {
  const text = useText();
  const titulo = text('autoridades.listas');
  return (
    <Sheet title={titulo} side={<span className="num mut">{listas.length}</span>}>
      <PlainTable label={titulo} stacks>
        <thead>
          <tr>
            <th scope="col">{text('autoridades.quem')}</th>
            <th scope="col">{text('autoridades.emitida')}</th>
            <th scope="col">{text('autoridades.emDia')}</th>
            <th scope="col">{text('autoridades.quantos')}</th>
            <th scope="col">{text('autoridades.situacao')}</th>
          </tr>
        </thead>
        <tbody>
          {listas.map(({ sujeito, autoridade, de, ate, revogados, situacao }) => (
            <tr key={`${sujeito} ${de}`}>
              <td>
                <b>{autoridade}</b>
              </td>
              <td data-rotulo={text('autoridades.emitida')}>{formatMoment(de)}</td>
              <td data-rotulo={text('autoridades.emDia')}>{ate === undefined ? '' : formatMoment(ate)}</td>
              <td data-rotulo={text('autoridades.quantos')} className="num">
                {revogados}
              </td>
              <td data-rotulo={text('autoridades.situacao')}>{text(`autoridades.situacaoDe.${situacao}`)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Sheet>
  );
};
