import { Button } from '@mui/material';
import { Trash2, X } from 'lucide-react';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import type { RegisterRecord } from '../register.ts';
import styles from './List.module.css';

const BulkRemoveDialog = later(() =>
  import('./BulkRemoveDialog.tsx').then((module) => module.BulkRemoveDialog),
);

/** Takes the place of the filter bar, same height, while something is selected. */
export function BulkBar() {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext<RegisterRecord>();
  const [removing, setRemoving] = useState(false);
  const count = selectedIds.length;
  return (
    <div
      className={`${styles.bar} ${styles.bulk}`}
      role="toolbar"
      aria-label={text('cadastro.lista.barraDeSelecao')}
    >
      <strong role="status">{text('cadastro.lista.selecionados', { count })}</strong>
      <Button size="small" startIcon={<Trash2 size={16} aria-hidden />} onClick={() => setRemoving(true)}>
        {text('cadastro.exclusao.acaoVarios', { n: count })}
      </Button>
      <span className="grow" />
      <Button
        size="small"
        variant="text"
        color="inherit"
        startIcon={<X size={16} aria-hidden />}
        onClick={() => onUnselectItems()}
      >
        {text('cadastro.lista.limparSelecao')}
      </Button>
      {removing && <BulkRemoveDialog ids={selectedIds.map(Number)} onClose={() => setRemoving(false)} />}
    </div>
  );
}
