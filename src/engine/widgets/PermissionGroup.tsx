import { Checkbox, FormControlLabel } from '@mui/material';
import type { PermissaoItem } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Widgets.module.css';

interface Props {
  name: string;
  items: readonly PermissaoItem[];
  chosen: ReadonlySet<string>;
  idle: boolean | undefined;
  onChange: (names: readonly string[], granted: boolean) => void;
}

/** The grants of one area, with one box for all of them. */
export function PermissionGroup({ name, items, chosen, idle, onChange }: Props) {
  const text = useText();
  const granted = items.filter(({ nome }) => chosen.has(nome)).length;
  const all = granted === items.length;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Checkbox
          checked={all}
          indeterminate={granted > 0 && !all}
          disabled={idle}
          slotProps={{ input: { 'aria-label': text('cadastro.permissoes.todas', { grupo: name }) } }}
          onChange={() =>
            onChange(
              items.map(({ nome }) => nome),
              !all,
            )
          }
        />
        <span className="grow">{name}</span>
        <span className="xs mut num">
          {text('cadastro.permissoes.contagem', { n: granted, total: items.length })}
        </span>
      </legend>
      <ul>
        {items.map(({ nome, titulo }) => (
          <li key={nome}>
            <FormControlLabel
              label={titulo}
              disabled={idle}
              control={
                <Checkbox checked={chosen.has(nome)} onChange={(_, checked) => onChange([nome], checked)} />
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
