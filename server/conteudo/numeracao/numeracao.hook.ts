import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A counter: forwards only, each time with a reason. The row is locked, so no number is given meanwhile. */
export const numeracao: RegisterHook = {
  actions: {
    avancar: async (ctx, { record, body }) => {
      if (!record) throw new AppError('naoEncontrado');
      const { ultimo, motivo } = body as { readonly ultimo: number; readonly motivo: string };
      const given = Number(record['ultimo'] ?? 0);
      if (ultimo <= given) throw refuseField('ultimo', 'registro.numeracao.volta', { ultimo: given });
      const models = modelsInForce();
      const view = viewFor(ctx, models, registerNamed(models, 'numeracao'));
      await updateRecord(ctx, view, record.id, record, { ultimo, motivo });
      return { mensagem: mensagem('registro.numeracao.avancou', { proximo: ultimo + 1 }) };
    },
  },
};
