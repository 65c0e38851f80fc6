import { sql } from 'kysely';
import { fillTemplate } from '#schemas/template.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import {
  getRecord,
  updateRecord,
  type RecordValues,
  type RegisterRecord,
  type RegisterView,
} from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { namingRecord, viewOfRegister, withFullRights } from './full-rights.ts';
import type { Duty } from './party.ts';

/** Ids of the records in force that give a duty to this party. */
export const idsOfDuty = async (ctx: Ctx, duty: Duty, id: number): Promise<readonly number[]> => {
  const { model } = viewOfRegister(ctx, duty.registro);
  const active = model.active ? sql`and t.${sql.ref(model.active.column)} is not false` : sql``;
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.raw(model.from)} t
    where t.id in (${duty.onde(id, today(ctx))}) ${active} order by t.id`.execute(ctx.db);
  return rows.map((row) => row.id);
};

/** The name of a record, to who hands over: one that they do not reach is not thereby shown. */
export const seenName = async (ctx: Ctx, { registro }: Duty, id: number): Promise<string> => {
  const view = viewOfRegister(ctx, registro);
  try {
    return nameOfRecord(view, await getRecord(ctx, view, id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'naoEncontrado')
      return mensagem('passagem.registroReservado');
    throw error;
  }
};

/** The name of a record, as its list shows it. */
const nameOfRecord = ({ model: { definition } }: RegisterView, record: RegisterRecord): string => {
  if (definition.kind === 'single') return definition.title.one;
  const shown = (field: string): string => {
    const value = record.rotulos?.[field] ?? record[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return fillTemplate(definition.represent, shown) || `nº ${record.id}`;
};

/** Gives a duty to another: each record is saved as by its own form, with its history. */
export const moveDuty = async (ctx: Ctx, duty: Duty, de: number, para: number): Promise<void> => {
  // what a save would ask of who gives a right is asked of who hands over, not of the rights lent here
  const inside: Ctx = { ...withFullRights(ctx), passagem: { administra: ctx.sessao.administrador } };
  const view = viewOfRegister(inside, duty.registro);
  for (const id of await idsOfDuty(ctx, duty, de)) {
    const record = await getRecord(inside, view, id);
    const values = { ...record, [duty.campo]: replaced(duty, record[duty.campo], de, para) };
    const titulo = view.model.definition.title.one;
    await namingRecord(titulo, await seenName(ctx, duty, id), async () => {
      if (duty.sobre !== undefined) await requireNotAbove(ctx, Number(record[duty.sobre]));
      await updateRecord(inside, view, id, values);
    });
  }
};

const replaced = ({ coluna }: Duty, value: unknown, de: number, para: number): unknown => {
  if (coluna !== undefined) return replacedRows(value as readonly RecordValues[], coluna, de, para);
  if (Array.isArray(value)) return [...new Set((value as number[]).map((one) => (one === de ? para : one)))];
  return para;
};

/** A row that becomes the same as another one goes: it says nothing more. */
const replacedRows = (
  rows: readonly RecordValues[],
  column: string,
  de: number,
  para: number,
): readonly RecordValues[] => {
  const sameAs = ({ id: _id, ...row }: RecordValues): string => JSON.stringify(Object.entries(row).sort());
  const kept: RecordValues[] = [];
  const changed = rows.map((row) => (row[column] === de ? { ...row, [column]: para } : row));
  for (const row of changed) if (!kept.some((other) => sameAs(other) === sameAs(row))) kept.push(row);
  return kept;
};
