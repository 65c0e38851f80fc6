import type { ReactNode } from 'react';
import type { Protocolo } from '#schemas/generated.ts';
import { Anexos } from '#src/conteudo/anexos/Anexos.tsx';
import { useAnexoCount } from '#src/conteudo/anexos/use-anexo-count.ts';
import { Comentarios } from '#src/conteudo/comentarios/Comentarios.tsx';
import { useComentarioCount } from '#src/conteudo/comentarios/use-comentario-count.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import styles from '#src/conteudo/Consulta.module.css';
import type { ProtocoloActs } from '../use-protocolo-acts.ts';
import { Andamento } from './Andamento.tsx';
import { Dados } from './Dados.tsx';

export type Parte = 'leitura' | 'andamento' | 'anexos' | 'comentarios' | 'dados';

interface PartesProps {
  readonly protocolo: Protocolo;
  readonly acts: ProtocoloActs;
  readonly part: Parte;
  /** On a narrow screen the file is one more tab. */
  readonly reader?: ReactNode;
  readonly onPart: (part: Parte) => void;
  readonly onShow: (numero: number) => void;
}

/** What goes with the file, in tabs. */
export const Partes = ({ protocolo, acts, part, reader, onPart, onShow }: PartesProps) => {
  const text = useText();
  const { id, fase } = protocolo;
  const parts: readonly Parte[] = [
    ...(reader ? (['leitura'] as const) : []),
    'andamento',
    'anexos',
    'comentarios',
    'dados',
  ];
  const counts: Readonly<Partial<Record<Parte, number>>> = {
    anexos: useAnexoCount(id, protocolo.anexos, part === 'anexos'),
    comentarios: useComentarioCount(id, protocolo.comentarios, part === 'comentarios'),
  };
  return (
    <aside
      className={classes(styles.aside, reader !== undefined && styles.narrow)}
      aria-label={text('protocoloTela.consulta.abas.rotulo')}
    >
      <div className={styles.tabs}>
        <CountTabs
          label={text('protocoloTela.consulta.abas.rotulo')}
          panels="parte"
          tabs={parts.map((value) => ({
            value,
            label: text(`protocoloTela.consulta.abas.${value}`),
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
        tabIndex={part === 'leitura' ? -1 : 0}
      >
        {part === 'leitura' && reader}
        {part === 'andamento' && <Andamento protocolo={protocolo} />}
        {part === 'anexos' && <Anexos conteudoId={id} concluido={fase === 1} />}
        {part === 'comentarios' && <Comentarios conteudoId={id} />}
        {part === 'dados' && <Dados protocolo={protocolo} acts={acts} onShow={onShow} />}
      </div>
    </aside>
  );
};
