import { AppError } from '#schemas/app-error.ts';
import type { MessageKey } from '#schemas/messages/index.ts';
import { rules, type RuleEntry } from '#schemas/rules.ts';
import { userFlags, type UserFlag } from '#schemas/user-flags.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { anotherAdministrator } from './another-administrator.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

type FlagName = keyof typeof userFlags;
type Flags = Readonly<Partial<Record<FlagName, unknown>>>;
/** A record of a person, whole or of somebody who is not there yet. */
type Person = Readonly<Partial<ValuesOf<'usuario'>>>;
type Profile = Readonly<Partial<ValuesOf<'perfil-acesso'>>> & { readonly id?: number };

const flags = Object.entries(userFlags) as readonly (readonly [FlagName, UserFlag])[];

/** They open nothing yet. */
const futureFlags: ReadonlySet<FlagName> = new Set(
  flags.flatMap(([name, { futura }]) => (futura ? [name] : [])),
);

interface ProfileRights {
  readonly administrador: boolean;
  readonly administradorLocal: boolean;
  readonly permissoes: readonly string[];
  readonly regras: readonly string[];
}

/** What a record of a person gives beyond what it gave before, by field. */
const raisedFlags = (before: Flags, values: Flags): FlagName[] =>
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
  { id, before: stored, values }: SaveInput<'usuario'>,
): Promise<void> => {
  const before: Person = stored ?? {};
  const { sessao, db } = ctx;
  if (sessao.usuarioId === 0) return;
  const raised = raisedFlags(before, values);
  const degree = await degreeOf(db, values.sigilo);
  const higher = degree > (await degreeOf(db, before.sigilo));
  const otherProfile = before.perfilAcesso !== values.perfilAcesso;
  // who goes along with the unit that is handed over raises nothing by it
  const own = (id === sessao.usuarioId || id === atKeyboard(sessao)) && !ctx.passagem;
  if (own) {
    const field = otherProfile
      ? 'perfilAcesso'
      : higher
        ? 'sigilo'
        : (raised[0] ?? raisedUnit(before, values));
    const only = sessao.administrador && !(await anotherAdministrator(db, { usuario: sessao.usuarioId }));
    if (field !== undefined && !only) throw refuseField(field, 'registro.usuario.proprio');
  }
  if (sessao.administrador) return;
  if (id !== undefined) {
    await requireNotAbove(ctx, id);
    if (id !== sessao.usuarioId) await requireNoWayIn(ctx, before, values);
  }
  if (otherProfile) {
    const profile = await profileOf(db, values.perfilAcesso);
    const refusal = profile && beyond(ctx, profile);
    if (refusal) throw refuseField('perfilAcesso', refusal);
  }
  if (higher && degree > sessao.sigiloGrau) throw refuseField('sigilo', 'registro.usuario.alemDoSeu');
  if (raised.length === 0) return;
  const beyondOwn = raisedFlags(await ownFlags(ctx), values);
  const missing = raised.find((name) => beyondOwn.includes(name));
  if (missing !== undefined) throw refuseField(missing, 'registro.usuario.alemDoSeu');
};

/** Whoever sets these of a person can enter as the person: the password, and the address that a new one is sent to. */
const waysIn = ['senha', 'email', 'login'] as const;

/**
 * Refuses a way into the account of somebody with rights that one lacks. A local administrator answers for every profile of
 * the own organisation, but not for what a degree or a flag opens beyond it.
 */
const requireNoWayIn = async (ctx: Ctx, before: Person, values: Person): Promise<void> => {
  const { sessao, db } = ctx;
  const field = waysIn.find((name) => values[name] !== undefined && values[name] !== before[name]);
  if (field === undefined) return;
  const profile = sessao.administradorLocal ? undefined : await profileOf(db, before.perfilAcesso);
  const more =
    (profile && beyond(ctx, profile) !== undefined) ||
    (await degreeOf(db, before.sigilo)) > sessao.sigiloGrau ||
    raisedFlags(await ownFlags(ctx), before).some((name) => !futureFlags.has(name));
  if (more) throw refuseField(field, 'registro.usuario.maisDireitos');
};

/** The flags of the person whose rights apply. */
const ownFlags = async ({ sessao, db }: Ctx): Promise<Flags> =>
  db.selectFrom('registro.usuario').selectAll().where('id', '=', sessao.usuarioId).executeTakeFirstOrThrow();

/** Somebody from outside receives a profile within the rights of who gives it. */
export const checkOutsiderRights = async (
  ctx: Ctx,
  { before, values }: Pick<SaveInput<'usuario-externo'>, 'before' | 'values'>,
): Promise<void> => {
  if (ctx.sessao.administrador || before?.perfilAcesso === values.perfilAcesso) return;
  const profile = await profileOf(ctx.db, values.perfilAcesso);
  const refusal = profile && beyond(ctx, profile);
  if (refusal) throw refuseField('perfilAcesso', refusal);
};

/** Why a profile gives more than who grants it has. */
const beyond = ({ sessao }: Ctx, profile: ProfileRights): MessageKey | undefined => {
  if (profile.administrador) return 'registro.usuario.soAdministrador';
  if (profile.administradorLocal && !sessao.administradorLocal) return 'registro.usuario.soAdministrador';
  const covered =
    profile.permissoes.every((name) => sessao.permissoes.has(name)) &&
    openedByRules([...sessao.regras], profile.regras).length === 0;
  return covered ? undefined : 'registro.usuario.alemDoSeu';
};

/** The rules by which the second set opens more than the first: those it adds, and the restrictions that it lacks. */
const openedByRules = (from: readonly string[], to: readonly string[]): readonly string[] => [
  ...to.filter((name) => !restricts(name) && !from.includes(name)),
  ...from.filter((name) => restricts(name) && !to.includes(name)),
];

const restricts = (name: string): boolean =>
  Object.entries<RuleEntry>(rules).some(([rule, { restringe }]) => rule === name && restringe === true);

/** A profile gives, to who is not an administrator, no more than the own one; those of administrators are theirs. */
export const checkProfileRights = ({ sessao }: Ctx, before: Profile | undefined, values: Profile): void => {
  if (sessao.administrador) return;
  if (before?.administrador === true) throw new AppError('acessoNegado');
  for (const role of ['administrador', 'administradorLocal'] as const)
    if (values[role] === true && before?.[role] !== true && !sessao[role])
      throw refuseField(role, 'registro.usuario.soAdministrador');
  const former = new Set(before?.permissoes);
  const added = (values.permissoes ?? []).filter((name) => !former.has(name));
  if (added.some((name) => !sessao.permissoes.has(name)))
    throw refuseField('permissoes', 'registro.perfilAcesso.naoSalva');
  const own = [...sessao.regras];
  const regras = values.regras ?? [];
  // a new profile starts from the own one: it may not lack what restricts who makes it
  const opened = openedByRules(before ? (before.regras ?? []) : own, regras);
  const beyondOwn = openedByRules(own, regras);
  if (opened.some((name) => beyondOwn.includes(name)))
    throw refuseField('regras', 'registro.usuario.alemDoSeu');
  if (before?.id === sessao.perfilAcessoId && before.faixaHorario !== values.faixaHorario)
    throw refuseField('faixaHorario', 'registro.usuario.proprio');
};

/** Whether the units give a place that was not there. */
const raisedUnit = (before: Person, values: Person): string | undefined => {
  const raised = (values.unidades ?? []).some((row) => {
    const former = before.unidades?.find(({ unidade }) => unidade === row.unidade);
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
