import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { EnvioRelatorio, EnvioRelatorioEntrada } from '#schemas/shapes/envio-relatorio.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readEnvio } from './listar.ts';
import { nextSending } from './next-sending.ts';
import { requireEntrada } from './require-entrada.ts';

/** More than one person looks after. */
const most = 20;

/** Who acts in the place of another sends nothing in their name. */
export const owner = ({ sessao }: Ctx): number => {
  if (sessao.substitutoId !== undefined) throw new AppError('acessoNegado');
  return sessao.usuarioId;
};

const valuesOf = async (ctx: Ctx, body: EnvioRelatorioEntrada) => {
  const { cada, dia = null, hora, soDiasUteis, ativo, pesquisaId = null, relatorio = null } = body;
  const { unidadeId } = ctx.sessao;
  const rhythm = { cada, dia, hora, soDiasUteis };
  return {
    ...rhythm,
    ativo,
    pesquisaId,
    relatorio,
    unidadeId,
    proximoEm: ativo ? await nextSending(ctx, unidadeId, rhythm) : null,
  };
};

/** Who receives it from now on; who had left and is chosen again receives it again. */
const keepPeople = async ({ db }: Ctx, id: number, pessoas: readonly number[]): Promise<void> => {
  await sql`delete from relatorio_envio_pessoa where envio_id = ${id} and saiu_em is null
    and usuario_id <> all(${pessoas}::integer[])`.execute(db);
  await sql`insert into relatorio_envio_pessoa (envio_id, usuario_id) select ${id}::integer, unnest(${pessoas}::integer[])
    on conflict (envio_id, usuario_id) do update set saiu_em = null`.execute(db);
};

/** Sends a report at its hour from now on, as counted from the unit where the person works now. */
export const criar = async (ctx: Ctx, body: EnvioRelatorioEntrada): Promise<EnvioRelatorio> => {
  const { db } = ctx;
  const me = owner(ctx);
  await requireEntrada(ctx, body);
  // one after the other, so that the second one counts the first
  await sql`select id from registro.usuario where id = ${me} for no key update`.execute(db);
  const { total } = await db
    .selectFrom('relatorioEnvio')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuarioId', '=', me)
    .executeTakeFirstOrThrow();
  if (total >= most)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('relatorios.envios.recusa.demais', { limite: most }),
    });
  const { id } = await db
    .insertInto('relatorioEnvio')
    .values({ ...(await valuesOf(ctx, body)), usuarioId: me })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepPeople(ctx, id, body.pessoas);
  return readEnvio(ctx, id);
};

export const mudar = async (ctx: Ctx, id: number, body: EnvioRelatorioEntrada): Promise<EnvioRelatorio> => {
  const { db } = ctx;
  const found = await db
    .selectFrom('relatorioEnvio')
    .select('id')
    .where('id', '=', id)
    .where('usuarioId', '=', owner(ctx))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('naoEncontrado');
  await requireEntrada(ctx, body);
  await db
    .updateTable('relatorioEnvio')
    .set(await valuesOf(ctx, body))
    .where('id', '=', id)
    .execute();
  await keepPeople(ctx, id, body.pessoas);
  return readEnvio(ctx, id);
};

export const excluir = async (ctx: Ctx, id: number): Promise<undefined> => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('relatorioEnvio')
    .where('id', '=', id)
    .where('usuarioId', '=', owner(ctx))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('naoEncontrado');
  return undefined;
};

/** Who receives it does not any more. */
export const sair = async (ctx: Ctx, id: number): Promise<undefined> => {
  const { rows } = await sql`update relatorio_envio_pessoa set saiu_em = ${ctx.agora}
    where envio_id = ${id} and usuario_id = ${owner(ctx)} and saiu_em is null returning envio_id`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw new AppError('naoEncontrado');
  return undefined;
};
