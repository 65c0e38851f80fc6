import { useText } from '#src/i18n/use-text.ts';
import { ColumnChooser } from '#src/ui/ColumnChooser.tsx';
import { rem } from '#src/ui/rem.ts';
import { columnTitle } from './column-title.ts';
import { tableWidth } from './columns.ts';
import { PanelPopover } from './PanelPopover.tsx';
import { useColumns } from './use-columns.ts';

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Which columns appear and in which order. */
export function ColumnsPanel({ anchor, onClose }: Props) {
  const text = useText();
  const { all, shown, choose, reset } = useColumns();
  return (
    <PanelPopover label={text('cadastro.lista.colunas')} anchor={anchor} onClose={onClose}>
      <ColumnChooser
        columns={all.map((field) => ({ name: field.name, title: columnTitle(field) }))}
        shown={shown.map(({ name }) => name)}
        onChange={choose}
        fits={(name) => {
          const room = roomForTable();
          const more = all.filter((field) => field.name === name);
          return room === undefined || tableWidth([...shown, ...more]) <= room;
        }}
        onReset={reset}
      />
    </PanelPopover>
  );
}

/** Room for the table of the list, in rem; unknown where there is none, as on a phone. */
const roomForTable = (): number | undefined => {
  const width = document.querySelector('[role=grid]')?.parentElement?.clientWidth ?? 0;
  return width > 0 ? width / rem() : undefined;
};
