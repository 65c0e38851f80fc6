import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { PanelPopover } from '#src/engine/list/PanelPopover.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ColumnChooser } from '#src/ui/ColumnChooser.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { columnNames, columnTitle, tableWidth } from '../columns.ts';
import type { InboxColumns } from '../use-inbox-columns.ts';

interface ColumnsButtonProps {
  readonly columns: InboxColumns;
  /** Room for the table, in rem. */
  readonly room: () => number | undefined;
}

/** The choice of the columns of the table. */
export const ColumnsButton = ({ columns, room }: ColumnsButtonProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { shown, choose, reset, widen } = columns;
  const fits = (width: number): boolean => {
    const most = room();
    return most === undefined || width <= most;
  };
  return (
    <>
      <IconAction
        icon={Columns3}
        size="small"
        label={text('cadastro.lista.colunas')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <PanelPopover label={text('cadastro.lista.colunas')} anchor={anchor} onClose={() => setAnchor(null)}>
        <ColumnChooser
          columns={columnNames.map((name) => ({ name, title: columnTitle(name) }))}
          shown={shown.map(({ nome }) => nome)}
          onChange={(names) =>
            choose(names.map((nome) => shown.find((column) => column.nome === nome) ?? { nome }))
          }
          fits={(nome) => fits(tableWidth([...shown, { nome }]))}
          onReset={reset}
          onWiden={widen}
        />
      </PanelPopover>
    </>
  );
};
