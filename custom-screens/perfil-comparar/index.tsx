import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Link, useSearchParams } from 'react-router-dom';
import { permissaoApi } from '#schemas/api/permissao.ts';
import { useRead } from '#src/data/query.ts';
import { useAccessProfile, useAccessProfiles } from '#src/engine/access-profile.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Diferencas } from './Diferencas.tsx';
import styles from './Comparar.module.css';

const sides = ['de', 'com'] as const;
type Side = (typeof sides)[number];

const idIn = (typed: string | null): number | undefined =>
  typed !== null && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;

/** Two profiles side by side: only what one of them grants and the other does not. */
export const PerfilComparar = () => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const profiles = useAccessProfiles();
  const catalogue = useRead(permissaoApi.catalogo, {}, { ownError: true, staleTime: 60_000 });
  const ids = { de: idIn(params.get('de')), com: idIn(params.get('com')) };
  const one = useAccessProfile(ids.de);
  const other = useAccessProfile(ids.com);
  const choose = (side: Side, id: string): void => {
    const next = new URLSearchParams(params);
    next.set(side, id);
    setParams(next, { replace: true });
  };
  const failed = [one, other, catalogue].find(({ error }) => error !== null);
  const same = ids.de !== undefined && ids.de === ids.com;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('perfil.comparar.titulo')}
        subtitle={text('perfil.comparar.ajuda')}
        crumbs={[
          { label: text('perfil.lista'), to: '/administracao/perfil-acesso' },
          { label: text('perfil.comparar.titulo') },
        ]}
        actions={ids.de !== undefined && <VerComoLink id={ids.de} />}
      />
      <div className={styles.body}>
        <div className={styles.sides}>
          {sides.map((side) => (
            <TextField
              key={side}
              select
              label={text(`perfil.comparar.${side}`)}
              value={profiles.some(({ id }) => id === ids[side]) ? ids[side] : ''}
              onChange={({ target }) => choose(side, target.value)}
            >
              {profiles.map(({ id, rotulo }) => (
                <MenuItem key={id} value={id}>
                  {rotulo}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </div>
        {failed?.error ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : ids.de === undefined || ids.com === undefined || same ? (
          <EmptyState title={text(same ? 'perfil.comparar.mesmo' : 'perfil.comparar.escolha')} />
        ) : one.data && other.data && catalogue.data ? (
          <Diferencas
            key={`${ids.de}-${ids.com}`}
            pair={[one.data, other.data]}
            catalogue={catalogue.data}
            onStale={() => void Promise.all([one.refetch(), other.refetch()])}
          />
        ) : (
          <ListSkeleton rows={8} />
        )}
      </div>
    </div>
  );
};

const VerComoLink = ({ id }: { readonly id: number }) => {
  const text = useText();
  return (
    <Link to={`/administracao/perfil-acesso/ver-como?perfil=${id}`}>{text('perfil.verComo.titulo')}</Link>
  );
};
