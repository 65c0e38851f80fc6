import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  condition,
  estado,
  loadSituation,
  requireAllowed,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { putInHands, whoMayHold } from './in-hands.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Change extends ActInput {
  readonly usuarioId: number;
}

/** Puts what the unit has in the hands of another person of the unit; both are told. */
export const trocarDetentor = act<Change>({
  nome: 'trocarDetentor',
  especies: everyKind,
  fase: anyPhase,
  estado: [estado.corrente, estado.standby],
  exige: [condition.mayChangeHolder, condition.notInTransit, condition.onItsOwn, condition.removalNotAsked],
  evento: 'detentorTrocado',
  effect: async (ctx, { row }, { usuarioId }) => {
    const { para, colunas } = await putInHands(ctx, row, usuarioId);
    return {
      colunas,
      dados: { de: await formerHolder(ctx, row), para, paraUsuario: usuarioId },
      resultado: undefined,
    };
  },
  follow: (ctx, { row }, { usuarioId }) =>
    notify(ctx.db, ctx.agora, {
      usuarioIds: [usuarioId, row.detentorUsuarioId ?? usuarioId].filter((id) => id !== ctx.sessao.usuarioId),
      tipo: 'TRAMITE',
      conteudoId: row.id,
      especie: 'detentorTrocado',
      dados: { quem: actingName(ctx.sessao) },
    }),
});

export const detentoresPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<Pessoa>> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(trocarDetentor, situation);
  const { rows } = await sql<Pessoa>`
    select distinct u.id, u.nome, coalesce(ca.descricao, '') as cargo ${whoMayHold(row)}
      and ${hasWords(sql`u.nome`, q)}
    order by u.nome limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};

/** How who has it is called: the person, or the unit where nobody of it has. */
const formerHolder = async (ctx: Ctx, { detentorUsuarioId, detentorSigla }: ConteudoRow): Promise<string> => {
  if (detentorUsuarioId === null) return detentorSigla;
  const person = await ctx.db
    .selectFrom('registro.usuario')
    .select('nome')
    .where('id', '=', detentorUsuarioId)
    .executeTakeFirst();
  return person?.nome ?? detentorSigla;
};
