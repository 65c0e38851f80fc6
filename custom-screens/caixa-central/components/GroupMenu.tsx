import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Group } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { agrupamentos } from '../group-items.ts';
import type { Grouping } from '../use-grouping.ts';

/** By what the rows are put together. */
export const GroupMenu = ({ grouping }: { readonly grouping: Grouping }) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { by, choose } = grouping;
  const name =
    by === undefined ? text('exibicaoCaixa.grupos.nenhum') : text(`exibicaoCaixa.grupos.por.${by}`);
  return (
    <>
      <IconAction
        icon={Group}
        size="small"
        label={text('exibicaoCaixa.grupos.agrupar', { por: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {[undefined, ...agrupamentos].map((each) => (
          <MenuItem
            key={each ?? ''}
            role="menuitemradio"
            aria-checked={each === by}
            selected={each === by}
            onClick={() => {
              setAnchor(null);
              choose(each);
            }}
          >
            <ListItemIcon style={{ width: '1.143em' }}>
              {each === by && <Check aria-hidden="true" />}
            </ListItemIcon>
            {each === undefined
              ? text('exibicaoCaixa.grupos.nenhum')
              : text(`exibicaoCaixa.grupos.por.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
