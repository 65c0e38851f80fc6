import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import { abrirProcesso, concluirAto, juntarPeca } from '#server/processo/index.ts';
import type { Pedido } from './andamento.ts';

/** The one process of a lot: opened by the first of its requests, as closed as it, and open to the others while it can be joined to. */
export const processOfLot = async (
  ctx: Ctx,
  loteId: number,
  { id, tipoProcessoId }: Pedido,
  assunto: string,
): Promise<number> => {
  const lote = await ctx.db
    .selectFrom('loteSolicitacoes')
    .select('processoId')
    .where('id', '=', loteId)
    .forUpdate()
    .executeTakeFirst();
  if (!lote) throw new AppError('naoEncontrado');
  if (lote.processoId !== null) {
    const { row, situation } = await loadSituation(ctx, lote.processoId);
    requireAllowed(juntarPeca, situation);
    await requireAsClosed(ctx, id, row.id);
    return row.id;
  }
  const processoId = await abrirProcesso(ctx, { tipoProcessoId, assunto });
  await sql`update conteudo p set nivel_acesso = c.nivel_acesso, hipotese_legal = c.hipotese_legal, sigilo = c.sigilo
    from conteudo c where p.id = ${processoId} and c.id = ${id}`.execute(ctx.db);
  await sameFields(ctx, loteId, processoId);
  await numberAtOnce(ctx, processoId);
  await ctx.db.updateTable('loteSolicitacoes').set({ processoId }).where('id', '=', loteId).execute();
  return processoId;
};

/** What is more closed than the process would be open to who sees it. */
const requireAsClosed = async ({ db }: Ctx, from: number, to: number): Promise<void> => {
  const { rows } = await sql<{ cabe: boolean }>`
    select c.sigilo <= p.sigilo and array_position(array['PUBLICO', 'RESTRITO', 'SIGILOSO'], c.nivel_acesso)
      <= array_position(array['PUBLICO', 'RESTRITO', 'SIGILOSO'], p.nivel_acesso) as cabe
    from conteudo c, conteudo p where c.id = ${from} and p.id = ${to}`.execute(db);
  if (rows[0]?.cabe !== true)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('loteSolicitacoes.maisFechado') });
};

/** The process of several has the fields in which they all say the same; what its type demands and they differ in, it cannot have. */
const sameFields = async ({ db }: Ctx, loteId: number, to: number): Promise<void> => {
  await sql`
    insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor)
    select ${to}, k.rotulo, min(k.tipo), min(k.ordem), (array_agg(k.valor))[1]
    from lote_solicitacoes_item i join solicitacao s on s.id = i.solicitacao_id and s.encerrada_em is null
    join conteudo_campo k on k.conteudo_id = s.id and k.valor is not null and k.arquivo_id is null
    join registro.tipo_processo_campos_personalizados c on c.registro_id = s.tipo_processo_id and c.rotulo = k.rotulo
    where i.lote_id = ${loteId} and i.saida_em is null
    group by k.rotulo
    having count(distinct k.valor) = 1 and count(*) = (select count(*) from lote_solicitacoes_item i
      join solicitacao s on s.id = i.solicitacao_id and s.encerrada_em is null where i.lote_id = ${loteId} and i.saida_em is null)`.execute(
    db,
  );
  const { rows } = await sql<{ rotulo: string }>`
    select c.rotulo from processo p join registro.tipo_processo_campos_personalizados c on c.registro_id = p.tipo_processo_id
    where p.id = ${to} and c.preenchimento = 'OBRIGATORIO'
      and not exists (select from conteudo_campo k where k.conteudo_id = ${to} and k.rotulo = c.rotulo)
    order by c.ordem limit 1`.execute(db);
  const [missing] = rows;
  if (missing)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('loteSolicitacoes.camposDiferentes', { campo: missing.rotulo }),
    });
};

/** The parties of a request that the process does not have yet. */
export const addParties = async ({ db }: Ctx, from: number, to: number): Promise<void> => {
  await sql`insert into conteudo_interessado (conteudo_id, interessado_id, ordem)
    select ${to}, f.interessado_id, f.ordem + coalesce((select max(x.ordem) + 1 from conteudo_interessado x where x.conteudo_id = ${to}), 0)
    from conteudo_interessado f where f.conteudo_id = ${from}
      and not exists (select from conteudo_interessado x where x.conteudo_id = ${to} and x.interessado_id = f.interessado_id)`.execute(
    db,
  );
};

export const numberAtOnce = async (ctx: Ctx, id: number): Promise<void> => {
  const { versao } = await ctx.db
    .selectFrom('conteudo')
    .select('versao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await perform(ctx, concluirAto, id, { id, versao });
};
