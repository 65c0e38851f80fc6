import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../Impressao.module.css';

interface EscolhaProps {
  readonly pecas: readonly Peca[];
  /** Contents that stay out. */
  readonly left: ReadonlySet<number>;
  readonly onChange: (left: ReadonlySet<number>) => void;
}

/** The pieces in order, each in or out; all are in until somebody takes one out. */
export const Escolha = ({ pecas, left, onChange }: EscolhaProps) => {
  const text = useText();
  const ids = pecas.map(({ conteudo }) => conteudo?.id ?? 0);
  const toggle = (id: number): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <section className={styles.sheet} aria-label={text('processoImpressao.pecas')}>
      <Line
        head
        checked={left.size < ids.length}
        partial={left.size > 0 && left.size < ids.length}
        label={text('processoImpressao.todas')}
        detail={text('processoImpressao.escolhidas', { n: ids.length - left.size, total: ids.length })}
        onToggle={() => onChange(left.size === 0 ? new Set(ids) : new Set())}
      />
      <ul className={styles.list}>
        {pecas.map((peca) => {
          const { conteudo, rotulo } = peca;
          if (!conteudo) return null;
          const { id, paginas, assunto } = conteudo;
          return (
            <li key={`${peca.rotulo}`}>
              <Line
                checked={!left.has(id)}
                number={rotulo}
                label={itemName(conteudo)}
                detail={[
                  assunto,
                  ...(paginas === undefined
                    ? []
                    : [text('processoConsulta.pecas.paginas', { count: paginas })]),
                ].join(' · ')}
                onToggle={() => toggle(id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface LineProps {
  readonly checked: boolean;
  readonly label: string;
  readonly detail: string;
  readonly onToggle: () => void;
  readonly number?: string;
  readonly partial?: boolean;
  readonly head?: boolean;
}

const Line = ({ checked, label, detail, onToggle, number, partial = false, head = false }: LineProps) => {
  const id = useId();
  return (
    <div className={classes(styles.line, head && styles.head)}>
      <Checkbox
        checked={checked}
        indeterminate={partial}
        slotProps={{ input: { id, 'aria-describedby': `${id}-d` } }}
        onChange={onToggle}
      />
      {number !== undefined && <span className={classes(styles.number, 'num')}>{number}</span>}
      <label htmlFor={id} className={styles.words}>
        <span>{label}</span>
        <span id={`${id}-d`} className="sm sub">
          {detail}
        </span>
      </label>
    </div>
  );
};
