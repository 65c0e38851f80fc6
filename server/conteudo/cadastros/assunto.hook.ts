import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** Codes of the tables of the National Archives: 061, 061.1, 061.11, 080.21.a. */
const conarqCode = /^\d{3}(\.\d{1,4})*(\.[a-z])?$/;

/** A class of the plan: the form of a CONARQ code, and what it was called before. */
export const assunto: RegisterHook<'assunto'> = {
  async beforeSave(ctx, { before, values }) {
    values.tipoCodigo ??= before?.tipoCodigo ?? (await readSettings(ctx.db)).tipoCodigoClasse ?? 'LIVRE';
    if (values.tipoCodigo === 'CONARQ' && !conarqCode.test(values.codigo))
      throw refuseField('codigo', 'registro.assunto.codigoConarq');
    if (!before) return;
    const { codigo, descricao } = before;
    if (codigo === values.codigo && descricao === values.descricao) return;
    const former = before.nomesAnteriores ?? [];
    values.nomesAnteriores = [...former, { codigo, descricao, ate: today(ctx) }];
  },
};
