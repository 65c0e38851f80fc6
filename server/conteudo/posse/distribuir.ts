import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, anyPhase, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { putInHands } from './in-hands.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Distribution extends ActInput {
  readonly usuarioId: number;
}

/** Gives to a person of the unit what it received and nobody has. */
export const distribuir = act<Distribution>({
  nome: 'distribuir',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.mayDistribute,
    condition.awaitsDistribution,
    condition.onItsOwn,
    condition.notTaken,
    condition.removalNotAsked,
  ],
  naLista: condition.always,
  evento: 'distribuido',
  effect: async (ctx, { row }, { usuarioId }) => {
    const { para, colunas } = await putInHands(ctx, row, usuarioId);
    return { colunas, dados: { para, paraUsuario: usuarioId }, resultado: undefined };
  },
  follow: (ctx, { row }, { usuarioId }) =>
    notify(ctx.db, ctx.agora, {
      usuarioIds: [usuarioId].filter((id) => id !== ctx.sessao.usuarioId),
      tipo: 'TRAMITE',
      conteudoId: row.id,
      especie: 'distribuido',
      dados: { quem: actingName(ctx.sessao) },
    }),
});

/** People of the unit of the session to whom something may be given; the degree of each content is asked when it is. */
export const pessoasDaUnidade = async (
  { db, sessao }: Ctx,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<Pessoa>> => {
  const { rows } = await sql<Pessoa>`
    select u.id, u.nome, coalesce(max(ca.descricao), '') as cargo
    from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id and uu.unidade = ${sessao.unidadeId}
    left join registro.cargo ca on ca.id = uu.cargo
    where u.ativo and not coalesce(u.bloqueado, false)
      and ${hasWords(sql`u.nome`, q)}
    group by u.id, u.nome order by u.nome limit ${pageSize}`.execute(db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};
