import type { FluxoEstatistica } from '#schemas/shapes/fluxo-estatistica.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import styles from '../FluxoEstatistica.module.css';

const counts = ['iniciados', 'concluidos', 'interrompidos'] as const;

/** What began and what ended in each month, the newest on top. */
export const PorMes = ({ meses }: { readonly meses: FluxoEstatistica['porMes'] }) => {
  const text = useText();
  return (
    <PlainTable label={text('fluxoEstatistica.porMes')}>
      <thead>
        <tr>
          <th scope="col">{text('fluxoEstatistica.mes')}</th>
          {counts.map((one) => (
            <th key={one} scope="col" className={styles.number}>
              {text(`fluxoEstatistica.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {meses.toReversed().map((one) => (
          <tr key={one.mes}>
            <th scope="row" className={styles.step}>
              {one.mes.split('-').reverse().join('/')}
            </th>
            {counts.map((count) => (
              <td key={count} className={styles.number}>
                {one[count].toLocaleString('pt-BR')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};
