import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A text for forwarding: each unit, and those without one of their own, have at most one default, which stays. */
export const textoTramite: RegisterHook<'texto-tramite'> = {
  async beforeSave(ctx, { id = 0, values }) {
    if (values.padrao !== true) return;
    if (values.ativo !== true) throw refuseField('padrao', 'registro.textoTramite.padraoInativo');
    await oneAtATime(ctx, 'texto-tramite');
    const { unidade } = values;
    const other = await ctx.db
      .selectFrom('registro.textoTramite')
      .select('descricao')
      .where('padrao', '=', true)
      .where('id', '!=', id)
      .where('unidade', unidade === undefined ? 'is' : '=', unidade ?? null)
      .executeTakeFirst();
    if (other)
      throw refuseField('padrao', 'registro.textoTramite.padraoRepetido', { texto: other.descricao ?? '' });
  },
  beforeRemove(_ctx, record) {
    if (record.padrao === true)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('registro.textoTramite.emUso') });
  },
  refusal: (_ctx, record, action) =>
    action === 'remove' && record.padrao === true ? mensagem('registro.textoTramite.emUso') : undefined,
};
