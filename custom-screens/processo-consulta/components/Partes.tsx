import type { ReactNode } from 'react';
import type { Peca, Processo } from '#schemas/generated.ts';
import { Anexos } from '#src/conteudo/anexos/Anexos.tsx';
import { useAnexoCount } from '#src/conteudo/anexos/use-anexo-count.ts';
import { Comentarios } from '#src/conteudo/comentarios/Comentarios.tsx';
import { useComentarioCount } from '#src/conteudo/comentarios/use-comentario-count.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import styles from '#src/conteudo/Consulta.module.css';
import { isReadable } from '../peca-list.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { Andamento } from './Andamento.tsx';
import { Dados } from './Dados.tsx';
import { Pecas } from './Pecas.tsx';
import { Relacoes } from './Relacoes.tsx';

export type Parte = 'leitura' | 'pecas' | 'andamento' | 'relacoes' | 'anexos' | 'comentarios' | 'dados';

interface PartesProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
  readonly part: Parte;
  readonly reading: Peca | undefined;
  /** On a narrow screen what is read is one more tab. */
  readonly reader?: ReactNode;
  readonly onPart: (part: Parte) => void;
  readonly onOpen: (peca: Peca) => void;
}

/** What goes with what is read, in tabs: the pieces first. */
export const Partes = ({ processo, acts, part, reading, reader, onPart, onOpen }: PartesProps) => {
  const text = useText();
  const { id, fase, pecas, relacoes } = processo;
  const parts: readonly Parte[] = [
    'pecas',
    ...(reader ? (['leitura'] as const) : []),
    'andamento',
    'relacoes',
    'anexos',
    'comentarios',
    'dados',
  ];
  const counts: Readonly<Partial<Record<Parte, number>>> = {
    pecas: pecas.filter(isReadable).length,
    relacoes: relacoes.length,
    anexos: useAnexoCount(id, processo.anexos, part === 'anexos'),
    comentarios: useComentarioCount(id, processo.comentarios, part === 'comentarios'),
  };
  return (
    <aside
      className={classes(styles.aside, reader !== undefined && styles.narrow)}
      aria-label={text('processoConsulta.abas.rotulo')}
    >
      <div className={styles.tabs}>
        <CountTabs
          label={text('processoConsulta.abas.rotulo')}
          panels="parte"
          tabs={parts.map((value) => ({
            value,
            label: text(`processoConsulta.abas.${value}`),
            ...((counts[value] ?? 0) > 0 ? { count: counts[value] } : {}),
          }))}
          value={part}
          onChange={onPart}
        />
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`parte-${part}`}
        aria-labelledby={`parte-${part}-aba`}
        tabIndex={part === 'leitura' || part === 'pecas' ? -1 : 0}
      >
        {part === 'leitura' && reader}
        {part === 'pecas' && <Pecas processo={processo} reading={reading} onOpen={onOpen} />}
        {part === 'andamento' && <Andamento processo={processo} />}
        {part === 'relacoes' && <Relacoes processo={processo} acts={acts} />}
        {part === 'anexos' && <Anexos conteudoId={id} concluido={fase === 1} />}
        {part === 'comentarios' && <Comentarios conteudoId={id} />}
        {part === 'dados' && <Dados processo={processo} />}
      </div>
    </aside>
  );
};
