import { AppError } from '#schemas/app-error.ts';
import type { MessageKey } from '#schemas/messages/index.ts';
import { userFlags, type UserFlag } from '#schemas/user-flags.ts';
import type { RecordValues, RegisterRecord } from '#server/engine/index.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { Database } from '#server/db/connect.ts';
import type { Ctx } from '#server/http/context.ts';
import { refuseField } from './refuse-field.ts';

const flags: readonly (readonly [string, UserFlag])[] = Object.entries(userFlags);

interface ProfileRights {
  readonly administrador: boolean;
  readonly administradorLocal: boolean;
  readonly permissoes: readonly string[];
  readonly regras: readonly string[];
}

/** What a record of a person gives beyond what it gave before, by field. */
const raisedFlags = (before: Readonly<RecordValues>, values: Readonly<RecordValues>): string[] =>
  flags.flatMap(([name, { restringe = false }]) => {
    const [was, is] = [before[name] === true, values[name] === true];
    return was !== is && is !== restringe ? [name] : [];
  });

/**
 * Nobody gives a person more rights than they have themselves, nor raises their own, nor touches those above them. An
 * administrator stands above everybody but not above the own record, unless there is no other to ask.
 */
export const checkRights = async (
  ctx: Ctx,
  { id, before = {} as RegisterRecord, values }: SaveInput,
): Promise<void> => {
  const { sessao, db } = ctx;
  if (sessao.usuarioId === 0) return;
  const raised = raisedFlags(before, values);
  const degree = await degreeOf(db, values['sigilo']);
  const higher = degree > (await degreeOf(db, before['sigilo']));
  const otherProfile = before['perfilAcesso'] !== values['perfilAcesso'];
  if (id === sessao.usuarioId) {
    const field = otherProfile
      ? 'perfilAcesso'
      : higher
        ? 'sigilo'
        : (raised[0] ?? raisedUnit(before, values));
    if (field !== undefined && !(sessao.administrador && (await isOnlyAdministrator(db, sessao.usuarioId))))
      throw refuseField(field, 'registro.usuario.proprio');
  }
  if (sessao.administrador) return;
  if (before['perfilAcesso'] !== undefined) {
    await requireNotAbove(ctx, before);
    if (id !== sessao.usuarioId) await requireNoWayIn(ctx, before, values);
  }
  if (otherProfile) {
    const profile = await profileOf(db, values['perfilAcesso']);
    const refusal = profile && beyond(ctx, profile);
    if (refusal) throw refuseField('perfilAcesso', refusal);
  }
  if (higher && degree > sessao.sigiloGrau) throw refuseField('sigilo', 'registro.usuario.alemDoSeu');
  if (raised.length === 0) return;
  const own = await db
    .selectFrom('registro.usuario')
    .selectAll()
    .where('id', '=', sessao.usuarioId)
    .executeTakeFirstOrThrow();
  const missing = raised.find((name) => raisedFlags(own as Readonly<RecordValues>, values).includes(name));
  if (missing !== undefined) throw refuseField(missing, 'registro.usuario.alemDoSeu');
};

/** Refuses to touch the record of an administrator, or of a local one by who is not even that. */
export const requireNotAbove = async ({ sessao, db }: Ctx, record: Readonly<RecordValues>): Promise<void> => {
  if (sessao.administrador) return;
  const profile = await profileOf(db, record['perfilAcesso']);
  if (profile?.administrador || (profile?.administradorLocal && !sessao.administradorLocal))
    throw new AppError('acessoNegado');
};

/** Whoever sets these of a person can enter as the person: the password, and the address that a new one is sent to. */
const waysIn = ['senha', 'email', 'login'] as const;

/** Refuses a way into the account of somebody with rights that one lacks; a local administrator answers for all of them. */
const requireNoWayIn = async (
  ctx: Ctx,
  before: Readonly<RecordValues>,
  values: Readonly<RecordValues>,
): Promise<void> => {
  const field = waysIn.find((name) => values[name] !== undefined && values[name] !== before[name]);
  if (field === undefined || ctx.sessao.administradorLocal) return;
  const profile = await profileOf(ctx.db, before['perfilAcesso']);
  if (profile && beyond(ctx, profile)) throw refuseField(field, 'registro.usuario.maisDireitos');
};

/** Why a profile gives more than who grants it has. */
const beyond = ({ sessao }: Ctx, profile: ProfileRights): MessageKey | undefined => {
  if (profile.administrador) return 'registro.usuario.soAdministrador';
  if (profile.administradorLocal && !sessao.administradorLocal) return 'registro.usuario.soAdministrador';
  const covered =
    profile.permissoes.every((name) => sessao.permissoes.has(name)) &&
    profile.regras.every((name) => sessao.regras.has(name));
  return covered ? undefined : 'registro.usuario.alemDoSeu';
};

/** A profile gives, to who is not an administrator, no more than the own one; those of administrators are theirs. */
export const checkProfileRights = (
  { sessao }: Ctx,
  before: Readonly<RecordValues> | undefined,
  values: Readonly<RecordValues>,
): void => {
  if (sessao.administrador) return;
  if (before?.['administrador'] === true) throw new AppError('acessoNegado');
  for (const role of ['administrador', 'administradorLocal'] as const)
    if (values[role] === true && before?.[role] !== true && !sessao[role])
      throw refuseField(role, 'registro.usuario.soAdministrador');
  for (const list of ['permissoes', 'regras'] as const) {
    const former = new Set(namesOf(before?.[list]));
    const added = namesOf(values[list]).filter((name) => !former.has(name));
    if (added.some((name) => !sessao[list].has(name))) throw refuseField(list, 'registro.usuario.alemDoSeu');
  }
  if (before?.['id'] === sessao.perfilAcessoId && before['faixaHorario'] !== values['faixaHorario'])
    throw refuseField('faixaHorario', 'registro.usuario.proprio');
};

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

interface UnitRow {
  readonly unidade: number;
  readonly chefe?: boolean;
  readonly secretario?: boolean;
}

/** Whether the units give a place that was not there. */
const raisedUnit = (before: Readonly<RecordValues>, values: Readonly<RecordValues>): string | undefined => {
  const rows = (record: Readonly<RecordValues>): readonly UnitRow[] =>
    (record['unidades'] ?? []) as readonly UnitRow[];
  const raised = rows(values).some((row) => {
    const former = rows(before).find(({ unidade }) => unidade === row.unidade);
    return !former || (row.chefe && !former.chefe) || (row.secretario && !former.secretario);
  });
  return raised ? 'unidades' : undefined;
};

const degreeOf = async (db: Database, sigilo: unknown): Promise<number> => {
  if (typeof sigilo !== 'number') return 0;
  const row = await db
    .selectFrom('registro.sigilo')
    .select('grau')
    .where('id', '=', sigilo)
    .executeTakeFirst();
  return row?.grau ?? 0;
};

const profileOf = async (db: Database, id: unknown): Promise<ProfileRights | undefined> => {
  if (typeof id !== 'number') return undefined;
  const row = await db
    .selectFrom('registro.perfilAcesso')
    .select(['administrador', 'administradorLocal', 'permissoes', 'regras'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      administrador: row.administrador ?? false,
      administradorLocal: row.administradorLocal ?? false,
      permissoes: row.permissoes ?? [],
      regras: row.regras ?? [],
    }
  );
};

const isOnlyAdministrator = async (db: Database, usuarioId: number): Promise<boolean> => {
  const other = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select('u.id')
    .where('u.id', '!=', usuarioId)
    .where('p.administrador', '=', true)
    .where('u.ativo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
};
