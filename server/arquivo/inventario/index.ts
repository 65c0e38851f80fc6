import { sql } from 'kysely';
import { inventarioApi } from '#schemas/api/inventario.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Inventario } from '#schemas/shapes/inventario.ts';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { whole } from '#server/base/http/whole.ts';
import { askBatch, mostItems, type BulkAct } from '#server/conteudo/em-lote/index.ts';
import { guardar } from '#server/conteudo/guarda/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { holdOpen, readCodes } from './ler.ts';
import { listInventories, listLines, missing, readInventory, readLines } from './read-inventario.ts';
import { report } from './relatorio.ts';

/** Opens the inventory of a place: what should be in it and below it is what the record says now. */
const open = async (ctx: Ctx, localId: number): Promise<Inventario> => {
  const { db, sessao, agora } = ctx;
  const { rows: places } = await sql`select from registro.local_guarda
    where id = ${localId} and unidade = ${sessao.unidadeId} for update`.execute(db);
  if (places.length === 0) throw refused('guarda.recusa.deOutroArquivo');
  const { rows: opened } = await sql<{ nome: string }>`
    select u.nome from inventario i join registro.usuario u on u.id = i.aberto_por
    where i.local_id = ${localId} and i.encerrado_em is null`.execute(db);
  if (opened[0]) throw refused('inventario.recusa.jaAberto', { quem: opened[0].nome });
  const { rows } = await sql<{ id: number }>`
    insert into inventario (local_id, unidade_id, caminho, aberto_em, aberto_por)
    values (${localId}, ${sessao.unidadeId}, caminho_do_local(${localId}), ${agora}, ${sessao.usuarioId}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? 0;
  await sql`insert into inventario_esperado (inventario_id, conteudo_id, local_id)
    select ${id}, g.conteudo_id, g.local_id from guarda g
    where g.ate is null and g.local_id in (select locais_abaixo(${localId}))`.execute(db);
  return readInventory(ctx, id);
};

const refused = (
  key: 'guarda.recusa.deOutroArquivo' | 'inventario.recusa.jaAberto',
  data: Readonly<Record<string, string>> = {},
): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'localId', mensagem: mensagem(key, data) }] });

/** Says what is missing, of what whoever closes it sees, on each thing itself too; nothing more is read. */
const close = async (ctx: Ctx, id: number, observacao: string | undefined): Promise<Inventario> => {
  await holdOpen(ctx, id, 'para encerrar');
  const { db, sessao, agora } = ctx;
  const { rows } = await sql<{ id: number; visto: boolean }>`
    update inventario_esperado y set faltou = true from inventario i
    where y.inventario_id = ${id} and i.id = y.inventario_id and ${missing}
    returning y.conteudo_id as id,
      exists (select from conteudo c where c.id = y.conteudo_id and ${visibleContent(sessao)}) as visto`.execute(
    db,
  );
  await sql`update inventario_leitura x set corrigido = true from guarda g
    where x.inventario_id = ${id} and g.conteudo_id = x.conteudo_id and g.ate is null and g.local_id = x.local_id`.execute(
    db,
  );
  await db
    .updateTable('inventario')
    .set({ encerradoEm: agora, encerradoPor: sessao.usuarioId, observacao: observacao?.trim() || null })
    .where('id', '=', id)
    .execute();
  await recordEvents(
    ctx,
    rows
      .filter(({ visto }) => visto)
      .map((row) => ({
        cadeia: `conteudo:${row.id}`,
        ato: 'faltouNoInventario',
        conteudoId: row.id,
        dados: { inventario: id },
      })),
  );
  return readInventory(ctx, id);
};

/** A reading that was a mistake is as if it had not been. */
const undo = async (ctx: Ctx, id: number, leituraId: number): Promise<Inventario> => {
  await holdOpen(ctx, id, 'para ler');
  const { rows } =
    await sql`delete from inventario_leitura x where x.inventario_id = ${id} and x.id = ${leituraId}
    and (x.conteudo_id is null or exists (select from conteudo c where c.id = x.conteudo_id and ${visibleContent(ctx.sessao)}))
    returning x.id`.execute(ctx.db);
  if (rows.length === 0) throw new AppError('naoEncontrado');
  return readInventory(ctx, id);
};

/** Puts what was read out of its place in the place where it was read: a batch for each of these places. */
const correct = async (ctx: Ctx, acts: readonly BulkAct[], id: number): Promise<Page<AtoEmLote>> => {
  const { encerradoEm } = await readInventory(ctx, id);
  if (encerradoEm)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('inventario.recusa.encerrado') });
  const lines = await readLines(ctx, id, 'FORA_DO_LUGAR', { most: mostItems, skip: 0 });
  const byPlace = new Map<number, number[]>();
  for (const { localId, conteudoId } of lines)
    if (localId !== null && conteudoId !== null)
      byPlace.set(localId, [...(byPlace.get(localId) ?? []), conteudoId]);
  if (byPlace.size === 0) throw new AppError('loteVazio');
  const itens: AtoEmLote[] = [];
  for (const [localId, ids] of byPlace)
    itens.push(
      await askBatch({ ...ctx, repetivel: undefined }, acts, guardar.nome, undefined, () =>
        Promise.resolve({ ids, local: { id: localId } }),
      ),
    );
  return whole(itens);
};

/** `acts` are those that may be asked of a selection. */
export const inventarioRoutes = (acts: readonly BulkAct[]): Implementation[] =>
  implement(inventarioApi, {
    listar: (ctx, { query }) => listInventories(ctx, query),
    abrir: (ctx, { body }) => open(ctx, body.localId),
    consultar: (ctx, { params }) => readInventory(ctx, params.id),
    itens: (ctx, { params, query }) => listLines(ctx, params.id, query),
    ler: (ctx, { params, body }) => readCodes(ctx, params.id, body),
    desfazerLeitura: (ctx, { params }) => undo(ctx, params.a, params.b),
    corrigir: (ctx, { params }) => correct(ctx, acts, params.id),
    encerrar: (ctx, { params, body }) => close(ctx, params.id, body.observacao),
    relatorio: (ctx, { params, query }) => report(ctx, params.id, query.formato ?? 'pdf'),
  });
