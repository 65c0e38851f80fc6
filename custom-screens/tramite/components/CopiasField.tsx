import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSameList } from '#src/ui/use-same-list.ts';
import { useTypedChoice } from '#src/ui/use-typed-choice.ts';
import { destinoGroup, destinoKey, destinoLabel } from '#src/conteudo/destinos/destino.ts';
import { useDestinosTyped } from '#src/conteudo/destinos/use-destinos-typed.ts';
import { DestinoOption } from '#src/conteudo/destinos/DestinoOption.tsx';
import styles from './Tramite.module.css';

interface CopiasFieldProps {
  readonly id: string;
  readonly value: readonly DestinoPossivel[];
  readonly onChange: (value: readonly DestinoPossivel[]) => void;
  /** Whether it is no choice here: who has the content, who receives it. */
  readonly except: (option: DestinoPossivel) => boolean;
  readonly error?: string | undefined;
  /** Places of the copies that were refused. */
  readonly wrong: readonly number[];
  /** Nothing is sent without one: the field is the first. */
  readonly required?: boolean;
}

/** Any number of copies for knowledge; each is taken away by its cross or by Backspace. */
export const CopiasField = (props: CopiasFieldProps) => {
  const { id, value, onChange, except, error, wrong, required = false } = props;
  const text = useText();
  const [open, setOpen] = useState(false);
  const { typed, fieldOf } = useTypedChoice(id, '');
  const found = useDestinosTyped(typed, open);
  const { loading } = found;
  const options = found.options.filter((option) => !except(option));
  const field = fieldOf({ searching: open && loading, empty: options.length === 0 });
  const problem = field.problem ?? error;
  const chosen = useSameList(value, destinoKey);
  return (
    <Autocomplete
      multiple
      {...field.props}
      value={chosen}
      onChange={(_, picked) => onChange(picked)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      filterOptions={(all) => all}
      filterSelectedOptions
      loading={loading}
      loadingText={text('tramite.procurando')}
      noOptionsText={text('tramite.semDestino')}
      getOptionKey={destinoKey}
      getOptionLabel={destinoLabel}
      isOptionEqualToValue={(a, b) => destinoKey(a) === destinoKey(b)}
      groupBy={destinoGroup}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <DestinoOption option={option} />
        </li>
      )}
      renderValue={(picked, itemProps) =>
        picked.map((copia, index) => {
          const { key, ...props } = itemProps({ index });
          return (
            <Chip
              key={key}
              {...props}
              label={destinoLabel(copia)}
              className={wrong.includes(index) ? styles.wrong : undefined}
              deleteIcon={<X aria-label={text('tramite.retirarCopia', { destino: destinoLabel(copia) })} />}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={required}
          label={
            required ? (
              text('tramite.conhecimento.quem')
            ) : (
              <>
                {text('tramite.copias')} <span className={styles.optional}>{text('ui.opcional')}</span>
              </>
            )
          }
          placeholder={value.length === 0 ? text('tramite.destinoExemplo') : ''}
          error={problem !== undefined}
          helperText={problem ?? text(required ? 'tramite.destinoAjuda' : 'tramite.copiasAjuda')}
        />
      )}
    />
  );
};
