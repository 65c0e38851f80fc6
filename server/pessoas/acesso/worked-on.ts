import { sql, type RawBuilder } from 'kysely';

/**
 * Whether who has a grant, over the alias `a` of `conteudo_acesso`, did something with the content since it was given: what
 * they worked on is theirs to answer for. Taking notice of a copy is only reading it.
 */
export const workedOn: RawBuilder<boolean> = sql<boolean>`exists (
  select from evento e where e.conteudo_id = a.conteudo_id and e.momento >= a.desde
    and e.ato not in ('acessoNegado', 'ciente', 'credencialDada', 'credencialRetirada')
    and (e.usuario_id = a.usuario_id or e.substituto_id = a.usuario_id
      or (e.unidade_id = a.unidade_id and not exists (
        select from tramite o where o.id = a.tramite_id and o.de_unidade_id = a.unidade_id))))`;
