import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import { MenuLine } from '#src/ui/MenuLine.tsx';
import { registerPath } from '../paths.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { allows } from './allows.ts';

const RemoveDialog = later(() => import('../RemoveDialog.tsx').then((module) => module.RemoveDialog));

interface Props {
  record: RegisterRecord;
  tabIndex?: number;
  'data-control'?: number;
}

/** Everything that can be done with a record from the list. */
export function RowMenu({ record, ...control }: Props) {
  const text = useText();
  const { place, nameOf, can } = useRegister();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [removing, setRemoving] = useState(false);
  const close = (): void => setAnchor(null);
  const registro = nameOf(record);
  const edits = can('edit') && allows(record, 'edit');
  const removes = can('remove') && allows(record, 'remove');
  if (!can('view') && !edits && !removes) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('cadastro.lista.acoesDe', { registro })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...control}
      >
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {can('view') && (
          <MenuItem component={Link} to={registerPath.view(place, record.id)}>
            <ListItemIcon>
              <Eye size={16} aria-hidden />
            </ListItemIcon>
            {text('cadastro.consultar')}
          </MenuItem>
        )}
        {edits && (
          <MenuItem component={Link} to={registerPath.edit(place, record.id)}>
            <ListItemIcon>
              <Pencil size={16} aria-hidden />
            </ListItemIcon>
            {text('cadastro.editar')}
          </MenuItem>
        )}
        {removes && <MenuLine />}
        {removes && (
          <MenuItem
            onClick={() => {
              close();
              setRemoving(true);
            }}
            sx={{ color: 'var(--rubro)' }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Trash2 size={16} aria-hidden />
            </ListItemIcon>
            {text('cadastro.excluir')}
          </MenuItem>
        )}
      </Menu>
      {removing && <RemoveDialog record={record} onClose={() => setRemoving(false)} />}
    </>
  );
}
