import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { readOptions } from './index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** Labels shown of what a test read. */
const shown = 5;

/** A list of options: one SELECT when it comes from elsewhere, where a transaction that only reads has the last word. */
export const templateCaixaSelecao: RegisterHook<'template-caixa-selecao'> = {
  beforeSave(_ctx, { values }) {
    const { consulta } = values;
    if (typeof consulta !== 'string') return;
    const text = consulta.trim().replace(/;\s*$/, '');
    if (!/^(select|with)\s/i.test(text) || text.includes(';'))
      throw refuseField('consulta', 'conexao.consulta');
    values.consulta = text;
  },
  actions: {
    testar: async (ctx, { record }) => {
      const opcoes = await readOptions(ctx, record?.id ?? 0);
      return { opcoes, mensagem: told(opcoes.map(({ rotulo }) => rotulo)) };
    },
  },
};

const told = (labels: readonly string[]): string =>
  labels.length === 0
    ? mensagem('conexao.nenhuma')
    : mensagem('conexao.lidas', { quantas: labels.length, exemplos: labels.slice(0, shown).join(', ') });
