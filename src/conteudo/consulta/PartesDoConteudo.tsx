import { ClipboardList, MessageSquareText, Paperclip, Route, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anexos } from '#src/conteudo/anexos/Anexos.tsx';
import { useAnexoCount } from '#src/conteudo/anexos/use-anexo-count.ts';
import { Comentarios } from '#src/conteudo/comentarios/Comentarios.tsx';
import { useComentarioCount } from '#src/conteudo/comentarios/use-comentario-count.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import styles from '#src/conteudo/Consulta.module.css';

/** What the page of every kind has. */
export type ParteComum = 'andamento' | 'anexos' | 'comentarios' | 'dados';

/** One tab beside what is read. */
interface ParteDoConteudo<V extends string> {
  readonly value: V;
  readonly content: ReactNode;
  readonly count?: number;
  /** What it holds takes the focus by itself. */
  readonly focusable?: boolean;
  /** How a kind calls it and shows it, where it is its own. */
  readonly own?: { readonly label: string; readonly icon: LucideIcon };
}

const icons: Readonly<Record<ParteComum, LucideIcon>> = {
  andamento: Route,
  anexos: Paperclip,
  comentarios: MessageSquareText,
  dados: ClipboardList,
};

interface PartesDoConteudoProps<V extends string> {
  readonly conteudo: ConteudoAberto & { readonly anexos: number; readonly comentarios: number };
  readonly label: string;
  /** Those that stand before the attachments and the notes, in order. */
  readonly before: readonly ParteDoConteudo<V>[];
  readonly dados: ReactNode;
  readonly part: V;
  /** What is read is one more tab. */
  readonly narrow: boolean;
  readonly onPart: (part: V) => void;
}

/** What goes with what is read, in tabs: at its right, or with it on a narrow screen. */
export const PartesDoConteudo = <V extends string>({
  conteudo: { id, tipo, fase, anexos, comentarios },
  label,
  before,
  dados,
  part,
  narrow,
  onPart,
}: PartesDoConteudoProps<V | ParteComum>) => {
  const text = useText();
  const parts: readonly ParteDoConteudo<V | ParteComum>[] = [
    ...before,
    {
      value: 'anexos',
      count: useAnexoCount(id, anexos, part === 'anexos'),
      content: <Anexos conteudoId={id} concluido={fase === 1} tipo={tipo} />,
    },
    {
      value: 'comentarios',
      count: useComentarioCount(id, comentarios, part === 'comentarios'),
      content: <Comentarios conteudoId={id} />,
    },
    { value: 'dados', content: dados },
  ];
  const shown = parts.find(({ value }) => value === part) ?? parts[0];
  if (!shown) return null;
  return (
    <aside className={classes(styles.aside, narrow && styles.narrow)} aria-label={label}>
      <div className={styles.tabs}>
        <CountTabs
          label={label}
          panels="parte"
          tabs={parts.map(({ value, count = 0, own }) => ({
            value,
            label: own?.label ?? text(`consulta.abas.${value as ParteComum}`),
            icon: own?.icon ?? icons[value as ParteComum],
            count: count > 0 ? count : undefined,
          }))}
          value={shown.value}
          onChange={onPart}
        />
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`parte-${shown.value}`}
        aria-labelledby={`parte-${shown.value}-aba`}
        tabIndex={shown.focusable ? -1 : 0}
      >
        {shown.content}
      </div>
    </aside>
  );
};
