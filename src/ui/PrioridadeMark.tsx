import { Accessibility, ChevronDown, ChevronsUp } from 'lucide-react';
import type { Prioridade } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from './Chip.tsx';
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

/** Priority that the law gives to a person (age, disability). */
export const PrioridadeLegalChip = () => {
  const text = useText();
  return (
    <Chip icon={Accessibility} tone="ambar">
      {text('ui.prioridade.LEGAL')}
    </Chip>
  );
};
