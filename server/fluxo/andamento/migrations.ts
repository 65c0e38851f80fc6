import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { FluxoMigracao, FluxoMigracaoPedido, FluxoMigracaoPrevia } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { migrarFluxo } from './jobs.ts';
import { migrationOf } from './migration-of.ts';
import { blocksOf, nameIn, versionOf, type Versao } from './migrate.ts';
import { placesFrom } from './places.ts';

const lacks = (campo: string, key: 'mesmaVersao' | 'informeMotivoReparo'): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(`fluxo.recusa.${key}`) }] });

interface Versions {
  readonly de: Versao;
  readonly para: Versao;
}

const versionsOf = async (
  { db }: Ctx,
  fluxoId: number,
  { de, para }: FluxoMigracaoPedido,
): Promise<Versions> => {
  if (de === para) throw lacks('para', 'mesmaVersao');
  return { de: await versionOf(db, fluxoId, de), para: await versionOf(db, fluxoId, para) };
};

interface Running {
  readonly estado: object | null;
  readonly situacao: string;
}

/** Counts of words, the most said first. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(said: string): void {
    this.#counts.set(said, (this.#counts.get(said) ?? 0) + 1);
  }
  list(): { chave: string; quantas: number }[] {
    return [...this.#counts]
      .map(([chave, quantas]) => ({ chave, quantas }))
      .sort((one, other) => other.quantas - one.quantas);
  }
}

/** What would pass from a version to another as it stands now, what has no place there, and what keeps it. */
export const previewMigration = async (
  ctx: Ctx,
  fluxoId: number,
  pedido: FluxoMigracaoPedido,
): Promise<FluxoMigracaoPrevia> => {
  const { de, para } = await versionsOf(ctx, fluxoId, pedido);
  const { rows } = await sql<Running>`select estado, situacao from fluxo_instancia
    where versao_id = ${de.id} and situacao in ('ATIVA', 'PROBLEMA', 'SUSPENSA')
      and ${pedido.instanciaId === undefined ? sql`true` : sql`id = ${pedido.instanciaId}`}`.execute(ctx.db);
  const [faltam, bloqueios, avisos] = [new Tally(), new Tally(), new Tally()];
  let passam = 0;
  for (const { estado, situacao } of rows) {
    const found = migrationOf(de.plano, para.plano, estado, pedido.mapa ?? {});
    const stopped = situacao === 'SUSPENSA';
    const blocks = blocksOf({ ...found, faltam: [] }, de.plano, para.plano);
    for (const id of [...found.faltam, ...Object.keys(found.leva)]) faltam.add(id);
    for (const said of stopped ? [mensagem('fluxo.migracao.parado')] : blocks) bloqueios.add(said);
    for (const id of found.tira) avisos.add(mensagem('fluxo.migracao.tira', { prazo: nameIn(de.plano, id) }));
    for (const id of found.prazosNovos)
      avisos.add(mensagem('fluxo.migracao.prazo', { prazo: nameIn(para.plano, id) }));
    if (!stopped && blocks.length === 0 && found.faltam.length === 0) passam += 1;
  }
  const words = ({ chave, quantas }: { chave: string; quantas: number }) => ({ mensagem: chave, quantas });
  return {
    ...{ total: rows.length, passam },
    faltam: faltam
      .list()
      .map(({ chave, quantas }) => ({ id: chave, nome: nameIn(de.plano, chave), quantas })),
    ...{ bloqueios: bloqueios.list().map(words), avisos: avisos.list().map(words) },
    destinos: placesFrom(para.plano, undefined),
  };
};

