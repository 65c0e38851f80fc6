import { Button } from '@mui/material';
import { CircleCheck, CircleOff, Trash2, X } from 'lucide-react';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import type { Action } from '#schemas/generated-definition.ts';
import type { RegisterRecord } from '../register.ts';
import { useBulkActs, type BulkActName } from './bulk-acts.ts';
import { BulkAction } from './BulkAction.tsx';
import { useBulkNames, useManyActions } from './use-bulk.ts';
import styles from './List.module.css';

const BulkDialog = later(() => import('./BulkDialog.tsx').then((module) => module.BulkDialog));
const icons = { ativar: CircleCheck, inativar: CircleOff, excluir: Trash2 };

/** Takes the place of the filter bar, same height, while something is selected. */
export function BulkBar() {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext<RegisterRecord>();
  const names = useBulkNames();
  const actions = useManyActions();
  const acts = useBulkActs();
  const [asked, setAsked] = useState<BulkActName>();
  const [chosen, setChosen] = useState<Action>();
  const count = selectedIds.length;
  return (
    <div
      className={`${styles.bar} ${styles.bulk}`}
      role="toolbar"
      aria-label={text('cadastro.lista.barraDeSelecao')}
    >
      <strong role="status">{text('cadastro.lista.selecionados', { count })}</strong>
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <Button
            key={name}
            size="small"
            startIcon={<Icon size={16} aria-hidden />}
            onClick={() => setAsked(name)}
          >
            {text(`cadastro.lote.${name}.acao`, { n: count })}
          </Button>
        );
      })}
      {actions.map((action) => (
        <Button key={action.name} size="small" onClick={() => setChosen(action)}>
          {text('cadastro.lote.declarada.acao', { n: count, acao: action.title })}
        </Button>
      ))}
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
      {asked && (
        <BulkDialog
          name={asked}
          act={acts[asked]}
          ids={selectedIds.map(Number)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {chosen && (
        <BulkAction action={chosen} ids={selectedIds.map(Number)} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}
