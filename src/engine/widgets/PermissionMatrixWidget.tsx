import { Checkbox, FormControlLabel } from '@mui/material';
import { useMemo, useState } from 'react';
import { permissaoApi } from '#schemas/api/permissao.ts';
import type { CatalogoPermissoes, PermissaoItem } from '#schemas/generated.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { PermissionGroup } from './PermissionGroup.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

/** What a profile grants, by area: filtered by text, a whole area at once. The field has the name of its catalogue. */
export function PermissionMatrixWidget(props: FieldWidgetProps) {
  const text = useText();
  const field = fieldOf(props);
  const { id, 'aria-describedby': describedBy } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const { data, error, refetch } = useRead(permissaoApi.catalogo, {}, { ownError: true, staleTime: 60_000 });
  const [typed, setTyped] = useState('');
  const [onlyChosen, setOnlyChosen] = useState(false);
  const chosen = useMemo(() => new Set<string>(Array.isArray(value) ? (value as string[]) : []), [value]);
  if (error)
    return (
      <ErrorState error={error} title={text('cadastro.permissoes.falha')} onRetry={() => void refetch()} />
    );
  if (!data) return <FormSkeleton fields={3} />;

  const items = catalogueOf(data, field.name);
  const shown = items.filter((item) => matches(item, typed) && (!onlyChosen || chosen.has(item.nome)));
  const set = (names: readonly string[], granted: boolean): void => {
    const next = new Set(chosen);
    for (const name of names)
      if (granted) next.add(name);
      else next.delete(name);
    // in the order of the catalogue, so that an untouched grant never looks changed; unknown ones are kept
    const known = items.map(({ nome }) => nome).filter((nome) => next.has(nome));
    onChange([...known, ...[...next].filter((nome) => !known.includes(nome))]);
  };
  const groups = [...new Set(shown.map(({ grupo }) => grupo))];
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-rotulo`}
      aria-describedby={describedBy}
      onBlur={() => onBlur(id, value)}
    >
      <div className={styles.matrixBar}>
        <div>
          <SearchField small label={text('cadastro.permissoes.filtrar')} value={typed} onChange={setTyped} />
        </div>
        <FormControlLabel
          label={text('cadastro.permissoes.soMarcadas')}
          control={<Checkbox checked={onlyChosen} onChange={(_, checked) => setOnlyChosen(checked)} />}
        />
        <span className="sm mut num" role="status">
          {text('cadastro.permissoes.concedidas', { count: chosen.size })}
        </span>
      </div>
      {groups.length === 0 && <p className="mut">{text('cadastro.permissoes.nenhuma')}</p>}
      <div className={styles.matrix}>
        {groups.map((grupo) => (
          <PermissionGroup
            key={grupo}
            name={grupo}
            items={shown.filter((item) => item.grupo === grupo)}
            chosen={chosen}
            idle={disabled || readonly}
            onChange={set}
          />
        ))}
      </div>
    </div>
  );
}

const bare = (written: string): string => written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matches = ({ titulo, nome, grupo }: PermissaoItem, typed: string): boolean =>
  bare(`${titulo} ${nome} ${grupo}`).includes(bare(typed.trim()));

function catalogueOf(catalogue: CatalogoPermissoes, name: string): readonly PermissaoItem[] {
  if (name === 'regras') return catalogue.regras;
  return name === 'paginas' ? catalogue.paginas : catalogue.permissoes;
}
