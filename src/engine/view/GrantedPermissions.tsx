import { permissaoApi } from '#schemas/api/permissao.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './View.module.css';

/** What a profile grants, by area, in words. */
export function GrantedPermissions({ names, list }: { names: readonly string[]; list: string }) {
  const text = useText();
  const { data } = useRead(permissaoApi.catalogo, {}, { ownError: true, staleTime: 60_000 });
  const catalogue = list === 'regras' ? data?.regras : list === 'paginas' ? data?.paginas : data?.permissoes;
  const known = (catalogue ?? []).filter(({ nome }) => names.includes(nome));
  const unknown = names.filter((name) => !known.some(({ nome }) => nome === name));
  const groups = [...new Set(known.map(({ grupo }) => grupo))];
  return (
    <dl className={styles.grants}>
      {groups.map((group) => (
        <div key={group}>
          <dt>{group}</dt>
          <dd>
            {known
              .filter(({ grupo }) => grupo === group)
              .map(({ titulo }) => titulo)
              .join(' · ')}
          </dd>
        </div>
      ))}
      {data && unknown.length > 0 && (
        <div>
          <dt>{text('cadastro.permissoes.foraDoCatalogo')}</dt>
          <dd className="mut">{unknown.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
