import { Button } from '@mui/material';
import { CircleCheck, CircleOff, ListChecks, Trash2, X } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import type { Action } from '#schemas/generated-definition.ts';
import type { RegisterRecord } from '../register.ts';
import { allows } from './allows.ts';
import { accepts, useBulkActs, type BulkActName } from './bulk-acts.ts';
import { BulkAction } from './BulkAction.tsx';
import { BulkButton } from './BulkButton.tsx';
import { useSelection } from './Selection.tsx';
import { useBulkNames, useManyActions } from './use-bulk.ts';
import styles from './List.module.css';

const BulkDialog = later(() => import('./BulkDialog.tsx').then((module) => module.BulkDialog));
const icons = { ativar: CircleCheck, inativar: CircleOff, excluir: Trash2 };

/** An act that was asked for and the records that accept it, as they were when it was asked. */
interface Asked<Act> {
  readonly act: Act;
  readonly records: readonly RegisterRecord[];
}

/** Takes the place of the filter bar, same height, while something is selected. */
export function BulkBar() {
  const text = useText();
  const { onUnselectItems } = useListContext<RegisterRecord>();
  const selected = useSelection();
  const names = useBulkNames();
  const actions = useManyActions();
  const acts = useBulkActs();
  const [asked, setAsked] = useState<Asked<BulkActName>>();
  const [chosen, setChosen] = useState<Asked<Action>>();
  return (
    <div
      className={`${styles.bar} ${styles.bulk}`}
      role="toolbar"
      aria-label={text('cadastro.lista.barraDeSelecao')}
    >
      <strong role="status">{text('cadastro.lista.selecionados', { count: selected.length })}</strong>
      <WholePage />
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <BulkButton
            key={name}
            icon={<Icon size={16} aria-hidden />}
            label={(n) => text(`cadastro.lote.${name}.acao`, { n })}
            accepts={(record) => accepts(record, name)}
            onAsk={(records) => setAsked({ act: name, records })}
          />
        );
      })}
      {actions.map((action) => (
        <BulkButton
          key={action.name}
          label={(n) => text('cadastro.lote.declarada.acao', { n, acao: action.title })}
          accepts={(record) => allows(record, action.name)}
          onAsk={(records) => setChosen({ act: action, records })}
        />
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
          name={asked.act}
          act={acts[asked.act]}
          records={asked.records}
          onClose={() => setAsked(undefined)}
        />
      )}
      {chosen && (
        <BulkAction action={chosen.act} records={chosen.records} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}

/** Selects the rest of the page, saying how many there are: cards have no box at the head of a column. */
function WholePage() {
  const text = useText();
  const { data = [], selectedIds = [], onSelect } = useListContext<RegisterRecord>();
  const missing = data.map(({ id }) => id).filter((id) => !selectedIds.includes(id));
  if (missing.length === 0) return null;
  return (
    <Button
      size="small"
      variant="text"
      startIcon={<ListChecks size={16} aria-hidden />}
      onClick={() => onSelect([...selectedIds, ...missing])}
    >
      {text('cadastro.lista.selecionarOs', { count: data.length })}
    </Button>
  );
}
