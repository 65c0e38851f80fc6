import { useRef, type ReactNode } from 'react';
import { mostDrawn } from '#schemas/built-chart.ts';
import { saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Baixar, type Formato } from './Baixar.tsx';
import { chartImage } from './chart-image.ts';
import type { Desenho } from './desenho.ts';
import { Grafico } from './LaterGrafico.tsx';
import { legendNames } from './legend-names.ts';
import styles from './FolhaGrafico.module.css';

interface FolhaGraficoProps {
  /** Without it the report is only its table. */
  readonly desenho: Desenho | undefined;
  readonly titulo: string;
  /** What the numbers are of, in words. */
  readonly contado: string;
  /** What is said of numbers that are not of all. */
  readonly aviso?: ReactNode;
  readonly arquivo: string;
  readonly onFile: (formato: Exclude<Formato, 'png'>) => void;
  readonly children?: ReactNode;
}

/** One report: what it tells, its chart, and both it and its numbers as files. */
export const FolhaGrafico = ({
  desenho,
  titulo,
  contado,
  aviso,
  arquivo,
  onFile,
  children,
}: FolhaGraficoProps) => {
  const text = useText();
  const chart = useRef<HTMLDivElement>(null);
  const saveImage = async (): Promise<void> => {
    if (!chart.current || !desenho) return;
    const blob = await chartImage({
      chart: chart.current,
      title: titulo,
      subtitle: contado,
      legend: legendNames(desenho),
    });
    saveFile({ blob, name: `${arquivo}.png` });
  };
  const save = (formato: Formato): void => {
    if (formato === 'png') saveImage().catch(() => notify(text('relatorios.falhouPng'), { kind: 'error' }));
    else onFile(formato);
  };
  const total = desenho?.rotulos.length ?? 0;
  return (
    <Sheet title={titulo} side={<Baixar image={desenho !== undefined} onChoose={save} />}>
      <div className={styles.about}>
        {children}
        <p className="sm sub">{contado}</p>
        {aviso}
      </div>
      {desenho && <Grafico desenho={desenho} place={chart} />}
      {desenho && total > mostDrawn(desenho.forma) && (
        <p className="sm sub">{text('relatorios.primeiras', { mostra: mostDrawn(desenho.forma), total })}</p>
      )}
    </Sheet>
  );
};
