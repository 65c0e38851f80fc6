import type { ReactNode } from 'react';
import type { Documento } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { Andamento } from './Andamento.tsx';
import { Dados } from './Dados.tsx';
import styles from './Consulta.module.css';

export type Parte = 'documento' | 'andamento' | 'dados';

interface PartesProps {
  readonly documento: Documento;
  readonly part: Parte;
  readonly onPart: (part: Parte) => void;
  readonly onVersion: (numero: number) => void;
  /** On a narrow screen the paper is one more tab. */
  readonly reader?: ReactNode;
}

/** What goes with the paper, in tabs: at its right, or with it on a narrow screen. */
export const Partes = ({ documento, part, onPart, onVersion, reader }: PartesProps) => {
  const text = useText();
  const parts: readonly Parte[] = reader ? ['documento', 'andamento', 'dados'] : ['andamento', 'dados'];
  const shown = parts.includes(part) ? part : 'andamento';
  return (
    <aside
      className={classes(styles.aside, reader !== undefined && styles.narrow)}
      aria-label={text('consulta.abas.rotulo')}
    >
      <div className={styles.tabs}>
        <CountTabs
          label={text('consulta.abas.rotulo')}
          panels="parte"
          tabs={parts.map((value) => ({ value, label: text(`consulta.abas.${value}`) }))}
          value={shown}
          onChange={onPart}
        />
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`parte-${shown}`}
        aria-labelledby={`parte-${shown}-aba`}
        tabIndex={shown === 'documento' ? -1 : 0}
      >
        {shown === 'documento' && reader}
        {shown === 'andamento' && <Andamento documento={documento} />}
        {shown === 'dados' && <Dados documento={documento} onVersion={onVersion} />}
      </div>
    </aside>
  );
};
