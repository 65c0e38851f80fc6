import { AppError } from '#schemas/app-error.ts';
import type { Importacao, ImportacaoAlterados } from '#schemas/shapes/importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { runQuery } from '#server/engine/records/query.ts';
import { removeRecord } from '#server/engine/records/remove.ts';
import { restoreRecord } from '#server/engine/records/restore.ts';
import { sqlValues } from '#server/engine/records/sql-values.ts';
import { findLoad, type Load } from './importacao.repository.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { queueUndo } from './load-queue.ts';
import { presentLoad, requireLoad, undoRefusal } from './present-load.ts';
import { linesAtOnce } from './stored-sheet.ts';

type Changed = ImportacaoAlterados['registros'][number];

/** Records of a refusal that are told one by one. */
const mostTold = 100;

interface Touched {
  readonly id: number;
  readonly linha: number;
  readonly antes: number | null;
  readonly versao: number;
  /** Absent when the record is gone. */
  readonly atual: number | null;
  /** File of the load that wrote it since, when one did and still stands. */
  readonly outra: string | null;
}

/**
 * Undoes a load: removes what it made and brings back what it changed, the last written first, by the same paths as people do.
 * If one of its records changed, went, or cannot be as it was any more, nothing is undone and the refusal tells which. A long one is left to
 * the background once its records were found as the load left them.
 */
export const undoLoad = async (ctx: Ctx, view: RegisterView, id: number): Promise<Importacao> => {
  const load = await requireLoad(ctx, view, id);
  const motivo = undoRefusal(ctx, view, load);
  if (motivo !== undefined) throw new AppError('transicaoNaoPermitida', { motivo });
  const touched = await untouchedSince(ctx, view, id);
  if (touched.length > linesAtOnce) {
    await ctx.db
      .updateTable('importacao')
      .set({ situacao: 'DESFAZENDO', processadas: 0, totalErros: 0, erros: '[]' })
      .where('id', '=', id)
      .execute();
    await queueUndo(ctx.db, { importacaoId: id, ...authorOf(ctx.sessao) });
  } else await undoRecords(ctx, view, load, touched);
  return presentLoad(ctx, view, (await findLoad(ctx.db, id)) ?? load);
};

/** Records of a load as it left them, the last written first; refused when one of them is not so any more. */
export const untouchedSince = async (
  ctx: Ctx,
  { model }: RegisterView,
  id: number,
): Promise<readonly Touched[]> => {
  const values = sqlValues();
  const touched = await runQuery<Touched>(
    ctx,
    `select r.registro_id as id, r.linha, r.versao_antes as antes, r.versao, t.versao as atual,
       (select i.arquivo_nome from importacao_registro o join importacao i on i.id = o.importacao_id
        where o.registro_id = r.registro_id and o.versao = t.versao and i.id <> r.importacao_id
          and i.registro = ${values.add(model.name)} and i.situacao = 'CONCLUIDA' limit 1) as outra
     from importacao_registro r left join ${model.from} t on t.id = r.registro_id
     where r.importacao_id = ${values.add(id)} order by r.ordem desc`,
    values,
  );
  const refused = touched.flatMap(({ id: record, linha, versao, atual, outra }): Changed[] => {
    if (atual === versao) return [];
    const motivo =
      outra === null
        ? mensagem(`importacao.desfazer.${atual === null ? 'excluido' : 'alterado'}`)
        : mensagem('importacao.desfazer.outraCarga', { arquivo: outra });
    return [{ id: record, linha, motivo }];
  });
  if (refused.length > 0) throw refusal(refused);
  return touched;
};

/** Takes the records back in the transaction of `ctx`, and says so in the load. */
export const undoRecords = async (
  ctx: Ctx,
  view: RegisterView,
  load: Load,
  touched: readonly Touched[],
  progress: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const undoing: Ctx = { ...ctx, desfazendo: true };
  for (const [index, { id: record, linha, antes, versao }] of touched.entries()) {
    try {
      if (antes === null) await removeRecord(undoing, view, record, versao);
      else {
        const back = await restoreRecord(undoing, view, record, { versao: antes, versaoAtual: versao });
        await asEarlierLoadsLeftIt(ctx, view, { id: record, antes, versao: back.versao });
      }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const motivo = mensagem('importacao.desfazer.registro', { linha });
      throw refusal([{ id: record, linha, motivo: reasonOf(error) }], motivo);
    }
    if (index % 100 === 99) await progress(index + 1);
  }
  await ctx.db
    .updateTable('importacao')
    .set({ situacao: 'DESFEITA', desfeitaEm: ctx.agora, desfeitaPor: ctx.sessao.usuarioId })
    .where('id', '=', load.id)
    .execute();
  const { name } = view.model;
  await recordEvent(ctx, {
    cadeia: `registro:${name}`,
    ato: 'importacaoDesfeita',
    dados: { registro: name, importacao: load.id, removidos: load.incluir, restaurados: load.alterar },
  });
};

/** The record is again as a load before this one left it: that one may be undone in its turn. */
const asEarlierLoadsLeftIt = async (
  ctx: Ctx,
  { model }: RegisterView,
  { id, antes, versao }: { readonly id: number; readonly antes: number; readonly versao: number },
): Promise<void> => {
  const values = sqlValues();
  await runQuery(
    ctx,
    `update importacao_registro r set versao = ${values.add(versao)} from importacao i
     where i.id = r.importacao_id and i.registro = ${values.add(model.name)} and i.situacao = 'CONCLUIDA'
       and r.registro_id = ${values.add(id)} and r.versao = ${values.add(antes)}`,
    values,
  );
};

const reasonOf = (error: AppError): string => {
  if (error.code === 'registroEmUso') return mensagem('importacao.desfazer.emUso');
  if (error.code === 'conflitoDeVersao') return mensagem('importacao.desfazer.alterado');
  return error.erros.length > 0
    ? error.erros.map(({ mensagem: one }) => one).join(' ')
    : authorRefusal(error);
};

const refusal = (
  registros: readonly Changed[],
  motivo = mensagem('importacao.desfazer.recusa', { total: registros.length }),
): AppError => {
  const payload: ImportacaoAlterados = { registros: registros.slice(0, mostTold), total: registros.length };
  return new AppError('transicaoNaoPermitida', { motivo }, { payload });
};
