import { AppError } from '#schemas/app-error.ts';
import { compileModule } from '#schemas/compile-module.ts';
import { lowerInput } from '#schemas/lower.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import type { Database } from '#server/base/db/connect.ts';
import { runPlain } from '#server/base/db/run-plain.ts';
import type { Ctx, Ports } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { schemaOf } from '#server/engine/records/validate.ts';
import { sha256Of } from '#server/engine/store/digest.ts';

/** Digests of the schemas of a register: of its record, and of each action that asks for something. */
interface Digests {
  readonly criar: string;
  readonly editar: string;
  readonly acoes: Readonly<Record<string, string>>;
}

const known = new WeakMap<RegisterView, Digests>();
/** What each database is known to have. */
const announcedIn = new WeakMap<Database, Set<string>>();

/** Digests of the schemas that this person validates with; any process can serve them from now on. */
export const announceValidators = async (
  { db, ports }: Ctx,
  views: readonly RegisterView[],
): Promise<void> => {
  const announced = announcedIn.get(ports.db) ?? new Set<string>();
  announcedIn.set(ports.db, announced);
  const fresh = new Map<string, JsonSchema>();
  for (const view of views) {
    const digests = digestsFor(view, ports);
    for (const [action, digest] of [
      ['create', digests.criar],
      ['edit', digests.editar],
    ] as const)
      if (!announced.has(digest)) fresh.set(digest, schemaOf(view, action));
    for (const [name, schema] of inputsOf(view)) {
      const digest = digests.acoes[name];
      if (digest !== undefined && !announced.has(digest)) fresh.set(digest, schema);
    }
  }
  if (fresh.size === 0) return;
  const rows = [...fresh].map(([sha256, esquema]) => ({ sha256, esquema }));
  await runPlain(
    db,
    `insert into registro_validador (sha256, esquema)
     select sha256, esquema from json_to_recordset($1::json) as r (sha256 text, esquema json) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  // what a transaction wrote may yet be undone
  if (!db.isTransaction) for (const digest of fresh.keys()) announced.add(digest);
};

const path = (digest: string): string => `registro/validador/${digest}.js`;

/** The validators of a view: addresses relative to `/ws/api/`. */
export const validatorAddresses = (view: RegisterView, { ports }: Pick<Ctx, 'ports'>): Digests => {
  const { criar, editar, acoes } = digestsFor(view, ports);
  return {
    criar: path(criar),
    editar: path(editar),
    acoes: Object.fromEntries(Object.entries(acoes).map(([name, digest]) => [name, path(digest)])),
  };
};

/**
 * Refuses what was filled in under another definition: a field not sent becomes empty, so a form that does not know a
 * field would erase it. Who does not say under which one sends the whole record.
 */
export const requireSameForm = (
  ctx: Pick<Ctx, 'ports'>,
  view: RegisterView,
  form: 'criar' | 'editar',
  filledUnder: string | undefined,
): void => {
  if (filledUnder !== undefined && filledUnder !== validatorAddresses(view, ctx)[form])
    throw new AppError('cadastroMudou');
};

/** What the actions of a register ask for. */
const inputsOf = ({ model }: RegisterView): readonly [string, JsonSchema][] =>
  (model.definition.actions ?? []).flatMap(({ name, input }): [string, JsonSchema][] =>
    input ? [[name, lowerInput(input)]] : [],
  );

const digestsFor = (view: RegisterView, ports: Ports): Digests => {
  const digests = known.get(view) ?? digestsOf(view, ports);
  known.set(view, digests);
  return digests;
};

/** The version is part of the digest: the same schema may compile to other code in another version. */
const digestsOf = (view: RegisterView, { config }: Ports): Digests => {
  const digest = (schema: JsonSchema): string => sha256Of(`${config.version}\n${JSON.stringify(schema)}`);
  return {
    criar: digest(schemaOf(view, 'create')),
    editar: digest(schemaOf(view, 'edit')),
    acoes: Object.fromEntries(inputsOf(view).map(([name, schema]) => [name, digest(schema)])),
  };
};

/** Code kept in memory: a few sets of fields for each register. */
const mostKept = 300;
const modules = new Map<string, string>();

/** The ES module of an announced validator; undefined when no process announced it. */
export const validatorModule = async (
  { db }: Pick<Ctx, 'db'>,
  digest: string,
): Promise<string | undefined> => {
  const kept = modules.get(digest);
  if (kept !== undefined) return kept;
  const [row] = await runPlain<{ esquema: JsonSchema }>(
    db,
    'select esquema from registro_validador where sha256 = $1',
    [digest],
  );
  if (!row) return undefined;
  const code = compileModule(row.esquema);
  if (modules.size >= mostKept) modules.clear();
  modules.set(digest, code);
  return code;
};
