import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import { confirmOwnAccess } from './confirm-own-access.ts';
import { checkRights } from './checked-rights.ts';
import { checkSignatureImage } from './imagem-assinatura.ts';
import { tellFormerAddress } from './novo-email.ts';
import { giveStandardPassword, inviteWithoutPassword } from './senha-inicial.ts';
import { noteNewPassword, takePassword } from './senha-de-usuario.ts';
import {
  blockActions,
  blockRefusal,
  endSessionsOfExcluded,
  keepAnAdministrator,
} from './bloqueio-de-usuario.ts';
import { personActions } from './acoes-de-usuario.ts';

/** A person: rights within those of who gives them, password kept as argon2id, units with exactly one default. */
export const usuario: RegisterHook<'usuario'> = {
  async beforeSave(ctx, input) {
    const { before, values } = input;
    // only the actions change it, and nobody is born blocked
    values.bloqueado ??= false;
    checkUnits(values.unidades);
    await checkRights(ctx, input);
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
