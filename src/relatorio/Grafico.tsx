import { useId, type Ref } from 'react';
import { mostDrawn } from '#schemas/built-chart.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Desenho } from './desenho.ts';
import { GraficoBarras } from './GraficoBarras.tsx';
import { GraficoLinhas } from './GraficoLinhas.tsx';
import { GraficoPizza } from './GraficoPizza.tsx';
import { Legenda } from './Legenda.tsx';
import styles from './Grafico.module.css';

interface GraficoProps {
  readonly desenho: Desenho;
  /** As many lines as are drawn, where that is less than the form draws; the table has all of them. */
  readonly most?: number;
  /** In a block of the home, which is narrow. */
  readonly small?: boolean;
  readonly place?: Ref<HTMLDivElement>;
}

const forms = {
  barras: GraficoBarras,
  colunas: GraficoBarras,
  linha: GraficoLinhas,
  pizza: GraficoPizza,
} as const;

/** A report as a drawing with its values written; colours only repeat what fills, marks and words tell. */
export const Grafico = ({ desenho, most = mostDrawn(desenho.forma), small = false, place }: GraficoProps) => {
  const text = useText();
  const id = useId().replaceAll(/[^A-Za-z0-9]/g, '');
  const Form = forms[desenho.forma];
  return (
    <div className={styles.chart} ref={place}>
      <Legenda id={id} desenho={desenho} />
      <div
        role="img"
        className={styles.drawing}
        aria-label={text('relatorios.graficoDe', { nome: desenho.titulo })}
      >
        <Form id={id} desenho={desenho} most={most} small={small} />
      </div>
    </div>
  );
};
