import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import type { FluxoMigracao, FluxoMigracaoItem, FluxoMigracaoNova } from '#schemas/shapes/fluxo-migracao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { refuseOwnPassage } from '../desenho/index.ts';
import { migrarFluxo } from './jobs.ts';
import { versionsOf } from './preview-migration.ts';
import { totalBefore } from './total-before.ts';

/** Asks for the passage of all that runs by a version; each is judged when its turn comes. */
export const askMigration = async (
  ctx: Ctx,
  fluxoId: number,
  pedido: FluxoMigracaoNova,
): Promise<FluxoMigracao> => {
  const { de, para } = await versionsOf(ctx, fluxoId, pedido);
  const motivo = pedido.motivo.trim();
  if (motivo === '')
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'motivo', mensagem: mensagem('fluxo.recusa.informeMotivoReparo') }] },
    );
  await refuseOwnPassage(ctx, sql`${de.id}`, para.id);
  const { rows } = await sql<{ id: number }>`
    insert into fluxo_migracao (fluxo_id, de_id, para_id, mapa, motivo, autor, pedida_por, pedida_em)
    values (${fluxoId}, ${de.id}, ${para.id}, ${JSON.stringify(pedido.mapa ?? {})}::jsonb, ${motivo},
      ${JSON.stringify(authorOf(ctx.sessao))}::jsonb, ${ctx.sessao.usuarioId}, ${ctx.agora})
    on conflict (fluxo_id) where situacao = 'EM_ANDAMENTO' do nothing returning id`.execute(ctx.db);
  const [made] = rows;
  if (!made) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('fluxo.migracao.jaCorre') });
  const { numAffectedRows } = await sql`insert into fluxo_migracao_item (migracao_id, instancia_id)
    select ${made.id}, id from fluxo_instancia where versao_id = ${de.id}
      and situacao in ('ATIVA', 'PROBLEMA', 'SUSPENSA')`.execute(ctx.db);
  if (!numAffectedRows)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('fluxo.migracao.nadaAnda') });
  await recordEvent(ctx, {
    cadeia: `registro:fluxo:${fluxoId}`,
    ato: 'fluxoMigracaoPedida',
    dados: { de: pedido.de, para: pedido.para, motivo },
  });
  await enqueue(ctx.db, migrarFluxo, { migracaoId: made.id }, { queue: `migracao:${made.id}` });
  const [asked] = await readMigrations(ctx, sql`m.id = ${made.id}`, sql`limit 1`);
  if (!asked) throw new AppError('naoEncontrado');
  return asked;
};

interface Row extends Omit<FluxoMigracao, 'pedidaEm' | 'terminadaEm'> {
  readonly pedidaEm: Date;
  readonly terminadaEm: Date | null;
}

const readMigrations = async (
  { db }: Ctx,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
): Promise<FluxoMigracao[]> => {
  const count = (situacao: string) => sql`(count(*) filter (where t.situacao = ${sql.lit(situacao)}))::int`;
  const { rows } = await sql<Row>`
    select m.id, d.numero as de, p.numero as para, m.motivo, m.situacao, m.pedida_em, u.nome as pedida_por, m.terminada_em,
      count(t.*)::int as total, ${count('FEITA')} as feitas, ${count('RECUSADA')} as recusadas,
      ${count('CANCELADA')} as canceladas
    from fluxo_migracao m join fluxo_versao d on d.id = m.de_id join fluxo_versao p on p.id = m.para_id
    join registro.usuario u on u.id = m.pedida_por left join fluxo_migracao_item t on t.migracao_id = m.id
    where ${which} group by m.id, d.numero, p.numero, u.nome order by m.id desc ${page}`.execute(db);
  return rows.map(({ pedidaEm, terminadaEm, ...one }) => ({
    ...one,
    pedidaEm: pedidaEm.toISOString(),
    terminadaEm: terminadaEm?.toISOString(),
  }));
};

/** The passages of a flow, the newest first. */
export const listMigrations = async (
  ctx: Ctx,
  fluxoId: number,
  { start = 1, pageSize = 20 }: AtividadesQuery,
): Promise<Page<FluxoMigracao>> => {
  const which = sql`m.fluxo_id = ${fluxoId}`;
  const page = sql`offset ${(start - 1) * pageSize} limit ${pageSize}`;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from fluxo_migracao m where ${which}`.execute(ctx.db);
  return { itens: await readMigrations(ctx, which, page), total: rows[0]?.total ?? 0, totalExato: true };
};

interface ItemRow {
  readonly instanciaId: number;
  readonly situacao: FluxoMigracaoItem['situacao'];
  readonly mensagem: string | null;
  readonly conteudo: FluxoMigracaoItem['conteudo'] | null;
  readonly total: number;
}

/** What became of each, the refused first; a content out of reach has no name here. */
export const listMigrationItems = async (
  ctx: Ctx,
  migracaoId: number,
  { start = 1, pageSize = 20 }: AtividadesQuery,
): Promise<Page<FluxoMigracaoItem>> => {
  const { rows } = await sql<ItemRow>`
    select t.instancia_id, t.situacao, t.mensagem, count(*) over ()::int as total,
      (select jsonb_strip_nulls(jsonb_build_object('id', c.id, 'tipo', c.tipo, 'numero', c.numero, 'assunto', c.assunto))
        from conteudo c where c.id = i.conteudo_id and ${visibleContent(ctx.sessao)}) as conteudo
    from fluxo_migracao_item t join fluxo_instancia i on i.id = t.instancia_id where t.migracao_id = ${migracaoId}
    order by (t.situacao = 'RECUSADA') desc, t.instancia_id offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(
    ctx.db,
  );
  return {
    itens: rows.map(({ instanciaId, situacao, mensagem: said, conteudo }) => ({
      instanciaId,
      situacao,
      mensagem: said ?? undefined,
      conteudo: conteudo ?? undefined,
    })),
    total:
      rows[0]?.total ??
      (await totalBefore(start, () => listMigrationItems(ctx, migracaoId, { pageSize: 1 }))),
    totalExato: true,
  };
};

/** What waits stays where it is; one that is passing right now ends first, and what passed has passed. */
export const cancelMigration = async ({ db, agora }: Ctx, id: number): Promise<undefined> => {
  const { rows } = await sql<{
    id: number;
  }>`update fluxo_migracao set situacao = 'CANCELADA', terminada_em = ${agora}
    where id = ${id} and situacao = 'EM_ANDAMENTO' returning id`.execute(db);
  if (rows.length === 0) {
    const known = await sql`select from fluxo_migracao where id = ${id}`.execute(db);
    if (known.rows.length === 0) throw new AppError('naoEncontrado');
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('fluxo.migracao.jaTerminou') });
  }
  await sql`update fluxo_migracao_item set situacao = 'CANCELADA'
    where migracao_id = ${id} and situacao = 'ESPERA'`.execute(db);
  return undefined;
};
