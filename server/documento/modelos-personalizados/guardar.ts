import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ModeloPersonalizadoEscrito } from '#schemas/shapes/modelo-personalizado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, anyPhase, anyState, condition, type ActInput } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { bodyImages } from '../body-images.ts';
import { readModel } from '../models.ts';
import { readVersion } from '../read-documento.ts';
import { changeOwnModel, countOwnModels, findChangeable, keepModel } from './repository.ts';

/** As many as a person may keep. */
const most = 200;

/**
 * Keeps the text of a document as a model, of the person or of their unit. What is secret is kept nowhere else, and what is
 * restricted only by the person who reads it; it answers the id.
 */
export const guardarModelo = act<ModeloPersonalizadoEscrito & ActInput, undefined, number>({
  nome: 'guardarModelo',
  especies: [tipoConteudo.documento],
  fase: anyPhase,
  estado: anyState,
  exige: [condition.permission('documentoIncluir'), condition.authorOrHolder, condition.notTest],
  evento: 'modeloGuardado',
  semVersao: true,
  effect: async (ctx, { row }, { nome, daUnidade = false }) => {
    if (row.sigilo > 0 || row.nivelAcesso === 'SIGILOSO') throw refused('sigiloso');
    const restrito = row.nivelAcesso !== 'PUBLICO';
    if (daUnidade && restrito) throw refused('restrito');
    if ((await countOwnModels(ctx)) >= most) throw refused('demais');
    const { id: modeloId } = await readModel(ctx, row.modeloId);
    const { corpo, propriedades, valores } = await readVersion(ctx, row.id, row.versaoAtual);
    const id = await keepModel(ctx, {
      nome: requireName(nome),
      modeloId,
      corpo,
      propriedades,
      valores,
      restrito,
      unidadeId: daUnidade ? ctx.sessao.unidadeId : null,
      imagens: bodyImages(corpo),
    });
    return { resultado: id };
  },
});

/** Spaces are no name. */
const requireName = (nome: string): string => {
  const trimmed = nome.trim();
  if (trimmed !== '') return trimmed;
  const erros = [{ campo: 'nome', mensagem: mensagem('modelosPersonalizados.semNome') }];
  throw new AppError('camposInvalidos', {}, { erros });
};

/** Another name, or other people: what came from a restricted document stays with who kept it. */
export const alterarModelo = async (
  ctx: Ctx,
  id: number,
  { nome, daUnidade = false }: ModeloPersonalizadoEscrito,
): Promise<void> => {
  const { restrito } = await findChangeable(ctx, id);
  if (daUnidade && restrito) throw refused('restrito');
  await changeOwnModel(ctx, id, {
    nome: requireName(nome),
    unidadeId: daUnidade ? ctx.sessao.unidadeId : null,
  });
};

const refused = (motivo: 'sigiloso' | 'restrito' | 'demais'): AppError =>
  new AppError('transicaoNaoPermitida', {
    motivo: mensagem(`modelosPersonalizados.recusa.${motivo}`, { n: most }),
  });
