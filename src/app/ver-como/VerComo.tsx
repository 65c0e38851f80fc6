import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { permissaoApi } from '#schemas/api/permissao.ts';
import type { CatalogoPermissoes } from '#schemas/shapes/permissao.ts';
import { useRead } from '#src/data/query.ts';
import { useAccessProfile, useAccessProfiles, type AccessProfile } from '#src/engine/access-profile.ts';
import { useRegisters } from '#src/engine/use-registers.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { buildMenu } from '../menu.ts';
import { actsOf, asProfile, doorsOf } from './as-profile.ts';
import styles from './VerComo.module.css';

/** What a person with one profile, and nothing else, finds: the menu, the screens and the acts. Nobody is impersonated. */
export const VerComo = () => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const typed = params.get('perfil') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined;
  const profiles = useAccessProfiles();
  const perfil = useAccessProfile(id);
  const catalogue = useRead(permissaoApi.catalogo, {}, { ownError: true, staleTime: 60_000 });
  const { ready } = useRegisters();
  const failed = [perfil, catalogue].find(({ error }) => error !== null);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('perfil.verComo.titulo')}
        subtitle={text('perfil.verComo.ajuda')}
        crumbs={[
          { label: text('perfil.lista'), to: '/administracao/perfil-acesso' },
          { label: text('perfil.verComo.titulo') },
        ]}
        actions={
          id !== undefined && (
            <Link to={`/administracao/perfil-acesso/comparar?de=${id}`}>{text('perfil.comparar.com')}</Link>
          )
        }
      />
      <div className={styles.body}>
        <TextField
          select
          className={styles.search}
          label={text('perfil.perfil')}
          value={profiles.some((one) => one.id === id) ? id : ''}
          onChange={({ target }) => setParams({ perfil: target.value }, { replace: true })}
        >
          {profiles.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.rotulo}
            </MenuItem>
          ))}
        </TextField>
        {failed?.error ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : id === undefined ? (
          <EmptyState title={text('perfil.verComo.escolha')} />
        ) : perfil.data && catalogue.data && ready ? (
          <Visto key={id} perfil={perfil.data} catalogue={catalogue.data} />
        ) : (
          <ListSkeleton rows={8} />
        )}
      </div>
    </div>
  );
};

interface VistoProps {
  readonly perfil: AccessProfile;
  readonly catalogue: CatalogoPermissoes;
}

const Visto = ({ perfil, catalogue }: VistoProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const own = useSignedIn();
  const { registers } = useRegisters();
  const session = asProfile(own, perfil, catalogue);
  const outside = perfil['tipo'] === 'EXTERNO';
  const matches = (words: string): boolean => matchesText(words, typed);
  const menu = buildMenu(session, registers).map(({ key, label, items, groups }) => ({
    key,
    label,
    names: [...items, ...groups.flatMap((group) => group.items)].map((item) => item.label).filter(matches),
  }));
  const doors = doorsOf(session);
  const acts = actsOf(session, catalogue)
    .map(({ grupo, items }) => ({
      grupo,
      items: items.filter(({ titulo, nome }) => matches(`${grupo} ${titulo} ${nome}`)),
    }))
    .filter(({ items }) => items.length > 0);
  if (outside) return <Note>{text('perfil.verComo.deFora')}</Note>;
  return (
    <>
      {session.dados.perfilAcesso.administrador && <Note>{text('perfil.verComo.administrador')}</Note>}
      {session.dados.perfilAcesso.administradorLocal && <Note>{text('perfil.verComo.local')}</Note>}
      {!own.dados.perfilAcesso.administrador && (
        <Note tone="ambar">{text('perfil.verComo.oQueAlcanco')}</Note>
      )}
      <div className={styles.search}>
        <SearchField label={text('perfil.filtrar')} value={typed} onChange={setTyped} />
      </div>
      <div className={styles.columns}>
        <Sheet title={text('perfil.verComo.menu')}>
          {menu
            .filter(({ names }) => names.length > 0)
            .map(({ key, label, names }) => (
              <Nomes key={key} title={label} names={names} />
            ))}
        </Sheet>
        <Sheet title={text('perfil.verComo.telas')}>
          <Nomes title={text('perfil.verComo.abre')} names={doors.opens.filter(matches)} />
          <Nomes title={text('perfil.verComo.naoAbre')} names={doors.keeps.filter(matches)} />
        </Sheet>
        <Sheet title={text('perfil.verComo.atos')}>
          {acts.length === 0 && <p className="sub">{text('perfil.verComo.nenhum')}</p>}
          {acts.map(({ grupo, items }) => (
            <Nomes key={grupo} title={grupo} names={items.map(({ titulo }) => titulo)} />
          ))}
        </Sheet>
      </div>
    </>
  );
};

interface NomesProps {
  readonly title: string;
  readonly names: readonly string[];
}

const Nomes = ({ title, names }: NomesProps) => {
  const text = useText();
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {names.length === 0 ? (
        <p className="sub">{text('perfil.verComo.nenhum')}</p>
      ) : (
        <ul className={styles.names}>
          {names.map((name, at) => (
            <li key={`${at}:${name}`}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
