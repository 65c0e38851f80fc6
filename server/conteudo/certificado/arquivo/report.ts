import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { ficha, linha, titulo } from '#server/conteudo/tramite/index.ts';
import { institutionName } from '#server/instalacao/configuracao/index.ts';

/** What was found of a file, on paper: the same points, reasons and evidence as on the screen. */
export const checkReport = async (ctx: PublicCtx, checked: ArquivoConferido): Promise<FileAnswer> => {
  const title = mensagem('certificado.arquivo.relatorio.titulo');
  const organizacao = await institutionName(ctx.db);
  const { pdf } = await ctx.ports.pdf.renderDocumento({
    titulo: title,
    autores: [organizacao],
    situacao: 'concluido',
    instante: checked.conferidoEm,
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: organizacao },
    unidade: { nome: '' },
    corpo: {
      type: 'doc',
      content: [
        titulo(title),
        ficha([
          [mensagem('certificado.arquivo.relatorio.arquivo'), checked.nome],
          [mensagem('certificado.arquivo.relatorio.formato'), checked.formato],
          [
            mensagem('certificado.arquivo.relatorio.tamanho'),
            mensagem('certificado.arquivo.relatorio.bytes', { n: checked.tamanho.toLocaleString('pt-BR') }),
          ],
          [mensagem('certificado.arquivo.relatorio.sha256'), checked.sha256],
          [mensagem('certificado.arquivo.relatorio.quando'), formatInstant(checked.conferidoEm)],
          [mensagem('certificado.arquivo.relatorio.material'), materialText(checked)],
        ]),
        ...(checked.problema === undefined ? [] : [linha(checked.problema)]),
        ...checked.itens.flatMap(({ titular, campo, cpf, emissor, linhas }, index) => [
          titulo(mensagem('certificado.arquivo.relatorio.assinatura', { n: String(index + 1) }), 2),
          ficha([
            [
              mensagem('certificado.arquivo.relatorio.titular'),
              [titular ?? campo, cpf].filter(Boolean).join(' · '),
            ],
            [mensagem('certificado.arquivo.relatorio.emissor'), emissor],
            ...linhas.map(
              ({ ponto, resultado, texto, prova }) =>
                [
                  mensagem(`conferencia.ponto.${ponto}`),
                  [`${mensagem(`conferencia.resultado.${resultado}`)}: ${texto}`, prova]
                    .filter(Boolean)
                    .join('\n'),
                ] as const,
            ),
          ]),
        ]),
        linha(mensagem('certificado.arquivo.relatorio.nota')),
      ],
    },
  });
  return {
    content: pdf,
    type: 'application/pdf',
    name: mensagem('certificado.arquivo.relatorio.nome'),
    size: pdf.length,
    download: true,
  };
};

const materialText = ({ material }: ArquivoConferido): string =>
  material
    .map(({ nome, listaDe }) =>
      listaDe === undefined
        ? mensagem('certificado.arquivo.relatorio.semLista', { nome })
        : mensagem('certificado.arquivo.relatorio.comLista', { nome, de: formatInstant(listaDe) }),
    )
    .join('\n');
