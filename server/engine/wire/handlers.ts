import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  buttonsFor,
  readsRecords,
  registerNamed,
  requireAction,
  requireChoices,
  viewFor,
} from '#server/engine/access.ts';
import type { Engine } from '#server/engine/engine.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { checkInput } from '#server/engine/records/check-input.ts';
import { comboChoices } from '#server/engine/records/combo.ts';
import { createRecord } from '#server/engine/records/create.ts';
import { fullView } from '#server/engine/records/full-view.ts';
import { getRecord } from '#server/engine/records/get.ts';
import { recordHistory, type HistoryEntry } from '#server/engine/records/history.ts';
import { listRecords } from '#server/engine/records/list.ts';
import { requireOwnRecord } from '#server/engine/records/organisation.ts';
import {
  invalidQuery,
  readListRequest,
  readPage,
  type RawQuery,
} from '#server/engine/records/list-request.ts';
import type { RecordValues, RegisterRecord } from '#server/engine/records/record.ts';
import { removeRecord } from '#server/engine/records/remove.ts';
import { usesOf, type Use } from '#server/engine/records/uses.ts';
import { readVersion, updateRecord } from '#server/engine/records/update.ts';
import { visibleRecord } from '#server/engine/records/visible-record.ts';
import type { RegisterCall } from './register-call.ts';
import { readInForce, readMigrations } from '#server/engine/store/definition-history.ts';
import { readRefusals } from '#server/engine/store/refusal-table.ts';
import { listAbilities, recordAbilities } from './abilities.ts';
import { requireSameForm } from './validators.ts';

/** The register of a call and how this person sees it; `lugar` is the mount from where the call comes. */
export const open = (
  ctx: Ctx,
  engine: Engine,
  call: RegisterCall,
): { view: RegisterView; query: RawQuery } => {
  const { lugar, ...query } = call.query;
  // No text of the database has it, and asking for it would only fail there.
  const strange = Object.keys(query).find((name) =>
    [query[name]].flat().some((text) => text?.includes('\0')),
  );
  if (strange !== undefined) throw invalidQuery(strange, mensagem('registro.consulta.sinalNulo'));
  const models = engine.models();
  const model = registerNamed(models, call.registro, typeof lugar === 'string' ? lugar : undefined);
  return { view: viewFor(ctx, models, model), query };
};

export const list = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Page<unknown>> => {
  const { view, query } = open(ctx, engine, call);
  requireAction(
    ctx,
    view.model,
    'list',
    ...(view.model.definition.kind === 'single' ? (['view', 'edit'] as const) : []),
  );
  const page = await listRecords(ctx, view, readListRequest(view, query));
  const abilities = await listAbilities(ctx, view.model, page.itens);
  for (const record of page.itens) record['acoes'] = abilities(record);
  return page;
};

export const combo = (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Page<unknown>> => {
  const { view, query } = open(ctx, engine, call);
  requireChoices(ctx, view.models, view.model);
  return comboChoices(ctx, view, query, { reads: readsRecords(ctx, view.model) });
};

export const get = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<RegisterRecord> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'view', 'edit');
  return withAbilities(ctx, view, await getRecord(ctx, view, recordId(call)));
};

export const history = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Page<HistoryEntry>> => {
  const { view, query } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'view', 'edit');
  const id = recordId(call);
  await getRecord(ctx, view, id);
  return recordHistory(ctx, view, id, readPage(query));
};

/** Who points to the record: registers and parts of the product, with how many of each. */
export const uses = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<Page<Use>> => {
  const { view, query } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'view', 'edit');
  const id = recordId(call);
  await getRecord(ctx, view, id);
  const { start, pageSize } = readPage(query);
  const all = await usesOf(ctx, view.models, view.model, id);
  const itens = all.slice((start - 1) * pageSize, start * pageSize);
  return { itens, total: all.length, totalExato: true };
};

export const create = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<RegisterRecord> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'create');
  requireSameForm(ctx, view, 'criar', call.validador);
  return saved(ctx, view, await createRecord(ctx, view, recordBody(call)));
};

export const update = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<RegisterRecord> => {
  const { view } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'edit');
  requireSameForm(ctx, view, 'editar', call.validador);
  return saved(ctx, view, await updateRecord(ctx, view, recordId(call), recordBody(call)));
};

export const remove = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<void> => {
  const { view, query } = open(ctx, engine, call);
  requireAction(ctx, view.model, 'remove');
  await removeRecord(ctx, view, recordId(call), readVersion(Number(query['versao'])));
};

/** A button of the definition: the hook of the register does what it says. */
export const act = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<unknown> => {
  const { view } = open(ctx, engine, call);
  const on = call.id === undefined ? 'list' : 'record';
  const known = view.model.definition.actions?.find(({ name }) => name === call.nome);
  const run = known && view.model.hook?.actions?.[known.name];
  if (!run || known.on !== on) throw new AppError('naoEncontrado');
  if (!buttonsFor(ctx, view.model, on).includes(known)) throw new AppError('acessoNegado');
  const record =
    on === 'record' ? await getRecord(ctx, fullView(view), recordId(call), { lock: true }) : undefined;
  if (record) await requireOwnRecord(ctx, view.model, record.id);
  const motivo = record && view.model.hook?.refusal?.(ctx, record, known.name);
  if (motivo !== undefined) throw new AppError('transicaoNaoPermitida', { motivo });
  return run(ctx, { record, body: checkInput(known, call.body) });
};

/** What is wrong in the definition files; only administrators put it right. */
export const refusals = async (ctx: Ctx): Promise<unknown> => {
  requireAdministrator(ctx);
  return readRefusals(ctx.db);
};

/** The definitions in force and the files that they came from. */
export const inForce = async (ctx: Ctx): Promise<unknown> => {
  requireAdministrator(ctx);
  return readInForce(ctx.db);
};

/** What was done to the tables, newest first. */
export const migrations = async (ctx: Ctx, _engine: Engine, call: RegisterCall): Promise<Page<unknown>> => {
  requireAdministrator(ctx);
  return readMigrations(ctx.db, readPage(call.query));
};

const requireAdministrator = ({ sessao }: Ctx): void => {
  if (!sessao.administrador) throw new AppError('acessoNegado');
};

/** What was saved, as the person sees it, and what the hook warns about it. */
export const saved = async (
  ctx: Ctx,
  view: RegisterView,
  record: RegisterRecord,
): Promise<RegisterRecord> => {
  const avisos = (await view.model.hook?.warnings?.(ctx, record)) ?? [];
  const answer = await withAbilities(ctx, view, visibleRecord(view, record));
  return avisos.length > 0 ? { ...answer, avisos } : answer;
};

const withAbilities = async (
  ctx: Ctx,
  { model }: RegisterView,
  record: RegisterRecord,
): Promise<RegisterRecord> => ({ ...record, acoes: await recordAbilities(ctx, model, record) });

export const recordId = ({ id = '' }: RegisterCall): number => {
  // What is not the number of a record names none: the answer is the same as for one that does not exist.
  if (!/^\d{1,10}$/.test(id) || Number(id) > 2_147_483_647) throw new AppError('naoEncontrado');
  return Number(id);
};

const recordBody = ({ body }: RegisterCall): RecordValues => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('requisicaoInvalida');
  return body as RecordValues;
};
