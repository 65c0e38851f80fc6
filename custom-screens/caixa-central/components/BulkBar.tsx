import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { bulkActions, type Chosen } from '../bulk-actions.ts';
import type { Tab } from '../tabs.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';
import { useEtiquetas } from '../use-etiquetas.tsx';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  readonly tab: Tab;
  readonly chosen: Chosen;
  readonly acts: CaixaActs;
  /** What is done with a selection that is no act of its items: it outlives the bar. */
  readonly offered: readonly BarAction[];
  /** Chooses all that the filter has, where the page is not all of it. */
  readonly onWhole?: (() => void) | undefined;
  /** How many the filter has. */
  readonly total: string;
  readonly onClear: () => void;
  /** The checkbox of the whole page; a phone has none. */
  readonly selectAll?: ReactNode;
}

/** Takes the place of the filter bar while something is selected: what can be done, and to how many. */
export const BulkBar = ({ tab, chosen, acts, offered, onClear, selectAll, onWhole, total }: BulkBarProps) => {
  const text = useText();
  const count = chosen.items.length;
  const { actions, more } = bulkActions(tab, chosen, acts);
  const etiquetas = useEtiquetas(chosen);
  return (
    <ActionBar
      tone="selection"
      size="small"
      label={text('caixa.lista.acoesSelecao', { count })}
      actions={actions}
      more={[...offered, ...more, ...etiquetas.actions]}
      start={
        <>
          {etiquetas.dialog}
          {selectAll}
          <b role="status" className={styles.selected}>
            {chosen.whole
              ? text('atoEmLote.todosSelecionados', { total })
              : text('caixa.lista.selecionados', { count })}
          </b>
          {onWhole && (
            <Button size="small" variant="text" onClick={onWhole}>
              {text('atoEmLote.selecionarTodos', { total })}
            </Button>
          )}
        </>
      }
      end={<IconAction icon={X} size="small" label={text('caixa.lista.limparSelecao')} onClick={onClear} />}
    />
  );
};

/** The same on a phone: fixed at the foot, two large buttons and the rest. */
export const BulkFoot = ({
  tab,
  chosen,
  acts,
  offered,
  onClear,
  onWhole,
  total,
}: Omit<BulkBarProps, 'selectAll'>) => {
  const text = useText();
  const count = chosen.items.length;
  const { actions, more } = bulkActions(tab, chosen, acts);
  const etiquetas = useEtiquetas(chosen);
  // what accepts nothing would take the room of what does: here it goes to the menu, with its reason
  const shown = actions.filter(({ motivo }) => motivo === undefined).slice(0, 2);
  const rest = [
    ...actions.filter((action) => !shown.includes(action)),
    ...offered,
    ...more,
    ...etiquetas.actions,
  ];
  return (
    <div role="toolbar" aria-label={text('caixa.lista.acoesSelecao', { count })} className={styles.foot}>
      {etiquetas.dialog}
      <div className={styles.line}>
        <b role="status" className="grow">
          {chosen.whole
            ? text('atoEmLote.todosSelecionados', { total })
            : text('caixa.lista.selecionados', { count })}
        </b>
        {onWhole && (
          <Button size="small" variant="text" onClick={onWhole}>
            {text('atoEmLote.selecionarTodos', { total })}
          </Button>
        )}
        <Button size="small" variant="text" onClick={onClear}>
          {text('caixa.lista.limpar')}
        </Button>
      </div>
      <div className={styles.line}>
        {shown.map((action) => (
          <FootButton key={action.id} action={action} />
        ))}
        {shown.length === 0 && <span className="grow sm sub">{actions[0]?.motivo}</span>}
        {rest.length > 0 && <MoreActions actions={rest} />}
      </div>
    </div>
  );
};

const FootButton = ({ action }: { readonly action: BarAction }) => {
  const { icon: Icon, label, count, primary, busy, perform } = action;
  return (
    <Button
      size="large"
      className={styles.large}
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'inherit'}
      startIcon={Icon && <Icon aria-hidden="true" />}
      loading={busy ?? null}
      loadingPosition="start"
      onClick={perform}
    >
      {label} <span className={styles.count}>{count}</span>
    </Button>
  );
};
