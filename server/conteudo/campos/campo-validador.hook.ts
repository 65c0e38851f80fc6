import type { RegisterHook } from '#server/engine/hook.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { expressionAccepts, expressionProblem, type ExpressionProblem, type Linguagem } from './index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { readTyped, readOthers } from './valor-de-teste.ts';

/** A rule over a field: an expression that cannot keep the server busy, and a way to see what it answers. */
export const campoValidador: RegisterHook<'campo-validador'> = {
  async beforeSave(_ctx, { values }) {
    const refused = await expressionProblem(values.linguagem, values.expressao);
    if (refused) throw refuse('expressao', refused);
  },
  actions: {
    testar: async (_ctx, { record = { id: 0, versao: 0 }, body }) => {
      const { valor, outros } = body as { readonly valor: string; readonly outros?: string };
      const { linguagem, expressao, tipoCampo } = record;
      const typed = linguagem === 'REGEX' ? valor : readTyped(Number(tipoCampo), valor);
      const answer = await expressionAccepts(
        linguagem as Linguagem,
        String(expressao),
        typed,
        readOthers(outros),
      );
      if (typeof answer === 'object') throw refuse('valor', answer);
      return {
        atende: answer,
        mensagem: answer
          ? mensagem('validador.teste.atende', { valor })
          : mensagem('validador.teste.naoAtende', { valor, mensagem: String(record.mensagem) }),
      };
    },
  },
};

const refuse = (campo: string, { motivo, posicao }: ExpressionProblem): Error =>
  posicao === undefined
    ? refuseField(campo, 'validador.recusa', { motivo })
    : refuseField(campo, 'validador.recusaEm', { motivo, posicao });
