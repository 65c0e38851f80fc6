import { ChevronDown, ChevronRight } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Groups.module.css';

interface GroupHeadingProps {
  readonly title: string;
  /** How many of the rows at hand stand under it. */
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The heading of some rows: how many of them are here; pressed, it closes or opens them. */
export const GroupHeading = ({ title, count, open, onToggle }: GroupHeadingProps) => {
  const text = useText();
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <button type="button" className={styles.heading} aria-expanded={open} onClick={onToggle}>
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
      <span className="cut">{title}</span>{' '}
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="vh">{text('exibicaoCaixa.grupos.itens', { count })}</span>
      </span>
    </button>
  );
};
