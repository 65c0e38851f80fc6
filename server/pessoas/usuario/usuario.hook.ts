import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import { readSettings, type Settings } from '#server/instalacao/configuracao/index.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import { checkRights } from './checked-rights.ts';
import { refuseConflictOfPerson } from './conflito-papel.hook.ts';
import { giveStandardPassword, inviteWithoutPassword } from './senha-inicial.ts';
import { noteNewPassword, takePassword } from './senha-de-usuario.ts';
import {
  blockActions,
  blockRefusal,
  endSessionsOfExcluded,
  keepAnAdministrator,
} from './bloqueio-de-usuario.ts';
import { personActions } from './acoes-de-usuario.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { requireConfirmation, forgetPasswordLinks, tellPerson } from '#server/pessoas/credencial/index.ts';
import { storedImageSize } from '#server/engine/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** Whose e-mail somebody else changes hears of it at the address that they had, and links that are on their way die. */
const tellFormerAddress = async (ctx: Ctx, { id, before, values }: SaveInput<'usuario'>): Promise<void> => {
  const { sessao, db } = ctx;
  if (id === undefined || !before || values.email === before.email || sessao.id === 0) return;
  await forgetPasswordLinks(db, id);
  if (id === atKeyboard(sessao)) return;
  const quem = sessao.substitutoNome ?? sessao.nome;
  await tellPerson(
    ctx,
    id,
    mensagem('entrada.correio.emailPor'),
    mensagem('entrada.correio.emailPorTexto', { quem }),
  );
};

/** A new signature image is within the limits of the settings, which may be narrower than those of the register. */
const checkSignatureImage = async (ctx: Ctx, id: string, settings: Settings): Promise<void> => {
  const size = await storedImageSize(ctx, id);
  // What is not an image is refused by the register, in its own words.
  if (!size) return;
  const limits = {
    minWidth: settings.assinaturaLarguraMinima ?? 15,
    maxWidth: settings.assinaturaLarguraMaxima ?? 295,
    minHeight: settings.assinaturaAlturaMinima ?? 15,
    maxHeight: settings.assinaturaAlturaMaxima ?? 200,
  };
  const { width, height } = size;
  const { minWidth, maxWidth, minHeight, maxHeight } = limits;
  if (width < minWidth || width > maxWidth || height < minHeight || height > maxHeight)
    throw refuseField('imagemAssinatura', 'registro.campo.imagemTamanho', {
      largura: width,
      altura: height,
      ...limits,
    });
};

/** By what somebody enters, or chooses another password. */
const ways = ['login', 'email'] as const;

/**
 * Who manages people changes their own way in only with their present password, as in the preferences: an open session is
 * not enough to keep the account.
 */
const confirmOwnAccess = async (ctx: Ctx, { id, before, values }: SaveInput<'usuario'>): Promise<void> => {
  if (id === undefined || id !== atKeyboard(ctx.sessao)) return;
  const changed = values.senha !== undefined || ways.some((name) => values[name] !== before?.[name]);
  if (changed) await requireConfirmation(ctx, { password: true });
};

/** A person: rights within those of who gives them, password kept as argon2id, units with exactly one default. */
export const usuario: RegisterHook<'usuario'> = {
  async beforeSave(ctx, input) {
    const { before, values } = input;
    // only the actions change it, and nobody is born blocked
    values.bloqueado ??= false;
    checkUnits(values.unidades);
    await checkRights(ctx, input);
    await refuseConflictOfPerson(ctx, input);
    await keepAnAdministrator(ctx, input);
    await giveStandardPassword(ctx, input);
    await takePassword(ctx, input);
    await tellFormerAddress(ctx, input);
    const { imagemAssinatura } = values;
    if (typeof imagemAssinatura === 'string' && imagemAssinatura !== before?.imagemAssinatura)
      await checkSignatureImage(ctx, imagemAssinatura, await readSettings(ctx.db));
    await confirmOwnAccess(ctx, input);
  },
  async afterSave(ctx, saved) {
    if (!saved.before) await noteNewPassword(ctx, saved.id);
    await inviteWithoutPassword(ctx, saved);
    await endSessionsOfExcluded(ctx, saved);
  },
  actions: { ...personActions, ...blockActions },
  refusal: blockRefusal,
  // a sheet goes from hand to hand
  notImported: ['senha'],
  async beforeRemove(ctx, record) {
    await requireNotAbove(ctx, record.id);
    await keepAnAdministrator(ctx, { id: record.id, before: record, values: undefined });
  },
  prepare(values) {
    if (values.login !== undefined) values.login = values.login.toLowerCase();
    const units = values.unidades ?? [];
    const [only] = units;
    // The only unit is the default one without anybody having to say so.
    if (units.length === 1 && only) only.padrao = true;
  },
};

const checkUnits = (units: ValuesOf<'usuario'>['unidades']): void => {
  if (units.length === 0) throw refusal('unidades', mensagem('registro.usuario.unidade'));
  const defaults = units.flatMap(({ padrao }, index) => (padrao ? [index] : []));
  if (defaults.length === 0) throw refusal('unidades.0.padrao', mensagem('registro.usuario.padraoFalta'));
  if (defaults.length > 1)
    throw refusal(`unidades.${defaults[1] ?? 0}.padrao`, mensagem('registro.usuario.padraoRepetido'));
};

const refusal = (campo: string, message: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: message }] });
