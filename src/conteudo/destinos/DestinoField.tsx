import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSameList } from '#src/ui/use-same-list.ts';
import { useTypedChoice } from '#src/ui/use-typed-choice.ts';
import { destinoGroup, destinoKey, destinoLabel } from './destino.ts';
import { useDestinosTyped } from './use-destinos-typed.ts';
import { DestinoOption } from './DestinoOption.tsx';

interface DestinoFieldProps {
  readonly id: string;
  readonly value: DestinoPossivel | null;
  readonly onChange: (value: DestinoPossivel | null) => void;
  /** Why a destination cannot be chosen; undefined when it can. */
  readonly refusal: (option: DestinoPossivel) => string | undefined;
  readonly error?: string | undefined;
  /** In the place of the usual word below it. */
  readonly help?: string;
}

/** The one destination in charge: a unit, or a person in a unit. */
export const DestinoField = ({ id, value, onChange, refusal, error, help }: DestinoFieldProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  // opened on what is already chosen, the list offers everything
  const { typed, fieldOf } = useTypedChoice(id, value ? destinoLabel(value) : '');
  const { options, loading } = useDestinosTyped(typed, open);
  const field = fieldOf({ searching: open && loading, empty: options.length === 0 });
  const problem = field.problem ?? error;
  const [chosen = null] = useSameList(value ? [value] : [], destinoKey);
  return (
    <Autocomplete
      {...field.props}
      value={chosen}
      onChange={(_, picked) => onChange(picked)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      // the server searches, accents aside
      filterOptions={(all) => all}
      loading={loading}
      loadingText={text('tramite.procurando')}
      noOptionsText={text('tramite.semDestino')}
      getOptionKey={destinoKey}
      getOptionLabel={destinoLabel}
      isOptionEqualToValue={(a, b) => destinoKey(a) === destinoKey(b)}
      getOptionDisabled={(option) => refusal(option) !== undefined}
      groupBy={destinoGroup}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <DestinoOption option={option} note={refusal(option)} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('tramite.destino')}
          placeholder={text('tramite.destinoExemplo')}
          error={problem !== undefined}
          helperText={problem ?? help ?? text('tramite.destinoAjuda')}
          autoFocus
        />
      )}
    />
  );
};
