import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery, Pessoa } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { actingName } from '#server/base/http/acting-name.ts';
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
  everyKind,
} from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

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
    const para = await personOfUnit(ctx, row, usuarioId);
    if (row.nivelAcesso === 'SIGILOSO')
      await grantAccess(ctx.db, row.id, ctx.agora, [
        { usuarioId, motivo: 'tramite', porUsuarioId: ctx.sessao.usuarioId },
      ]);
    return {
      colunas: {
        detentorUsuarioId: usuarioId,
        checkInUsuarioId: null,
        checkInEm: null,
        movimentadoEm: ctx.agora,
      },
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

/** People of the unit that has it who may have it in hands, other than who has. */
const candidates = (row: ConteudoRow) => sql`
  from registro.usuario u
  join registro.usuario_unidades uu on uu.registro_id = u.id and uu.unidade = ${row.detentorUnidadeId}
  left join registro.cargo ca on ca.id = uu.cargo
  where u.ativo and not coalesce(u.bloqueado, false) and u.id is distinct from ${row.detentorUsuarioId}::integer
    and ${degreeReaches(sql`u.id`, sql`${row.sigilo}::integer`)}`;

export const detentoresPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<Pessoa>> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(trocarDetentor, situation);
  const { rows } = await sql<Pessoa>`
    select distinct u.id, u.nome, coalesce(ca.descricao, '') as cargo ${candidates(row)}
      and texto_busca(u.nome) like '%' || texto_busca(${q.trim()}) || '%'
    order by u.nome limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};

/** The name of a person of the unit that has it who may have it in hands; refused on its field otherwise. */
export const personOfUnit = async (ctx: Ctx, row: ConteudoRow, usuarioId: number): Promise<string> => {
  const { rows } = await sql<{ nome: string }>`
    select u.nome ${candidates(row)} and u.id = ${usuarioId} limit 1`.execute(ctx.db);
  if (rows[0]) return rows[0].nome;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'usuarioId', mensagem: mensagem('documento.recusa.detentor') }] },
  );
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
