import { sql, type RawBuilder } from 'kysely';
import { filterOf, noDraftsOfOthers } from './content-filter.ts';

/** The same filter for a person who is not there to ask, from any of the units where they work. */
export const visibleToPerson = (usuario: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from registro.usuario vp
    join registro.perfil_acesso vf on vf.id = vp.perfil_acesso
    left join registro.sigilo vs on vs.id = vp.sigilo
    join registro.usuario_unidades vu on vu.registro_id = vp.id
    join registro.unidade vn on vn.id = vu.unidade
    where vp.id = ${usuario} and vp.ativo and not coalesce(vp.bloqueado, false) and ${filterOf({
      usuario: sql`vp.id`,
      unidade: sql`vn.id`,
      organizacao: sql`vn.organizacao`,
      sigilo: sql`coalesce(vs.grau, 0)`,
      acessoRestrito: sql`coalesce(vp.acesso_restrito, false)`,
      acessoAmplo: sql`coalesce(vp.acesso_amplo, false)`,
      acessoTotal: sql`coalesce(vp.acesso_total, false)`,
      semMinutasDeOutras: sql`coalesce(vf.regras ? ${sql.lit(noDraftsOfOthers)}, false)`,
    })})`;
