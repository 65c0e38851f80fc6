import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useMemo, useState } from 'react';
import { permissaoApi } from '#schemas/api/permissao.ts';
import type { CatalogoPermissoes, PermissaoItem } from '#schemas/shapes/permissao.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { grantedSet, itemMatches, withGrants } from './granted-set.ts';
import { PermissionList, PermissionTable } from './PermissionArea.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';
import styles from './PermissionMatrix.module.css';

/**
 * What a profile grants, by area and register: one, a line, a column, an area or all that is shown at once; what differs from
 * what is saved is marked. The field has the name of its catalogue.
 */
export function PermissionMatrixWidget(props: FieldWidgetProps) {
  const text = useText();
  const field = fieldOf(props);
  const { id, 'aria-describedby': describedBy } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const idle = disabled || readonly;
  const before = useRecordContext()?.[field.name] as unknown;
  const { data, error, refetch } = useRead(permissaoApi.catalogo, {}, { ownError: true, staleTime: 60_000 });
  const items = useMemo(() => (data ? catalogueOf(data, field.name) : []), [data, field.name]);
  const grants = useMemo(() => grantedSet(value, before, items), [value, before, items]);
  const [typed, setTyped] = useState('');
  const [onlyChosen, setOnlyChosen] = useState(false);
  if (error)
    return (
      <ErrorState error={error} title={text('cadastro.permissoes.falha')} onRetry={() => void refetch()} />
    );
  if (!data) return <FormSkeleton fields={3} />;

  const shows = (item: PermissaoItem): boolean =>
    itemMatches(item, typed) && (!onlyChosen || grants.chosen.has(item.nome) || grants.saved.has(item.nome));
  const shown = items.filter(shows);
  const strangers = grants.unknown
    .map((nome): PermissaoItem => ({ nome, titulo: nome, grupo: '', area: '' }))
    .filter(shows);
  const set = (names: readonly string[], granted: boolean): void =>
    onChange(withGrants(grants, items, names, granted));
  const setShown = (granted: boolean): void =>
    set(
      shown.map(({ nome }) => nome),
      granted,
    );
  const changes = [
    ...(grants.added > 0 ? [text('cadastro.permissoes.aConceder', { count: grants.added })] : []),
    ...(grants.removed > 0 ? [text('cadastro.permissoes.aRetirar', { count: grants.removed })] : []),
  ];
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-rotulo`}
      aria-describedby={describedBy}
      onBlur={() => onBlur(id, value)}
    >
      <div className={styles.bar}>
        <div>
          <SearchField
            small
            label={text('cadastro.permissoes.filtrar', { lista: field.title.toLocaleLowerCase('pt-BR') })}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <FormControlLabel
          label={text('cadastro.permissoes.soMarcadas')}
          control={
            <Checkbox size="small" checked={onlyChosen} onChange={(_, checked) => setOnlyChosen(checked)} />
          }
        />
        <span className="sm mut num grow" role="status">
          {[text('cadastro.permissoes.concedidas', { count: grants.chosen.size }), ...changes].join(' · ')}
        </span>
        {!idle && (
          <span className="row">
            <Button size="small" disabled={shown.length === 0} onClick={() => setShown(true)}>
              {text('cadastro.permissoes.marcarMostradas')}
            </Button>
            <Button size="small" disabled={shown.length === 0} onClick={() => setShown(false)}>
              {text('cadastro.permissoes.desmarcarMostradas')}
            </Button>
          </span>
        )}
      </div>
      {shown.length + strangers.length === 0 && <p className="mut">{text('cadastro.permissoes.nenhuma')}</p>}
      {[...new Set(shown.map(({ area }) => area))].map((area) => {
        const ofArea = shown.filter((item) => item.area === area);
        const Area = ofArea.some(({ acao }) => acao !== undefined) ? PermissionTable : PermissionList;
        return (
          <Area
            key={area}
            title={text(`cadastro.permissoes.areas.${knownArea(area)}`)}
            items={ofArea}
            grants={grants}
            idle={idle}
            onChange={set}
          />
        );
      })}
      {strangers.length > 0 && (
        <>
          <PermissionList
            title={text('cadastro.permissoes.foraDoCatalogo')}
            items={strangers}
            grants={grants}
            idle={idle}
            onChange={set}
          />
          <p className="xs mut">{text('cadastro.permissoes.foraDoCatalogoAjuda')}</p>
        </>
      )}
    </div>
  );
}

const areas = ['principal', 'opcoes-usuario', 'administracao', 'workflow', 'regras'] as const;

const knownArea = (area: string): (typeof areas)[number] | 'outras' =>
  areas.find((known) => known === area) ?? 'outras';

function catalogueOf(catalogue: CatalogoPermissoes, name: string): readonly PermissaoItem[] {
  if (name === 'regras') return catalogue.regras;
  return name === 'paginas' ? catalogue.paginas : catalogue.permissoes;
}
