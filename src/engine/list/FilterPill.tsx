import { X } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Filters.module.css';

interface Props {
  title: string;
  value: string;
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** `Estado: Minas Gerais ×`. */
export function FilterPill({ title, value, onEdit, onRemove }: Props) {
  const text = useText();
  return (
    <span className={styles.pill}>
      <button
        type="button"
        className={styles.edit}
        aria-label={`${text('cadastro.lista.alterarFiltro', { filtro: title })}: ${value}`}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onEdit(currentTarget)}
      >
        {title}: <b>{value}</b>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('cadastro.lista.retirarFiltro', { filtro: title })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
