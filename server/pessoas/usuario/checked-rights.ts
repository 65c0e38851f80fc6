import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { MessageKey } from '#schemas/messages/index.ts';
import { wasNamedForMore } from '#server/pessoas/acesso/has-all-of.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import {
  beyond,
  callKeysOf,
  degreeOf,
  openedByFlags,
  openedByRules,
  placesBeyond,
  profileOf,
  raisedPlaces,
  restrictionsOf,
  rightsOfSession,
  type Excess,
  type Rights,
} from '#server/pessoas/acesso/rights.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { anotherAdministrator } from './another-administrator.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A record of a person, whole or of somebody who is not there yet. */
type Person = Readonly<Partial<ValuesOf<'usuario'>>>;
type Profile = Readonly<Partial<ValuesOf<'perfil-acesso'>>> & { readonly id?: number };

/**
 * Nobody gives a person more rights than they have themselves, nor takes those, nor raises their own, nor touches those
 * above them. An administrator stands above everybody but not above the own record, unless there is no other to ask.
 */
export const checkRights = async (
  ctx: Ctx,
  { id, before: stored, values }: SaveInput<'usuario'>,
): Promise<void> => {
  const before: Person = stored ?? {};
  const { sessao } = ctx;
  if (sessao.usuarioId === 0) return;
  // who goes along with the unit that is handed over raises nothing by it
  const own = (id === sessao.usuarioId || id === atKeyboard(sessao)) && !ctx.passagem;
  if (own) {
    const field = await raisedField(ctx, before, values);
    const only = sessao.administrador && !(await anotherAdministrator(ctx.db, { usuario: sessao.usuarioId }));
    if (field !== undefined && !only) throw refuseField(field, 'registro.usuario.proprio');
  }
  if (sessao.administrador) return;
  const rights = await rightsOfSession(ctx);
  if (id !== undefined) {
    await requireNotAbove(ctx, id);
    if (id !== sessao.usuarioId) await requireNoWayIn(ctx, rights, { id, before, values });
  }
  await requireWithin(ctx, rights, { from: stored ?? restrictionsOf(rights.marcas), to: values });
  if (stored) await requireWithin(ctx, rights, { from: values, to: stored, taking: true });
};

/** What a record of a person gives beyond what it gave before, by field. */
const raisedField = async ({ db }: Ctx, before: Person, values: Person): Promise<string | undefined> => {
  if (before.perfilAcesso !== values.perfilAcesso) return 'perfilAcesso';
  if ((await degreeOf(db, values.sigilo)) > (await degreeOf(db, before.sigilo))) return 'sigilo';
  const [flag] = openedByFlags(before, values);
  if (flag) return flag;
  return raisedPlaces(before.unidades ?? [], values.unidades ?? []).length > 0 ? 'unidades' : undefined;
};

interface Difference {
  readonly from: Person;
  readonly to: Person;
  /** It is taken from somebody: who could not give it back does not take it. */
  readonly taking?: boolean;
}

/** Refuses the first field by which a record gives, or takes, what whoever saves it does not have. */
const requireWithin = async (
  { db }: Ctx,
  own: Rights,
  { from, to, taking = false }: Difference,
): Promise<void> => {
  const refuse = (field: string, key: MessageKey): never => {
    throw refuseField(field, taking ? 'registro.usuario.tirarAlem' : key);
  };
  const perfil = from.perfilAcesso === to.perfilAcesso ? undefined : await profileOf(db, to.perfilAcesso);
  const excess = perfil && beyond(own, { perfil });
  if (excess) refuse('perfilAcesso', profileRefusal(excess));
  const grau = await degreeOf(db, to.sigilo);
  if (grau > (await degreeOf(db, from.sigilo)) && beyond(own, { grau }))
    refuse('sigilo', 'registro.usuario.alemDoSeu');
  const missing = openedByFlags(own.marcas, to);
  const flag = openedByFlags(from, to).find((name) => missing.includes(name));
  if (flag) refuse(flag, 'registro.usuario.alemDoSeu');
  const [place] = placesBeyond(own, raisedPlaces(from.unidades ?? [], to.unidades ?? []));
  if (place) refuse('unidades', 'registro.usuario.lugarAlem');
};

/** Whoever sets these of a person can enter as the person: the password, and the address that a new one is sent to. */
const waysIn = ['senha', 'email', 'login'] as const;

interface Changed {
  readonly id: number;
  readonly before: Person;
  readonly values: Person;
}

/**
 * Refuses a way into the account of somebody with rights that one lacks: their place in a unit is one, and what was opened to
 * them by name. A local administrator answers for every account of the own organisation, but not for what a degree or a flag
 * opens beyond it.
 */
