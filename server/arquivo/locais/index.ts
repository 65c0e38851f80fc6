import { guardaApi } from '#schemas/api/guarda.ts';
import { AppError } from '#schemas/app-error.ts';
import { getRecord, modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { askBatch, type BulkAct } from '#server/conteudo/em-lote/index.ts';
import {
  guardar,
  placesToChoose,
  readGuarda,
  retirarDoLocal,
  holdPlace,
} from '#server/conteudo/guarda/index.ts';
import { labels } from './etiquetas.ts';
import { itemsOfPlace, listPlaces, readPlace } from './read-locais.ts';

/**
 * Takes a place, and what is in it, to another: the register keeps the change as any of its own, though the person may have no
 * right to change other things of it.
 */
const move = async (ctx: Ctx, id: number, superiorId: number | undefined): Promise<void> => {
  await readPlace(ctx, id);
  if (superiorId !== undefined) await holdPlace(ctx, superiorId, 'superiorId');
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'local-guarda'));
  const before = await getRecord(ctx, view, id, { lock: true });
  try {
    await updateRecord(
      ctx,
      view,
      id,
      { ...before, localSuperior: superiorId },
      { localSuperior: superiorId },
    );
  } catch (error) {
    throw asAsked(error);
  }
};

/** A refusal of the register is told at the field of this call. */
const asAsked = (error: unknown): unknown => {
  if (!(error instanceof AppError)) return error;
  const found = error.erros.find(({ campo }) => campo === 'localSuperior');
  return found ? new AppError(error.code, {}, { erros: [{ ...found, campo: 'superiorId' }] }) : error;
};

/** `acts` are those that may be asked of a selection. */
export const guardaRoutes = (acts: readonly BulkAct[]): Implementation[] =>
  implement(guardaApi, {
    consultar: (ctx, { params }) => readGuarda(ctx, params.id),
    guardar: async (ctx, { params, body }) => {
      await perform(ctx, guardar, params.id, body);
      return readGuarda(ctx, params.id);
    },
    retirar: async (ctx, { params, body }) => {
      await perform(ctx, retirarDoLocal, params.id, body);
      return readGuarda(ctx, params.id);
    },
    guardarVarios: (ctx, { body: { localId, espessura, ids } }) =>
      askBatch(ctx, acts, guardar.nome, undefined, async (inner) => {
        await holdPlace(inner, localId);
        return { ids, local: { id: localId, espessura } };
      }),
    locais: (ctx, { query }) => placesToChoose(ctx, query),
    doArquivo: (ctx, { query }) => listPlaces(ctx, query),
    local: (ctx, { params }) => readPlace(ctx, params.id),
    itens: (ctx, { params, query }) => itemsOfPlace(ctx, params.id, query),
    mover: async (ctx, { params, body }) => {
      await move(ctx, params.id, body.superiorId);
      return readPlace(ctx, params.id);
    },
    etiquetas: (ctx, { query }) => labels(ctx, query),
  });
