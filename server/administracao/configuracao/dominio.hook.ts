import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { confirmationWarning } from './confirmation-warning.ts';
import { isOwnSender } from './remetente.ts';

/** The institution on the network: whoever sends its mails is of one of its own domains. */
export const dominio: RegisterHook<'dominio'> = {
  async beforeSave(ctx, { values }) {
    const { remetente } = values;
    const own = (values.dominiosEmail ?? []).map((row) => row.dominio);
    if (remetente !== undefined && !isOwnSender(remetente, own))
      throw refuseField('remetente', 'registro.dominio.remetente');
    const { smtpRemetente } = await readSettings(ctx.db);
    if (smtpRemetente && !isOwnSender(smtpRemetente, own))
      throw refuseField('dominiosEmail', 'registro.dominio.remetenteDoServidor', {
        remetente: smtpRemetente,
      });
  },
  warnings: (ctx) => confirmationWarning(ctx, 'enderecoPublico'),
};
