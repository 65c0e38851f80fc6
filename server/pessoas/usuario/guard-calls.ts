import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { callsOf, noVersions, versionsInForce, type Call } from '#server/pessoas/acesso/calls-of.ts';
import {
  gainsBetween,
  gainsSince,
  measureCalls,
  type Measured,
} from '#server/pessoas/acesso/gained-calls.ts';
import { anotherAdministrator } from './another-administrator.ts';

/** The field of a register by which it calls people, for what it can be made to say. */
type Fields = (call: Call) => string;

/**
 * Saving a record calls nobody that whoever saves it may not call: measured by what the registers say before and after. Where
 * `accounts` are what is saved, what is given to, or taken from, the account itself is what the permission does not name.
 */
export const guardCalls = (field: Fields, { accounts = false } = {}): RegisterHook => {
  const before = new WeakMap<Ctx, Measured>();
  // what flows make of a role, the role tells
  const versions = accounts ? noVersions : versionsInForce;
  return {
    async beforeSave(ctx, { id }) {
      if (!(await isAsked(ctx, accounts && id === ctx.sessao.usuarioId))) return;
      // an account changes what calls itself alone: the others that one made are not read, so that an import of thousands ends
      const only = accounts ? { only: id === undefined || answers(ctx) ? [] : [id] } : {};
      before.set(ctx, await measureCalls(ctx, { ...only, versions }));
    },
    async afterSave(ctx, { id, before: former }) {
      const measured = before.get(ctx);
      if (!measured) return;
      before.delete(ctx);
      const others = accounts && !former && !answers(ctx) ? [id] : [];
      const gains = await gainsSince(ctx, measured, { others, versions });
      // the units of an organisation stand as who administers it says
      const gain = gains.find(({ especie }) => especie !== 'acima' || !answers(ctx));
      if (gain) throw refused(field(gain), await wordsOf(ctx, measured, gain));
      if (!accounts || !former || answers(ctx) || measured.own.includes(id)) return;
      const [theirs, own] = [callsWith([id], measured), callsWith(measured.own, measured)];
      const [loss] = gainsBetween(measured.own, [...(await callsOf(ctx.db, [id], versions)), ...own], theirs);
      if (loss) throw refuseField(field(loss), 'registro.usuario.tirarAlem');
    },
  };
};

const callsWith = (people: readonly number[], { calls }: Measured): readonly Call[] =>
  calls.filter(({ quem }) => people.includes(quem));

/** Who administers an organisation answers for its accounts. */
const answers = ({ sessao }: Ctx): boolean => sessao.administrador || sessao.administradorLocal;

/** Administrators stand apart, but from the own record where there is another to ask. */
const isAsked = async ({ sessao, db, passagem }: Ctx, ownRecord: boolean): Promise<boolean> => {
  if (sessao.id === 0 || sessao.usuarioId === 0 || passagem) return false;
  if (!sessao.administrador) return true;
  return ownRecord && anotherAdministrator(db, { usuario: sessao.usuarioId });
};

const refused = (campo: string, message: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: message }] });

/** By what somebody would be called. */
const howCalled = ({ especie, nome, fluxo, passo }: Call): string =>
  mensagem(`chamada.por.${especie}`, { nome, fluxo: fluxo ?? '', passo: passo ?? '' });

type Words = Extract<MessageKey, 'chamada.si' | 'chamada.publica' | 'chamada.migra'>;

/** Why a call is refused, in the name of whom it would come to. */
export const wordsOf = async (
  { db }: Ctx,
  { own }: Measured,
  gain: Call,
  words: Words = 'chamada.si',
): Promise<string> => {
  const como = howCalled(gain);
  if (own.includes(gain.quem)) return mensagem(words, { como });
  const { nome } = await db
    .selectFrom('registro.usuario')
    .select('nome')
    .where('id', '=', gain.quem)
    .executeTakeFirstOrThrow();
  return mensagem(ofAccount[words], { conta: nome, como });
};

const ofAccount = {
  'chamada.si': 'chamada.conta',
  'chamada.publica': 'chamada.publicaConta',
  'chamada.migra': 'chamada.migraConta',
} as const satisfies Readonly<Record<Words, MessageKey>>;
