import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import {
  identityProblems,
  rulesThatAdminister,
  testDirectory,
  testProvider,
} from '#server/identidade/index.ts';
import { requeueWaiting } from '#server/mail/requeue-waiting.ts';
import { refuseField } from './refuse-field.ts';
import { isOwnSender, ownMailDomains } from './remetente.ts';

/** The settings: each is read where it is used; a mail server that is set or changed sends at once what waited for one. */
export const configuracao: RegisterHook = {
  async beforeSave(ctx, { before, values }) {
    const erros = identityProblems(values);
    if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
    const administrators = await rulesThatAdminister(ctx, values);
    if (administrators.length > 0) throw new AppError('camposInvalidos', {}, { erros: administrators });
    const { smtpRemetente } = values;
    if (typeof smtpRemetente !== 'string' || smtpRemetente === before?.['smtpRemetente']) return;
    if (!isOwnSender(smtpRemetente, await ownMailDomains(ctx.db)))
      throw refuseField('smtpRemetente', 'registro.dominio.remetente');
  },
  async afterSave(ctx, { before, after }) {
    if (after['smtpServidor'] !== undefined && before?.['smtpServidor'] !== after['smtpServidor'])
      await requeueWaiting(ctx.db);
  },
  actions: {
    testarDiretorio: async (ctx, { body }) => ({
      mensagem: await testDirectory(ctx, (body as { readonly login?: string }).login),
    }),
    testarProvedor: async (ctx) => ({ mensagem: await testProvider(ctx) }),
  },
};
