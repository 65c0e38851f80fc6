import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CatalogoPermissoes } from '#schemas/shapes/permissao.ts';
import { quietly } from '#src/data/quietly.ts';
import { mayEditProfile, profileRoles, useGrant, type AccessProfile } from '#src/engine/access-profile.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { differencesOf, type Difference, type Pair } from './differences.ts';
import styles from './Comparar.module.css';

/** "Listar" alone would be of any register. */
const inFull = ({ titulo, grupo }: Difference): string => (grupo === '' ? titulo : `${titulo} (${grupo})`);

interface DiferencasProps {
  readonly pair: Pair;
  readonly catalogue: CatalogoPermissoes;
  /** Somebody else changed one of them meanwhile. */
  readonly onStale: () => void;
}

/** What differs, by which of the two grants it; one line is given to the other, or taken away, where the person may. */
export const Diferencas = ({ pair, catalogue, onStale }: DiferencasProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const grant = useGrant();
  const all = differencesOf(pair, catalogue);
  const shown = all.filter(({ titulo, nome, grupo }) => matchesText(`${titulo} ${nome} ${grupo}`, typed));
  const roles = profileRoles.filter((role) => (pair[0][role] ?? false) !== (pair[1][role] ?? false));
  const apply = (perfil: AccessProfile, row: Difference, gives: boolean): Promise<void> =>
    quietly(async () => {
      try {
        await grant.mutateAsync({ perfil, field: row.field, nome: row.nome, gives });
      } catch (error) {
        onStale();
        throw error;
      }
      notify(
        text(gives ? 'perfil.comparar.deu' : 'perfil.comparar.tirou', {
          nome: inFull(row),
          perfil: perfil.descricao,
        }),
      );
    });
  return (
    <>
      {grant.error && (
        <Note tone="rubro" alert>
          {grant.error.erros[0]?.mensagem ?? grant.error.message}
        </Note>
      )}
      {roles.length > 0 && (
        <Sheet title={text('perfil.comparar.papeis')}>
          <Facts
            items={roles.map((role) => [
              text(`perfil.papel.${role}`),
              text('perfil.comparar.so', { perfil: (pair[0][role] ? pair[0] : pair[1]).descricao }),
            ])}
          />
        </Sheet>
      )}
      <div className={styles.search}>
        <SearchField label={text('perfil.filtrar')} value={typed} onChange={setTyped} />
      </div>
      <p role="status" className="sub">
        {text('perfil.comparar.quantas', { count: shown.length })}
      </p>
      {all.length === 0 && roles.length === 0 && <EmptyState title={text('perfil.comparar.iguais')} />}
      <div className={styles.sides}>
        {([0, 1] as const).map((at) => (
          <Sheet
            key={at}
            title={text('perfil.comparar.so', { perfil: pair[at].descricao })}
            side={<span className="sub">{shown.filter(({ of }) => of === at).length}</span>}
            flush
          >
            <Linhas
              rows={shown.filter(({ of }) => of === at)}
              has={pair[at]}
              lacks={pair[at === 0 ? 1 : 0]}
              busy={grant.isPending}
              onApply={(perfil, row, gives) => void apply(perfil, row, gives)}
            />
          </Sheet>
        ))}
      </div>
    </>
  );
};

interface LinhasProps {
  readonly rows: readonly Difference[];
  readonly has: AccessProfile;
  readonly lacks: AccessProfile;
  readonly busy: boolean;
  readonly onApply: (perfil: AccessProfile, row: Difference, gives: boolean) => void;
}

const Linhas = ({ rows, has, lacks, busy, onApply }: LinhasProps) => {
  const text = useText();
  if (rows.length === 0) return <EmptyState title={text('perfil.comparar.nada')} />;
  const button = (perfil: AccessProfile, row: Difference, gives: boolean) =>
    mayEditProfile(perfil) && (
      <Button
        disabled={busy}
        aria-label={text(gives ? 'perfil.comparar.darRotulo' : 'perfil.comparar.tirarRotulo', {
          nome: inFull(row),
          perfil: perfil.descricao,
        })}
        onClick={() => onApply(perfil, row, gives)}
      >
        {text(gives ? 'perfil.comparar.dar' : 'perfil.comparar.tirar')}
      </Button>
    );
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.field}:${row.nome}`} className={styles.row}>
          <span className="grow">
            <strong>{row.titulo}</strong>
            <span className={styles.under}>
              {[row.grupo || text('perfil.comparar.foraDoCatalogo'), row.abre].filter(Boolean).join(' · ')}
            </span>
            <code className={styles.code}>{row.nome}</code>
          </span>
          <span className={styles.acts}>
            {button(lacks, row, true)}
            {button(has, row, false)}
          </span>
        </li>
      ))}
    </ul>
  );
};
