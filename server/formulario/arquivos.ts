import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { FormularioPreenchivel } from '#schemas/shapes/formulario.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { defined } from '#schemas/defined.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import { loadOfKind, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { camposDefinidos } from '#server/conteudo/campos/index.ts';
import { bytesOf, filledFile, formOfModel } from '#server/conteudo/formulario/index.ts';
import { blankFormApart } from '#server/ferramentas/form/form-apart.ts';

const load = async (ctx: Ctx, id: number): Promise<ConteudoRow> =>
  (await loadOfKind(ctx, id, tipoConteudo.formularioPdf)).row;

/** The PDF that a draft is filled in, and where each field of its model is in it. */
export const preenchivel = async (ctx: Ctx, id: number): Promise<FormularioPreenchivel> => {
  const { modeloId } = await load(ctx, id);
  const form = await formOfModel(ctx.db, modeloId);
  if (!form) return { nome: '', campos: [] };
  const rows = await camposDefinidos(ctx.db, 'modelo_documento', modeloId);
  const labels = new Map(rows.map(({ campoPdf, rotulo }) => [campoPdf, rotulo]));
  const campos = form.descricao.campos.flatMap(({ nome, tipo, lugares, opcoes = [] }) => {
    const rotulo = labels.get(nome);
    if (rotulo === undefined || tipo === 'assinatura' || tipo === 'botao') return [];
    return [
      {
        rotulo,
        campoPdf: nome,
        tipo,
        lugares: lugares.map(({ valor, ...place }) => ({
          ...place,
          ...defined({ opcao: opcoes.find((opcao) => opcao.valor === valor)?.rotulo.trim() }),
        })),
      },
    ];
  });
  return { nome: form.nome, campos };
};

/** The PDF of the model of a draft, with nothing written in it. */
export const emBranco = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { modeloId } = await load(ctx, id);
  const form = await formOfModel(ctx.db, modeloId);
  if (!form) throw new AppError('naoEncontrado');
  const content = await blankFormApart(await bytesOf(ctx.ports, form));
  return { content, type: 'application/pdf', name: form.nome, size: content.length };
};

/** The PDF of a version that was concluded, with its fields as they were filled. */
export const preenchido = async (ctx: Ctx, id: number, versao: number): Promise<FileAnswer> => {
  const { versaoAtual } = await load(ctx, id);
  const file = await filledFile(ctx.db, id, versao === 0 ? versaoAtual : versao);
  if (!file)
    throw new AppError(
      'naoEncontrado',
      {},
      { erros: [{ campo: 'b', mensagem: mensagem('formulario.semPreenchido') }] },
    );
  return storedFile(ctx.ports, file, { download: true });
};
