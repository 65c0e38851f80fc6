import { sql, type RawBuilder } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { isProtocolled } from '#server/conteudo/especies/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

const isProcess = sql<boolean>`c.tipo = ${sql.lit(tipoConteudo.processo)}`;

/** The content of which `k` bears the protocol number, since it was concluded. */
const borneOf = sql`(select b.protocolo_de_id from documento b where b.id = k.id)`;

/**
 * The protocol number that the content `k` was given: one of its own, or that of the content that it bears it of, where the
 * person sees that one.
 */
export const givenProtocol = (
  sessao: Sessao,
  of: RawBuilder<unknown> = borneOf,
): RawBuilder<string | null> => sql<string | null>`
  coalesce(k.numero_protocolo,
    (select case when ${isProtocolled('c')} or ${isProcess} then c.numero else c.numero_protocolo end
      from conteudo c where c.id = ${of} and ${visibleContent(sessao)}))`;

/**
 * The number by which the content `k` was protocolled: its own, if it is a protocol; the one that it was given; that of the
 * request, or of the protocol, that it was made of, where the person sees it; a process is protocolled by its own number.
 */
export const protocolNumber = (sessao: Sessao): RawBuilder<string | null> => sql<string | null>`
  case when ${isProtocolled('k')} then k.numero
    else coalesce(${givenProtocol(sessao)},
      (select c.numero from conteudo c where c.id in (
          select s.id from solicitacao s where s.autuado_id = k.id
          union all select d.vinculado_id from documento d where d.id = k.id)
        and ${isProtocolled('c')}
        and ${visibleContent(sessao)} order by c.id limit 1),
      case when k.tipo = ${sql.lit(tipoConteudo.processo)} then k.numero end) end`;
