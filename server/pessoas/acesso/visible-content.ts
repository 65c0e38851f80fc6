import { sql, type RawBuilder } from 'kysely';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { filterOf, noDraftsOfOthers } from './content-filter.ts';

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
export const visibleContent = (sessao: Sessao): RawBuilder<boolean> =>
  filterOf({
    usuario: anyValue(sessao.usuarioId),
    unidade: anyValue(sessao.unidadeId),
    organizacao: anyValue(sessao.organizacaoId),
    sigilo: sql.lit(sessao.sigiloGrau),
    acessoRestrito: sessao.acessoRestrito,
    acessoAmplo: sessao.acessoAmplo,
    acessoTotal: sessao.acessoTotal,
    semMinutasDeOutras: sessao.regras.has(noDraftsOfOthers),
  });
