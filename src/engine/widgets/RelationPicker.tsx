import { defined } from '#schemas/defined.ts';
import { Autocomplete, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useRelationLabels, useRelationOptions, type RelationOption } from '../relation.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { useSameList } from '#src/ui/use-same-list.ts';
import { typedAria, useTypedChoice } from '#src/ui/use-typed-choice.ts';
import type { RelationFilter } from '#src/engine/relation-filter.ts';
import styles from './Widgets.module.css';

interface Props {
  id: string;
  resource: string;
  /** Narrowing of the choices; undefined while the field that narrows is empty. */
  filter: RelationFilter | undefined;
  /** Field that labels the choices, when it is not the usual name. */
  rotulo?: string | undefined;
  value: readonly number[];
  /** Labels already known, by id: what the record says of its own relations. */
  labels: Readonly<Record<number, string>>;
  multiple?: boolean;
  aria?: Readonly<Record<string, unknown>>;
  ariaLabel?: string | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Title of the field that must be chosen before this one. */
  waitsFor?: string | undefined;
  idle?: boolean | undefined;
  autoFocus?: boolean;
  /** Text of the offer to create what was not found; absent when one may not. */
  createLabel?: ((typed: string) => string) | undefined;
  onCreate?: (typed: string) => void;
  /** A record just created for this field, whose label nobody else knows yet. */
  created?: RelationOption | undefined;
  /** A record that is no choice here: the very one that is being edited, in a tree. */
  except?: number | undefined;
  onChange: (ids: number[], chosen: readonly RelationOption[]) => void;
  onBlur?: () => void;
}

/** Number of the option that is no record yet. */
const toCreate = 0;

/** Chooses records of another register: searched on the server, the present ones shown even when no longer in use. */
export function RelationPicker({
  id,
  resource,
  rotulo,
  filter,
  value,
  labels,
  multiple = false,
  aria = {},
  ...props
}: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<Readonly<Record<number, RelationOption>>>({});
  const unknown = value.filter(
    (each) => labels[each] === undefined && seen[each] === undefined && props.created?.id !== each,
  );
  const named = useRelationLabels(resource, unknown, rotulo);

  const optionOf = (each: number): RelationOption =>
    seen[each] ??
    (props.created?.id === each ? props.created : undefined) ??
    named.data?.find((option) => option.id === each) ?? {
      id: each,
      rotulo: labels[each] ?? (named.isFetching ? '…' : `nº ${each}`),
    };
  const chosen = useSameList(value.map(optionOf), ({ id: each, rotulo: label }) => `${each} ${label}`);
  const { typed, fieldOf } = useTypedChoice(id, multiple ? '' : (chosen[0]?.rotulo ?? ''));
  const search = useDeferredValue(typed);
  const options = useRelationOptions(resource, search, filter ?? {}, open && filter !== undefined, rotulo);
  // until the answer comes, of the former one only what fits what is written: Enter takes nobody else
  const former = open && (options.isPlaceholderData || search !== typed);
  const found = (options.data ?? []).filter((option) => !former || matchesText(option.rotulo, typed));
  const searching = former || options.isFetching;
  const offer: readonly RelationOption[] = props.createLabel
    ? [{ id: toCreate, rotulo: props.createLabel(typed) }]
    : [];
  const choose = (picked: readonly RelationOption[]): void => {
    if (picked.some(({ id: each }) => each === toCreate)) {
      props.onCreate?.(typed);
      return;
    }
    setSeen((known) => ({ ...known, ...Object.fromEntries(picked.map((option) => [option.id, option])) }));
    props.onChange(
      picked.map((option) => option.id),
      picked,
    );
  };
  const emptyText = (): string => {
    if (filter === undefined) return text('cadastro.campo.escolhaAntes', { campo: props.waitsFor ?? '' });
    return options.isError ? text('cadastro.campo.falhaAoProcurar') : text('cadastro.campo.nadaEncontrado');
  };
  const field = fieldOf({ searching: open && searching, empty: found.length === 0 });
  const box = field.props;
  // nothing was looked for while the field that narrows is empty: that one is what is missing
  const problem = field.problem !== undefined && filter === undefined ? emptyText() : field.problem;
  return (
    <Autocomplete<RelationOption, boolean, false, false>
      {...box}
      className={styles.relation}
      multiple={multiple}
      filterSelectedOptions={multiple}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={filter === undefined ? [] : [...found, ...(searching ? [] : offer)]}
      filterOptions={(all) => all.filter((option) => option.id !== props.except)}
      value={multiple ? chosen : (chosen[0] ?? null)}
      loading={searching}
      loadingText={text('cadastro.campo.procurando')}
      noOptionsText={emptyText()}
      openText={text('cadastro.campo.abrir')}
      closeText={text('cadastro.campo.fechar')}
      clearText={text('cadastro.campo.limpar')}
      disabled={props.idle ?? false}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.rotulo}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, picked) => choose(Array.isArray(picked) ? picked : picked ? [picked] : [])}
      onBlur={props.onBlur}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {option.id === toCreate && <Plus size={16} aria-hidden className={styles.create} />}
          <span>{option.rotulo}</span>
          {option.ativo === false && <span className="mut xs">&nbsp;({text('cadastro.campo.inativo')})</span>}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={props.autoFocus}
          placeholder={
            value.length === 0
              ? filter === undefined
                ? emptyText()
                : (props.placeholder ?? text('cadastro.campo.procurar'))
              : undefined
          }
          error={problem !== undefined || aria['aria-invalid'] === true}
          helperText={problem}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              ...aria,
              ...typedAria(id, problem, aria),
              ...defined({ 'aria-label': props.ariaLabel || undefined }),
            },
          }}
        />
      )}
    />
  );
}
