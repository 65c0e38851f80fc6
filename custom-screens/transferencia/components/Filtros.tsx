import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '#src/i18n/use-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import type { Filtro } from '../filtro.ts';
import styles from '../Transferencia.module.css';

interface FiltrosProps {
  readonly filtro: Filtro;
  readonly onChange: (filtro: Filtro) => void;
}

/** Which of what the unit holds. */
export const Filtros = ({ filtro, onChange }: FiltrosProps) => {
  const text = useText();
  return (
    <div className={styles.filters} role="search" aria-label={text('transferencia.filtros')}>
      <SearchField
        label={text('transferencia.pesquisar')}
        value={filtro.q}
        onChange={(q) => onChange({ ...filtro, q })}
      />
      <TextField
        select
        id="fase"
        label={text('transferencia.fase')}
        value={filtro.fase}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ ...filtro, fase: target.value as Filtro['fase'] })}
      >
        {(['', '0', '1'] as const).map((fase) => (
          <MenuItem key={fase} value={fase}>
            {text(fase === '' ? 'transferencia.todas' : `caixa.filtros.fases.${fase}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="estado"
        label={text('transferencia.estado')}
        value={filtro.estado}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ ...filtro, estado: target.value as Filtro['estado'] })}
      >
        {(['', '0', '1', '8'] as const).map((estado) => (
          <MenuItem key={estado} value={estado}>
            {text(estado === '' ? 'transferencia.todos' : `transferencia.estados.${estado}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
};
