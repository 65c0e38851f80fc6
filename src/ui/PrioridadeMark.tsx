import { ChevronDown, ChevronsUp } from 'lucide-react';
import type { Prioridade } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import styles from './marks.module.css';

/** The priority of a forwarding; the normal one says nothing. */
export const PrioridadeMark = ({ prioridade }: { readonly prioridade: Prioridade }) => {
  const text = useText();
  if (prioridade === 'NORMAL') return null;
  const Icon = prioridade === 'ALTA' ? ChevronsUp : ChevronDown;
  const label = text(`ui.prioridade.${prioridade}`);
  return (
    <span
      className={classes(styles.prioridade, prioridade === 'BAIXA' && styles.baixa)}
      title={text('ui.prioridade.rotulo', { valor: label })}
    >
      <Icon size={14} strokeWidth={2.25} aria-hidden="true" />
      {label}
    </span>
  );
};
