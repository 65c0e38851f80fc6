import type { RegisterHook } from '#server/engine/hook.ts';
import { readOptions } from '#server/conexao/index.ts';
import { refuseField } from './refuse-field.ts';

/** A list of options: one SELECT when it comes from elsewhere, where a transaction that only reads has the last word. */
export const templateCaixaSelecao: RegisterHook = {
  beforeSave(_ctx, { values }) {
    const { consulta } = values;
    if (typeof consulta !== 'string') return;
    const text = consulta.trim().replace(/;\s*$/, '');
    if (!/^(select|with)\s/i.test(text) || text.includes(';'))
      throw refuseField('consulta', 'conexao.consulta');
  },
  actions: {
    testar: async (ctx, { record }) => ({ opcoes: await readOptions(ctx, record?.id ?? 0) }),
  },
};
