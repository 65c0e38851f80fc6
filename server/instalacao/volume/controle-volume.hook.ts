import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { enqueueOrder } from './index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** An order to move files: it runs in the background and may be stopped and taken up again. */
export const controleVolume: RegisterHook<'controle-volume'> = {
  beforeSave(_ctx, { before, values }) {
    if (!before) values.situacao = 'NA_FILA';
    else if (before.origem !== values.origem) throw refuseField('origem', 'volume.ordem.origem');
  },
  async afterSave(ctx, { id, before }) {
    if (!before) await enqueueOrder(ctx.db, id);
  },
  beforeRemove(_ctx, record) {
    if (record.situacao === 'EM_ANDAMENTO')
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('volume.ordem.emAndamento') });
  },
  refusal(_ctx, { situacao }, action) {
    const runs = situacao === 'EM_ANDAMENTO';
    if (action === 'remove' && runs) return mensagem('volume.ordem.emAndamento');
    if (action === 'interromper' && !runs && situacao !== 'NA_FILA')
      return mensagem('volume.ordem.jaTerminou');
    if (action !== 'retomar') return undefined;
    if (situacao === 'CONCLUIDA') return mensagem('volume.ordem.jaTerminou');
    return runs || situacao === 'NA_FILA' ? mensagem('volume.ordem.jaNaFila') : undefined;
  },
  actions: {
    interromper: async (ctx, { record }) => {
      await ctx.db
        .updateTable('registro.controleVolume')
        .set({
          situacao: 'INTERROMPIDA',
          terminadoEm: ctx.agora,
          resultado: mensagem('volume.ordem.interrompida', { total: record?.movidos ?? 0 }),
        })
        .where('id', '=', record?.id ?? 0)
        .execute();
      return {};
    },
    retomar: async (ctx, { record }) => {
      await ctx.db
        .updateTable('registro.controleVolume')
        .set({ situacao: 'NA_FILA', terminadoEm: null, resultado: null })
        .where('id', '=', record?.id ?? 0)
        .execute();
      await enqueueOrder(ctx.db, record?.id ?? 0);
      return {};
    },
  },
};