/** Asks for the passage of all that runs by a version; each is judged when its turn comes. */
export const askMigration = async (
  ctx: Ctx,
  fluxoId: number,
  pedido: FluxoMigracaoPedido,
): Promise<FluxoMigracao> => {
  const { de, para } = await versionsOf(ctx, fluxoId, pedido);
  const motivo = pedido.motivo?.trim() ?? '';
  if (motivo === '') throw lacks('motivo', 'informeMotivoReparo');
  const { rows } = await sql<{ id: number }>`
    insert into fluxo_migracao (fluxo_id, de_id, para_id, mapa, motivo, autor, pedida_por, pedida_em)
    values (${fluxoId}, ${de.id}, ${para.id}, ${JSON.stringify(pedido.mapa ?? {})}::jsonb, ${motivo},
      ${JSON.stringify(authorOf(ctx.sessao))}::jsonb, ${ctx.sessao.usuarioId}, ${ctx.agora}) returning id`.execute(
    ctx.db,
  );
  const migracaoId = rows[0]?.id ?? 0;
  await sql`insert into fluxo_migracao_item (migracao_id, instancia_id)
    select ${migracaoId}, id from fluxo_instancia where versao_id = ${de.id}
      and situacao in ('ATIVA', 'PROBLEMA', 'SUSPENSA')
      and ${pedido.instanciaId === undefined ? sql`true` : sql`id = ${pedido.instanciaId}`}`.execute(ctx.db);
  await recordEvent(ctx, {
    ...{ cadeia: `registro:fluxo:${fluxoId}`, ato: 'fluxoMigracaoPedida' },
    dados: { de: pedido.de, para: pedido.para, motivo },
  });
  await enqueue(ctx.db, migrarFluxo, { migracaoId }, { queue: `migracao:${migracaoId}` });
  const { itens } = await listMigrations(ctx, fluxoId);
  const made = itens.find(({ id }) => id === migracaoId);
  if (!made) throw new AppError('naoEncontrado');
  return made;
};

interface Row extends Omit<FluxoMigracao, 'pedidaEm' | 'terminadaEm'> {
  readonly pedidaEm: Date;
  readonly terminadaEm: Date | null;
}

/** The last passages of a flow; what was refused says why, and names only the content that the person sees. */
export const listMigrations = async (ctx: Ctx, fluxoId: number): Promise<Page<FluxoMigracao>> => {
  const { rows } = await sql<Row>`
    select m.id, d.numero as de, p.numero as para, m.motivo, m.pedida_em, u.nome as pedida_por, m.terminada_em,
      count(t.*)::int as total, (count(*) filter (where t.situacao = 'FEITA'))::int as feitas,
      (count(*) filter (where t.situacao = 'RECUSADA'))::int as recusadas,
      coalesce((select jsonb_agg(x) from (
        select r.mensagem, (select jsonb_strip_nulls(jsonb_build_object('id', c.id, 'tipo', c.tipo, 'numero', c.numero,
            'assunto', c.assunto)) from conteudo c
            where c.id = i.conteudo_id and ${visibleContent(ctx.sessao)}) as conteudo
        from fluxo_migracao_item r join fluxo_instancia i on i.id = r.instancia_id
        where r.migracao_id = m.id and r.situacao = 'RECUSADA' order by r.instancia_id limit 50) x), '[]') as recusas
    from fluxo_migracao m join fluxo_versao d on d.id = m.de_id join fluxo_versao p on p.id = m.para_id
    join registro.usuario u on u.id = m.pedida_por left join fluxo_migracao_item t on t.migracao_id = m.id
    where m.fluxo_id = ${fluxoId} group by m.id, d.numero, p.numero, u.nome order by m.id desc limit 10`.execute(
    ctx.db,
  );
  return {
    itens: rows.map(({ pedidaEm, terminadaEm, recusas, ...one }) => ({
      ...one,
      pedidaEm: pedidaEm.toISOString(),
      ...(terminadaEm !== null && { terminadaEm: terminadaEm.toISOString() }),
      recusas: recusas.map(({ mensagem: said, conteudo }) => ({
        mensagem: said,
        ...(conteudo && { conteudo }),
      })),
    })),
    total: rows.length,
    totalExato: true,
  };
};
