import { modelKinds } from '#server/conteudo/especies/index.ts';
import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  condition,
  draft,
  inUse,
  loadSituation,
  requireAllowed,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { collaborator } from '#server/pessoas/acesso/collaborator.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

interface Naming extends ActInput {
  readonly usuarioId: number;
}

/** Names a person of another unit who reads and writes the draft, until it is concluded or the name is taken back. */
export const incluirColaborador = act<Naming>({
  nome: 'incluirColaborador',
  especies: modelKinds,
  fase: draft,
  estado: inUse,
  exige: [condition.permission('documentoEditar'), condition.inHands, condition.openOrAnswersForAccess],
  evento: 'colaboradorIncluido',
  semVersao: true,
  effect: async (ctx, { row }, { usuarioId }) => {
    const nome = await candidateName(ctx, row, usuarioId);
    await grantAccess(ctx.db, row.id, ctx.agora, [
      { usuarioId, motivo: collaborator, porUsuarioId: ctx.sessao.usuarioId },
    ]);
    // where the person finds it: the tab of what they follow
    await ctx.db
      .insertInto('acompanhamento')
      .values({ usuarioId, conteudoId: row.id, desde: ctx.agora })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { dados: { nome, usuario: usuarioId }, resultado: undefined };
  },
  follow: (ctx, { row }, { usuarioId }) =>
    notify(ctx.db, ctx.agora, {
      usuarioIds: [usuarioId],
      tipo: 'SISTEMA',
      conteudoId: row.id,
      especie: 'colaborador',
      dados: { quem: actingName(ctx.sessao) },
    }),
});

/** People of units that collaborate, of the organisation that has it and not of the unit that has it, whose degree reaches it. */
const candidates = ({ id, sigilo, detentoraOrganizacaoId, detentorUnidadeId }: ConteudoRow) => sql`
  from registro.usuario u
  join registro.usuario_unidades uu on uu.registro_id = u.id
  join registro.unidade un on un.id = uu.unidade and un.ativo and un.colaboracao_ativa and un.organizacao = ${detentoraOrganizacaoId}
  left join registro.cargo ca on ca.id = uu.cargo
  where u.ativo and not coalesce(u.bloqueado, false) and ${degreeReaches(sql`u.id`, sql`${sigilo}::integer`)}
    and not exists (select from registro.usuario_unidades x
      where x.registro_id = u.id and x.unidade = ${detentorUnidadeId})
    and not exists (select from conteudo_acesso a
      where a.conteudo_id = ${id} and a.usuario_id = u.id and a.motivo = ${collaborator})`;

const candidateName = async (ctx: Ctx, row: ConteudoRow, usuarioId: number): Promise<string> => {
  const { rows } = await sql<{ nome: string }>`
    select u.nome ${candidates(row)} and u.id = ${usuarioId} limit 1`.execute(ctx.db);
  if (rows[0]) return rows[0].nome;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'usuarioId', mensagem: mensagem('colaboracao.recusa.pessoa') }] },
  );
};

export const colaboradoresPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<Pessoa>> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(incluirColaborador, situation);
  const { rows } = await sql<Pessoa>`
    select u.id, u.nome, coalesce(min(ca.descricao), '') as cargo, string_agg(distinct un.sigla, ', ') as unidade
    ${candidates(row)} and ${hasWords(sql`u.nome || ' ' || un.sigla`, q)}
    group by u.id, u.nome order by u.nome limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};
