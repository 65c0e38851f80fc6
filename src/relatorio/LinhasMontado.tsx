import { addExact } from '#schemas/add-exact.ts';
import type { RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { builtText } from '#schemas/report-numbers.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import styles from './LinhasRelatorio.module.css';

interface LinhasMontadoProps {
  readonly relatorio: RelatorioMontado;
  readonly titulo: string;
  readonly most?: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce(addExact, 0);

/** The numbers of a report that somebody built, with the total of each line where there are several. */
export const LinhasMontado = ({ relatorio, titulo, most }: LinhasMontadoProps) => {
  const text = useText();
  const { linha, coluna, colunas, linhas } = relatorio;
  const write = builtText(relatorio);
  const summed = coluna !== undefined;
  const totals = colunas.map((_, at) => sum(linhas.map(({ valores }) => valores[at] ?? 0)));
  return (
    <PlainTable label={text('relatorios.tabelaDe', { nome: titulo })}>
      <thead>
        <tr>
          <th scope="col">{text(`relatorios.dimensoes.${linha}`)}</th>
          {[...colunas, ...(summed ? [text('relatorios.total')] : [])].map((name, at) => (
            <th scope="col" key={at} className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.slice(0, most).map(({ chave, rotulo, valores }) => (
          <tr key={chave}>
            <th scope="row" className={styles.name}>
              {rotulo}
            </th>
            {[...valores, ...(summed ? [sum(valores)] : [])].map((value, at) => (
              <td key={at} className={styles.number}>
                {write(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {most === undefined && linhas.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              {text('relatorios.total')}
            </th>
            {[...totals, ...(summed ? [sum(totals)] : [])].map((value, at) => (
              <td key={at} className={styles.number}>
                {write(value)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </PlainTable>
  );
};
