import { TriangleAlert } from 'lucide-react';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import { measureNames } from '#schemas/report-drawing.ts';
import { measureText } from '#schemas/report-numbers.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import styles from './LinhasRelatorio.module.css';

interface LinhasRelatorioProps {
  readonly relatorio: Relatorio;
  readonly most?: number;
}

/** The numbers of a report, all that the chart draws and what it leaves out. */
export const LinhasRelatorio = ({ relatorio, most }: LinhasRelatorioProps) => {
  const text = useText();
  const { nome, linhas } = relatorio;
  return (
    <PlainTable label={text('relatorios.tabelaDe', { nome: text(`relatorios.nomes.${nome}`) })}>
      <thead>
        <tr>
          <th scope="col">{text(`relatorios.linha.${nome}`)}</th>
          {measureNames(nome, text).map((name) => (
            <th scope="col" key={name} className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.slice(0, most).map(({ chave, rotulo, valores, gargalo }) => (
          <tr key={chave}>
            <th scope="row" className={styles.name}>
              {rotulo}
              {gargalo && (
                <span className={styles.mark}>
                  <Chip icon={TriangleAlert} tone="ambar">
                    {text('relatorios.gargalo')}
                  </Chip>
                </span>
              )}
            </th>
            {valores.map((value, at) => (
              <td key={at} className={styles.number}>
                {measureText(nome, at, value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};
