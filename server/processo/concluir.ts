import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ProcessoAto, ProcessoSalvar } from '#schemas/shapes/processo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  apply,
  condition,
  draft,
  estado,
  fase,
  inUse,
  loadSituation,
  type Done,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { camposOf, freezeCampos } from '#server/conteudo/campos/index.ts';
import { planForProcess, takeFree } from '#server/conteudo/numeracao/index.ts';
import { publishWhenDue } from '#server/conteudo/publicacao/index.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { readLoaded } from './read-processo.ts';
import { guardar } from './salvar.ts';
import { indexProcess } from './index-process.ts';

/** Gives a process its number: from then on it stands as it was opened, and lives by its pieces. */
export const concluirAto = act<ProcessoAto>({
  nome: 'concluir',
  especies: [tipoConteudo.processo],
  fase: draft,
  estado: inUse,
  exige: [condition.edits, condition.inHands, condition.notTaken],
  para: { fase: fase.concluido, estado: estado.corrente },
  naLista: condition.always,
  evento: 'concluido',
  effect: (ctx, loaded) => conclude(ctx, loaded),
  follow: async (ctx, { row }) => {
    await indexProcess(ctx, row.id);
    await publishWhenDue(ctx, row.id);
  },
});

/** Saves and concludes, both or neither. */
export const salvarConcluir = act<ProcessoSalvar>({
  ...concluirAto,
  nome: 'salvarConcluir',
  effect: async (ctx, loaded, input) => {
    await apply(ctx, guardar, loaded, input, undefined);
    return conclude(ctx, await loadSituation(ctx, input.id));
  },
});

const conclude = async (ctx: Ctx, loaded: Loaded): Promise<Done<void>> => {
  const { row } = loaded;
  const { pendencias } = await readLoaded(ctx, loaded);
  if (pendencias.length > 0)
    throw new AppError(
      'faltaParaConcluir',
      {},
      { erros: pendencias.map(({ campo, codigo, texto }) => ({ campo: campo ?? codigo, mensagem: texto })) },
    );
  const plan = await planForProcess(ctx.db, {
    tipoId: row.tipoProcessoId,
    unidadeId: ctx.sessao.unidadeId,
    ano: Number(dayOf(ctx, ctx.agora).slice(0, 4)),
  });
  if (!plan) throw new AppError('naoEncontrado');
  await freezeCampos(ctx, camposOf(row));
  await grantAccess(ctx.db, row.id, ctx.agora, [{ unidadeId: row.detentorUnidadeId, motivo: 'criou' }]);
  // the counter is the last lock that is taken
  const numero = plan.write(await takeFree(ctx.db, plan, row.organizacaoId));
  return {
    colunas: { numero, concluidoEm: ctx.agora, checkInUsuarioId: null, checkInEm: null },
    dados: { numero },
    resultado: undefined,
  };
};
