import type { VigenciaPedida } from '#schemas/shapes/conteudo.ts';
import { act, concluded, condition, estado, type ActInput } from '#server/conteudo/atos/index.ts';
import { classifiedKinds } from '#server/conteudo/especies/index.ts';
import { changedVigencia } from './vigencia.ts';

interface Validity extends ActInput {
  /** From when and until when, or for how long; empty, none. */
  readonly vigencia: VigenciaPedida;
}

/** Sets, changes or takes away the validity of what is concluded: what it says is not touched. */
export const definirVigencia = act<Validity>({
  nome: 'definirVigencia',
  especies: classifiedKinds,
  fase: concluded,
  estado: [estado.corrente, estado.standby],
  exige: [
    condition.flag('definirVigenciaAposConclusao'),
    condition.showsValidity,
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
  ],
  evento: 'vigenciaDefinida',
  comMotivo: true,
  effect: async (_ctx, { row }, { vigencia }) => {
    const { colunas, de, para } = changedVigencia(row, vigencia);
    if (para === null) return { colunas, dados: { de }, evento: 'vigenciaRetirada', resultado: undefined };
    return { colunas, dados: { de, vigencia: para }, resultado: undefined };
  },
});