const requireNoWayIn = async (ctx: Ctx, own: Rights, { id, before, values }: Changed): Promise<void> => {
  const field = waysIn.find((name) => values[name] !== undefined && values[name] !== before[name]);
  if (field === undefined) return;
  const perfil = ctx.sessao.administradorLocal ? undefined : await profileOf(ctx.db, before.perfilAcesso);
  const whole = {
    ...defined({ perfil }),
    grau: await degreeOf(ctx.db, before.sigilo),
    marcas: before,
    lugares: before.unidades ?? [],
    chamadas: await callKeysOf(ctx.db, id),
  };
  const more = beyond(own, whole) ?? (!ctx.sessao.administradorLocal && (await wasNamedForMore(ctx, id)));
  if (more) throw refuseField(field, 'registro.usuario.maisDireitos');
};

/** Somebody from outside receives a profile within the rights of who gives it. */
export const checkOutsiderRights = async (
  ctx: Ctx,
  { before, values }: Pick<SaveInput<'usuario-externo'>, 'before' | 'values'>,
): Promise<void> => {
  if (ctx.sessao.administrador || before?.perfilAcesso === values.perfilAcesso) return;
  const perfil = await profileOf(ctx.db, values.perfilAcesso);
  const excess = perfil && beyond(await rightsOfSession(ctx), { perfil });
  if (excess) throw refuseField('perfilAcesso', profileRefusal(excess));
};

const profileRefusal = (excess: Excess): MessageKey =>
  excess === 'administracao' ? 'registro.usuario.soAdministrador' : 'registro.usuario.alemDoSeu';

const roles = ['administrador', 'administradorLocal'] as const;

/**
 * A profile gives, and loses, to who is not an administrator, no more than the own one has; those of administrators are
 * theirs. A new profile starts from the own one: it may not lack what restricts who makes it.
 */
export const checkProfileRights = async (
  ctx: Ctx,
  before: Profile | undefined,
  values: Profile,
): Promise<void> => {
  const { sessao, db } = ctx;
  if (sessao.administrador) return;
  if (before?.administrador === true) throw new AppError('acessoNegado');
  for (const role of roles)
    if ((values[role] === true) !== (before?.[role] === true) && !sessao[role])
      throw refuseField(role, 'registro.usuario.soAdministrador');
  const changed = [
    ...changes(before?.permissoes, values.permissoes),
    ...(before ? changes(values.permissoes, before.permissoes) : []),
  ];
  if (changed.some((name) => !sessao.permissoes.has(name)))
    throw refuseField('permissoes', 'registro.perfilAcesso.naoSalva');
  const own = [...sessao.regras];
  const [former, present] = [before ? (before.regras ?? []) : own, values.regras ?? []];
  const within = (from: readonly string[], to: readonly string[]): boolean => {
    const missing = openedByRules(own, to);
    return openedByRules(from, to).every((name) => !missing.includes(name));
  };
  if (!within(former, present) || !within(present, former))
    throw refuseField('regras', 'registro.usuario.alemDoSeu');
  // what could not be undone is not done either
  if (before && (before.exigeSegundoFator === true) !== (values.exigeSegundoFator === true))
    throw refuseField('exigeSegundoFator', 'registro.perfilAcesso.protecao');
  await keepOpen(ctx, before, values);
  const { faixaHorario } = (await profileOf(db, sessao.perfilAcessoId)) ?? {};
  const limited = typeof faixaHorario === 'number' && values.faixaHorario !== faixaHorario;
  if (before?.faixaHorario !== values.faixaHorario && (limited || before?.id === sessao.perfilAcessoId))
    throw refuseField('faixaHorario', 'registro.usuario.proprio');
};

/** A profile that gives what one lacks is not shut to its people: neither its hours nor its pages are one's to change. */
const keepOpen = async (ctx: Ctx, before: Profile | undefined, values: Profile): Promise<void> => {
  const shut = changes(values.paginas, before?.paginas).length > 0;
  const field = before?.faixaHorario !== values.faixaHorario ? 'faixaHorario' : shut ? 'paginas' : undefined;
  if (!before || field === undefined) return;
  const perfil = await profileOf(ctx.db, before.id);
  if (perfil && beyond(await rightsOfSession(ctx), { perfil }))
    throw refuseField(field, 'registro.perfilAcesso.fecha');
};

/** Names that the second list has and the first does not. */
const changes = (from: readonly string[] = [], to: readonly string[] = []): readonly string[] =>
  to.filter((name) => !from.includes(name));
