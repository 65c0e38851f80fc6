import { sql, type RawBuilder } from 'kysely';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Sessao } from '#server/base/http/session.ts';

/**
 * The one row filter of contents, over the alias `c` of the table `conteudo`. Every list, get, search and file
 * passes it. In this order: secrecy degree of the person at least that of the content; then possession by the
 * unit, public level inside the organisation, or a grant (units that it passed through, people named by it).
 * Drafts are seen only through possession or a grant; `SIGILOSO` only through a grant to the person.
 *
 * `offset 0` changes no answer: it keeps PostgreSQL from reading every grant of the unit into memory first, which is
 * what it would choose for a page of an archive of a million, instead of looking up the few that the page needs. The degree,
 * one of a few, is written out: a statement for each is planned once, knowing that it lets almost everything through.
 */
export const visibleContent = (sessao: Sessao): RawBuilder<boolean> => sql<boolean>`(
  c.excluido_em is null
  and c.sigilo <= ${sql.lit(sessao.sigiloGrau)}
  and (
    ${sessao.acessoRestrito ? named(sessao) : reached(sessao)}
    or exists (select from conteudo_acesso a where a.conteudo_id = c.id and a.usuario_id = ${anyValue(sessao.usuarioId)} offset 0)
  ))`;

const reached = (sessao: Sessao): RawBuilder<unknown> => {
  const unit = anyValue(sessao.unidadeId);
  const organisation = anyValue(sessao.organizacaoId);
  return sql`
    (c.detentor_unidade_id = ${unit} and c.nivel_acesso <> 'SIGILOSO')
    or (c.nivel_acesso = 'PUBLICO' and c.fase = 1 and c.organizacao_id = ${organisation})
    ${sessao.acessoAmplo ? sql`or (c.nivel_acesso = 'RESTRITO' and c.fase = 1 and c.organizacao_id = ${organisation})` : sql``}
    ${sessao.acessoTotal ? sql`or (c.nivel_acesso <> 'SIGILOSO' and c.fase = 1)` : sql``}
    or (c.nivel_acesso <> 'SIGILOSO' ${draftsOfOthers(sessao)}
        and exists (select from conteudo_acesso a
          where a.conteudo_id = c.id and a.unidade_id = ${unit} offset 0))`;
};

/** Drafts that went on to another unit, for who has the rule that restricts them. */
const draftsOfOthers = ({ regras, unidadeId }: Sessao): RawBuilder<unknown> =>
  regras.has('restringeAcessoMinutasOutrasUnidades')
    ? sql`and (c.fase = 1 or c.detentor_unidade_id = ${anyValue(unidadeId)})`
    : sql``;

/** Restricted access: what was sent to the person by name, what they hold and what they made. */
const named = ({ usuarioId }: Sessao): RawBuilder<unknown> => {
  const me = anyValue(usuarioId);
  return sql`
    (c.nivel_acesso <> 'SIGILOSO' and (c.autor_id = ${me} or c.detentor_usuario_id = ${me}
      or exists (select from tramite t where t.conteudo_id = c.id and t.para_usuario_id = ${me} offset 0)))`;
};
