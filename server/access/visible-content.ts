import { sql, type RawBuilder } from 'kysely';
import type { Sessao } from '#server/http/session.ts';

/**
 * The one row filter of contents, over the alias `c` of the table `conteudo`. Every list, get, search and file
 * passes it. In this order: secrecy degree of the person at least that of the content; then possession by the
 * unit, public level inside the organisation, or a grant (units that it passed through, people named by it).
 * Drafts are seen only through possession or a grant; `SIGILOSO` only through a grant to the person.
 *
 * `offset 0` changes no answer: it keeps PostgreSQL from reading every grant of the unit into memory first, which is
 * what it would choose for a page of an archive of a million, instead of looking up the few that the page needs.
 */
export const visibleContent = (sessao: Sessao): RawBuilder<boolean> => sql<boolean>`(
  c.excluido_em is null
  and c.sigilo <= ${sessao.sigiloGrau}
  and (
    ${sessao.acessoRestrito ? named(sessao) : reached(sessao)}
    or exists (select from conteudo_acesso a where a.conteudo_id = c.id and a.usuario_id = ${sessao.usuarioId} offset 0)
  ))`;

const reached = (sessao: Sessao): RawBuilder<unknown> => sql`
    (c.detentor_unidade_id = ${sessao.unidadeId} and c.nivel_acesso <> 'SIGILOSO')
    or (c.nivel_acesso = 'PUBLICO' and c.fase = 1 and c.organizacao_id = ${sessao.organizacaoId})
    ${sessao.acessoAmplo ? sql`or (c.nivel_acesso = 'RESTRITO' and c.fase = 1 and c.organizacao_id = ${sessao.organizacaoId})` : sql``}
    ${sessao.acessoTotal ? sql`or (c.nivel_acesso <> 'SIGILOSO' and c.fase = 1)` : sql``}
    or (c.nivel_acesso <> 'SIGILOSO' ${draftsOfOthers(sessao)}
        and exists (select from conteudo_acesso a
          where a.conteudo_id = c.id and a.unidade_id = ${sessao.unidadeId} offset 0))`;

/** Drafts that went on to another unit, for who has the rule that restricts them. */
const draftsOfOthers = ({ regras, unidadeId }: Sessao): RawBuilder<unknown> =>
  regras.has('restringeAcessoMinutasOutrasUnidades')
    ? sql`and (c.fase = 1 or c.detentor_unidade_id = ${unidadeId})`
    : sql``;

/** Restricted access: what was sent to the person by name, what they hold and what they made. */
const named = ({ usuarioId }: Sessao): RawBuilder<unknown> => sql`
    (c.nivel_acesso <> 'SIGILOSO' and (c.autor_id = ${usuarioId} or c.detentor_usuario_id = ${usuarioId}
      or exists (select from tramite t where t.conteudo_id = c.id and t.para_usuario_id = ${usuarioId} offset 0)))`;
