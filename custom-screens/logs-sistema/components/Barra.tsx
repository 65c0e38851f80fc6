import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { Download } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { niveis, type LogSearch } from '../log-search.ts';
import styles from '../LogsSistema.module.css';

interface Props {
  readonly search: LogSearch;
  readonly follow: boolean;
  readonly count: string;
  readonly onSearch: (search: LogSearch) => void;
  readonly onFollow: (follow: boolean) => void;
  /** Absent for who may not keep the file. */
  readonly onDownload?: (() => void) | undefined;
}

/** Search, level, follow, and the whole file. */
export const Barra = ({ search, follow, count, onSearch, onFollow, onDownload }: Props) => {
  const text = useText();
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          small
          label={text('log.procurar')}
          value={search.q}
          onChange={(q) => onSearch({ ...search, q })}
        />
      </div>
      <Select
        size="small"
        value={search.nivel ?? 'todos'}
        inputProps={{ 'aria-label': text('log.nivel.rotulo') }}
        onChange={({ target }) =>
          onSearch({ ...search, nivel: niveis.find((nivel) => nivel === target.value) })
        }
      >
        {(['todos', ...niveis] as const).map((nivel) => (
          <MenuItem key={nivel} value={nivel}>
            {text(`log.nivel.${nivel}`)}
          </MenuItem>
        ))}
      </Select>
      <FormControlLabel
        title={text('log.acompanharAjuda')}
        control={<Switch checked={follow} onChange={(_, checked) => onFollow(checked)} />}
        label={text('log.acompanhar')}
      />
      <span className="grow" />
      <span className="sm mut num" role="status">
        {count}
      </span>
      {onDownload && (
        <Button size="small" startIcon={<Download aria-hidden="true" />} onClick={onDownload}>
          {text('log.baixar')}
        </Button>
      )}
    </div>
  );
};
