import type { RegistroAplicado } from '#schemas/shapes/registro.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { fileName } from './file-name.ts';

/** The definitions that the tables follow now. */
export const EmVigor = ({ applied }: { readonly applied: readonly RegistroAplicado[] }) => {
  const text = useText();
  return (
    <Sheet
      flush
      title={text('definicoes.vigor.titulo')}
      side={<span className="sm mut num">{applied.length}</span>}
    >
      <PlainTable label={text('definicoes.vigor.titulo')}>
        <thead>
          <tr>
            <th scope="col">{text('definicoes.vigor.cadastro')}</th>
            <th scope="col">{text('definicoes.vigor.arquivo')}</th>
            <th scope="col">{text('definicoes.vigor.versao')}</th>
            <th scope="col">{text('definicoes.vigor.desde')}</th>
          </tr>
        </thead>
        <tbody>
          {applied.map(({ nome, titulo, arquivo, versao, aplicadaEm }) => (
            <tr key={nome}>
              <td>
                {titulo} <span className="sm mut mono">{nome}</span>
              </td>
              <td title={arquivo}>{arquivo === undefined ? '—' : fileName(arquivo)}</td>
              <td className="num">{versao}</td>
              <td className="num">{formatMoment(aplicadaEm)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Sheet>
  );
};
