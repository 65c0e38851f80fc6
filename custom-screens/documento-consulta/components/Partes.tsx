import type { ReactNode } from 'react';
import type { Documento } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { Anexos } from '#src/conteudo/anexos/Anexos.tsx';
import { useAnexoCount } from '#src/conteudo/anexos/use-anexo-count.ts';
import { Comentarios } from '#src/conteudo/comentarios/Comentarios.tsx';
import { useComentarioCount } from '#src/conteudo/comentarios/use-comentario-count.ts';
import { Andamento } from './Andamento.tsx';
import { Dados } from './Dados.tsx';
import styles from '#src/conteudo/Consulta.module.css';

export type Parte = 'documento' | 'andamento' | 'anexos' | 'comentarios' | 'dados';

interface PartesProps {
  readonly documento: Documento;
  readonly part: Parte;
  readonly onPart: (part: Parte) => void;
  readonly onVersion: (numero: number) => void;
  readonly onCompare: () => void;
  /** On a narrow screen the paper is one more tab. */
  readonly reader?: ReactNode;
}

/** What goes with the paper, in tabs: at its right, or with it on a narrow screen. */
export const Partes = ({ documento, part, onPart, onVersion, onCompare, reader }: PartesProps) => {
  const text = useText();
  const { id, fase } = documento;
  const parts: readonly Parte[] = [
    ...(reader ? (['documento'] as const) : []),
    'andamento',
    'anexos',
    'comentarios',
    'dados',
  ];
  const shown = parts.includes(part) ? part : 'andamento';
  const anexos = useAnexoCount(id, documento.anexos, shown === 'anexos');
  const comentarios = useComentarioCount(id, documento.comentarios, shown === 'comentarios');
  const counts: Readonly<Partial<Record<Parte, number>>> = { anexos, comentarios };
  return (
    <aside
      className={classes(styles.aside, reader !== undefined && styles.narrow)}
      aria-label={text('consulta.abas.rotulo')}
    >
      <div className={styles.tabs}>
        <CountTabs
          label={text('consulta.abas.rotulo')}
          panels="parte"
          tabs={parts.map((value) => ({
            value,
            label: text(`consulta.abas.${value}`),
            ...((counts[value] ?? 0) > 0 ? { count: counts[value] } : {}),
          }))}
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
        {shown === 'anexos' && <Anexos conteudoId={id} concluido={fase === 1} />}
        {shown === 'comentarios' && <Comentarios conteudoId={id} />}
        {shown === 'dados' && <Dados documento={documento} onVersion={onVersion} onCompare={onCompare} />}
      </div>
    </aside>
  );
};
