import { MenuItem, Select } from '@mui/material';
import type { ImportacaoColuna } from '#schemas/shapes/importacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { useRegister } from '../RegisterContext.tsx';
import styles from './Transfer.module.css';

interface Props {
  columns: readonly ImportacaoColuna[];
  onChange: (columns: readonly ImportacaoColuna[]) => void;
}

/** Which field each column of the file fills, as the server guessed or the person said. */
export function Mapping({ columns, onChange }: Props) {
  const text = useText();
  const { fields } = useRegister();
  const options = [
    { name: 'id', title: text('carga.colunas.identificador') },
    ...fields.filter(({ kind, property }) => kind !== 'computed' && !property.readOnly),
  ];
  const change = (at: number, campo: string): void =>
    onChange(
      columns.map(({ coluna, ...rest }, index) =>
        index === at ? { coluna, campo: campo === '' ? undefined : campo } : { coluna, ...rest },
      ),
    );
  return (
    <PlainTable label={text('carga.colunas.titulo')}>
      <thead>
        <tr>
          <th scope="col">{text('carga.colunas.coluna')}</th>
          <th scope="col">{text('carga.colunas.campo')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ coluna, campo = '' }, index) => (
          <tr key={`${index} ${coluna}`}>
            <td>{coluna}</td>
            <td>
              <Select
                size="small"
                displayEmpty
                className={styles.field}
                value={options.some(({ name }) => name === campo) ? campo : ''}
                SelectDisplayProps={{ 'aria-label': text('carga.colunas.campoDe', { coluna }) }}
                onChange={({ target }) => change(index, target.value)}
              >
                <MenuItem value="">
                  <span className="mut">{text('carga.colunas.fora')}</span>
                </MenuItem>
                {options.map(({ name, title }) => (
                  <MenuItem
                    key={name}
                    value={name}
                    disabled={name !== campo && columns.some((other) => other.campo === name)}
                  >
                    {title}
                  </MenuItem>
                ))}
              </Select>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
