import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { useSameList } from '#src/ui/use-same-list.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { useTypedChoice } from '#src/ui/use-typed-choice.ts';

/** Each letter is not a search; an emptied box shows everything at once. */
const pauseMs = 250;

interface PickFieldProps<T> {
  readonly id: string;
  readonly label: string;
  /** Name of the search in the cache. */
  readonly source: string;
  readonly search: (q: string, signal: AbortSignal) => Promise<T[]>;
  readonly value: readonly T[];
  readonly multiple?: boolean;
  readonly keyOf: (option: T) => string;
  readonly nameOf: (option: T) => string;
  /** Second line of an option. */
  readonly detailOf?: (option: T) => string | undefined;
  readonly error?: string;
  readonly help?: string;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly clearable?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: readonly T[]) => void;
}

/** Chooses one or several from a search on the server. */
export const PickField = <T,>(props: PickFieldProps<T>) => {
  const { value, multiple = false, keyOf, nameOf, detailOf } = props;
  const text = useText();
  const [open, setOpen] = useState(false);
  const chosen = useSameList(value, (one) => `${keyOf(one)} ${nameOf(one)}`);
  const [only] = chosen;
  const { typed: asked, fieldOf } = useTypedChoice(
    props.id,
    multiple || only === undefined ? '' : nameOf(only),
  );
  const q = useSettled(asked, asked === '' ? 0 : pauseMs);
  const options = useQuery({
    queryKey: ['escolha', props.source, q],
    queryFn: ({ signal }) => props.search(q, signal),
    enabled: open,
    staleTime: 30_000,
    placeholderData: (former) => former,
    meta: { ownError: true },
  });
  // until the answer comes, of the former one only what fits what is written: Enter takes nobody else
  const former = options.isPlaceholderData || q !== asked;
  const offered = (options.data ?? []).filter((option) => !former || matchesText(nameOf(option), asked));
  const searching = open && (former || options.isFetching);
  const field = fieldOf({ searching, empty: offered.length === 0 });
  const problem = field.problem ?? props.error;
  return (
    <Autocomplete<T, boolean, boolean, false>
      {...field.props}
      multiple={multiple}
      disableClearable={props.clearable === false}
      filterSelectedOptions={multiple}
      readOnly={props.readOnly}
      open={open && !props.readOnly}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={offered}
      filterOptions={(all) => all}
      value={multiple ? chosen : (only ?? null)}
      loading={former || options.isFetching}
      loadingText={text('ui.escolha.procurando')}
      noOptionsText={text(options.isError ? 'ui.escolha.falhou' : 'ui.escolha.nada')}
      getOptionKey={keyOf}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      slotProps={{ chip: { deleteIcon: <X size={14} aria-hidden="true" /> } }}
      onChange={(_, picked) =>
        props.onChange(Array.isArray(picked) ? picked : picked === null ? [] : [picked])
      }
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {nameOf(option)}
            {detailOf?.(option) !== undefined && (
              <span className="xs mut" style={{ display: 'block' }}>
                {detailOf(option)}
              </span>
            )}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={props.required}
          autoFocus={props.autoFocus}
          placeholder={value.length === 0 && !props.readOnly ? text('ui.escolha.procurar') : undefined}
          error={problem !== undefined}
          helperText={problem ?? props.help}
        />
      )}
    />
  );
};
