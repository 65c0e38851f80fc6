import type { FastifyRequest } from 'fastify';
import type { Page } from '#schemas/api/endpoint.ts';
import { type Importacao, RegistroRestauracao } from '#schemas/shapes/importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { checkBody } from '#server/base/http/shapes.ts';
import { requireAction } from '#server/engine/access.ts';
import type { Engine } from '#server/engine/engine.ts';
import { invalidQuery, readPage, type RawQuery } from '#server/engine/records/list-request.ts';
import type { RegisterRecord } from '#server/engine/records/record.ts';
import { restoreRecord } from '#server/engine/records/restore.ts';
import type { RegisterCall } from './register-call.ts';
import { exportFile } from '#server/engine/transfer/export-file.ts';
import { listLoads, presentLoad, requireLoad } from '#server/engine/transfer/present-load.ts';
import { receiveLoad } from '#server/engine/transfer/receive-load.ts';
import { cancelLoad } from '#server/engine/transfer/cancel-load.ts';
import { undoLoad } from '#server/engine/transfer/undo-load.ts';
import { wrongLines } from '#server/engine/transfer/wrong-lines.ts';
import { open, recordId, saved } from './handlers.ts';

/** The list as a file. */
export const exportList = (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<FileAnswer> => {
  const { view, query } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'list');
  return exportFile(ctx, view, query);
};

/** Loads a file, or tries it out. Who may neither create nor edit is refused before the file is read. */
export const importFile = async (ctx: Ctx, engine: Engine, request: FastifyRequest): Promise<Importacao> => {
  const { registro = '' } = request.params as Record<string, string | undefined>;
  const all = request.query as RawQuery;
  const { view, query } = open(ctx, engine, {
    registro,
    id: undefined,
    nome: undefined,
    query: all,
    body: {},
  });
  requireAction(ctx, view.model, 'create', 'edit');
  const [simular = 'false'] = [query['simular'] ?? 'false'].flat();
  if (simular !== 'true' && simular !== 'false')
    throw invalidQuery('simular', mensagem('registro.consulta.simNao'));
  const lugar = typeof all['lugar'] === 'string' ? all['lugar'] : undefined;
  return receiveLoad(ctx, view, request, { lugar, simulada: simular === 'true' });
};

/** The last loads. */
export const loads = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Page<Importacao>> => {
  const { view, query } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'create', 'edit');
  return listLoads(ctx, view, readPage(query));
};

/** One load: how it goes, or how it went. */
export const load = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Importacao> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'create', 'edit');
  return presentLoad(ctx, view, await requireLoad(ctx, view, recordId(call)));
};

/** What a load refused, to mend. */
export const wrong = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<FileAnswer> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'create', 'edit');
  return wrongLines(ctx, view, recordId(call));
};

export const cancel = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Importacao> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'create', 'edit');
  return cancelLoad(ctx, view, recordId(call));
};

export const undo = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Importacao> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'create', 'edit');
  return undoLoad(ctx, view, recordId(call));
};

/** Brings a record back to a version of its history. */
export const restore = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<RegisterRecord> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'edit');
  checkBody(RegistroRestauracao, call.body);
  const versions = call.body as RegistroRestauracao;
  return saved(ctx, view, await restoreRecord(ctx, view, recordId(call), versions));
};
