import { expect } from 'vitest';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import type { Refusal } from '#server/engine/index.ts';
import { applyDefinitions, type Outcome } from '#server/engine/store/apply-definitions.ts';
import type { RegisterWorld } from './register-world.ts';

export type Properties = Record<string, RegisterProperty>;

const base: Properties = { nome: { type: 'string', title: 'Nome', maxLength: 50 } };

/** A small register with these fields; its name makes its table. */
export const register = (
  name: string,
  properties: Properties,
  more: Partial<RegisterDefinition['schema']> = {},
): RegisterDefinition => ({
  name,
  area: 'administracao',
  title: { one: name, many: name, gender: 'm' },
  represent: '{nome}',
  permissions: { list: `${name}Listar` },
  kind: 'list',
  schema: { type: 'object', properties: { ...base, ...properties }, ...more },
  list: { columns: ['nome'], sort: 'nome,asc' },
});

export const texto = (maxLength?: number): RegisterProperty => ({
  type: 'string',
  title: 'Valor',
  ...(maxLength && { maxLength }),
});

export const inteiro = (more: Partial<RegisterProperty> = {}): RegisterProperty => ({
  type: 'integer',
  title: 'Valor',
  ...more,
});

export const query = async <T extends object>(world: RegisterWorld, sql: string): Promise<T[]> =>
  (await world.platform.connection.pool.query<T>(sql)).rows;

export const apply = (
  world: RegisterWorld,
  definition: RegisterDefinition,
  acceptLoss = false,
): Promise<Outcome> =>
  applyDefinitions(world.platform.connection.db, [{ definition, file: undefined }], { acceptLoss });

/** Applies one definition, fills its table, and tells what a second one meets. */
export const change = async (
  world: RegisterWorld,
  name: string,
  before: Properties,
  inserts: readonly string[],
  after: Properties,
  more: Partial<RegisterDefinition['schema']> = {},
  acceptLoss = false,
): Promise<{ reasons: string[]; refusals: readonly Refusal[]; rows: Record<string, unknown>[] }> => {
  expect((await apply(world, register(name, before))).refusals).toEqual([]);
  for (const values of inserts) await query(world, `insert into registro.${name} ${values}`);
  const { refusals } = await apply(world, register(name, after, more), acceptLoss);
  const rows = await query<Record<string, unknown>>(world, `select * from registro.${name} order by id`);
  return { reasons: refusals.map(({ guard }) => guard ?? 'banco'), refusals, rows };
};
