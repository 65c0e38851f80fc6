import type { FluxoEstatistica } from '#schemas/shapes/fluxo-estatistica.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { durationText, lateText, partText } from '#src/conteudo/fluxo/duration.ts';
import styles from '../FluxoEstatistica.module.css';

type Elemento = FluxoEstatistica['elementos'][number];

/** Every step, the one where most time passed on top. */
export const Etapas = ({ elementos }: { readonly elementos: readonly Elemento[] }) => {
  const text = useText();
  return (
    <PlainTable label={text('fluxoEstatistica.etapas')}>
      <thead>
        <tr>
          <th scope="col">{text('fluxoEstatistica.etapa')}</th>
          <th scope="col" className={styles.number}>
            {text('fluxoEstatistica.parte')}
          </th>
          <th scope="col" className={styles.number} title={text('fluxoEstatistica.medianaAjuda')}>
            {text('fluxoEstatistica.mediana')}
          </th>
          <th scope="col" className={styles.number} title={text('fluxoEstatistica.p90Ajuda')}>
            {text('fluxoEstatistica.p90')}
          </th>
          <th scope="col" className={styles.number}>
            {text('fluxoEstatistica.feitas')}
          </th>
          <th scope="col" className={styles.number}>
            {text('fluxoEstatistica.abertas')}
          </th>
          <th scope="col" className={styles.number}>
            {text('fluxoEstatistica.atraso')}
          </th>
        </tr>
      </thead>
      <tbody>
        {elementos.map((one, index) => (
          <tr key={one.id}>
            <th scope="row" className={styles.step}>
              {one.nome}
              {index === 0 && elementos.length > 1 && (one.parte ?? 0) > 0 && (
                <span className={styles.most}>{text('fluxoEstatistica.gargalo')}</span>
              )}
            </th>
            <td className={styles.number}>{one.parte === undefined ? '' : partText(one.parte)}</td>
            <td className={styles.number}>
              {one.mediana === undefined ? '' : durationText(text, one.mediana)}
            </td>
            <td className={styles.number}>{one.p90 === undefined ? '' : durationText(text, one.p90)}</td>
            <td className={styles.number}>{one.feitas.toLocaleString('pt-BR')}</td>
            <td className={styles.number}>{one.abertas.toLocaleString('pt-BR')}</td>
            <td className={styles.number}>{lateText(text, one)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};
