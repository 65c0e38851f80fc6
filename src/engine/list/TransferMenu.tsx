import { Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { httpFile } from '#src/data/http.ts';
import { saveFile } from '#src/data/download.ts';
import { queryString } from '#src/data/query-string.ts';
import { useText } from '#src/i18n/use-text.ts';
import { MenuLine } from '#src/ui/MenuLine.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { registerPath } from '../paths.ts';
import { useRegister } from '../RegisterContext.tsx';
import { sortValues } from './list-sort.ts';
import { useColumns } from './use-columns.ts';
import { useList } from './use-list.ts';

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

const formats = ['csv', 'xlsx'] as const;

/** The list as it is shown, as a file; and the way to bring records from one. */
export function TransferMenu({ anchor, onClose }: Props) {
  const text = useText();
  const { place, can } = useRegister();
  const { filterValues, sort } = useList();
  const { shown } = useColumns();
  const { definicao } = place.register;

  const download = async (formato: (typeof formats)[number]): Promise<void> => {
    onClose();
    const query = queryString({
      ...filterValues,
      formato,
      colunas: shown.map(({ name }) => name).join(','),
      sort: sortValues(sort),
      lugar: place.lugar,
    });
    notify(text('cadastro.lista.exportando'), { kind: 'info' });
    try {
      saveFile(
        await httpFile(`${definicao.name}/exportar${query}`, { ownDenial: true }),
        `${definicao.name}.${formato}`,
      );
    } catch (error) {
      notifyProblem(error);
    }
  };
  const imports = definicao.source !== 'hook' && (can('create') || can('edit'));
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {formats.map((formato) => (
        <MenuItem key={formato} onClick={() => void download(formato)}>
          {text(`cadastro.lista.exportar_${formato}`)}
        </MenuItem>
      ))}
      {imports && <MenuLine />}
      {imports && (
        <MenuItem component={Link} to={registerPath.transfer(place)}>
          {text('cadastro.lista.importar')}
        </MenuItem>
      )}
    </Menu>
  );
}
