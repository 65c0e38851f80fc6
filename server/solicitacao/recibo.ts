import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import type { SolicitacaoDados } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { ficha, instant, linha, titulo } from '#server/conteudo/tramite/index.ts';
import { readLetterhead } from '#server/conteudo/papel/index.ts';
import { placeOf } from './place-of.ts';

/** The numbered receipt of a request: what was sent, when, and the digest that proves it. */
export const receipt = async (
  ctx: PublicCtx,
  dados: SolicitacaoDados & {
    readonly codigo?: string;
    readonly anexos?: readonly { readonly nome: string }[];
  },
): Promise<FileAnswer> => {
  const { id, numero, nome, documento, servico, unidade, enviadaEm, texto, resumo, campos, codigo, anexos } =
    dados;
  const head = await readLetterhead(ctx, { unidadeId: (await placeOf(ctx.db, id)).unidadeId, sigilo: 0 });
  const title = mensagem('externo.recibo.titulo', { numero });
  const { pdf } = await ctx.ports.pdf.renderDocumento({
    titulo: title,
    autores: [nome],
    situacao: 'concluido',
    instante: enviadaEm,
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: head.organizacao, ...(head.brasao ? { brasao: head.brasao } : {}) },
    unidade: { nome: head.unidade },
    numero,
    corpo: {
      type: 'doc',
      content: [
        titulo(title),
        ficha([
          [mensagem('externo.recibo.numero'), numero],
          [mensagem('externo.recibo.quando'), instant(enviadaEm)],
          [mensagem('externo.recibo.quem'), nome],
          [mensagem('externo.campo.documento'), cpfCnpj.display(documento)],
          [mensagem('externo.recibo.representante'), dados.representante],
          [mensagem('externo.recibo.servico'), servico],
          [mensagem('externo.recibo.unidade'), unidade],
          ...campos.map(({ rotulo, texto: written }) => [rotulo, written] as const),
          [mensagem('externo.recibo.texto'), texto],
          [mensagem('externo.recibo.arquivos'), anexos?.map((anexo) => anexo.nome).join('\n')],
          [mensagem('externo.recibo.assinada'), dados.assinadaEm && instant(dados.assinadaEm)],
          [mensagem('externo.recibo.assinadaPor'), dados.assinadaPor],
          [mensagem('externo.recibo.codigo'), codigo],
          [mensagem('externo.recibo.resumo'), resumo],
        ]),
        linha(mensagem('externo.recibo.explica')),
      ],
    },
  });
  const name = mensagem('externo.recibo.arquivo', { numero: numero.replaceAll('/', '-') });
  return { content: pdf, type: 'application/pdf', name, size: pdf.length, download: true };
};
