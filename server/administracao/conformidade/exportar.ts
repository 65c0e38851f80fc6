import { mensagem } from '#schemas/messages/index.ts';
import type { Conformidade, ConformidadeExportar, Requisito } from '#schemas/shapes/conformidade.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, tabela, titulo } from '#server/conteudo/tramite/index.ts';
import { sheetFile } from '#server/engine/sheet/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';

/** The requirements on paper, chapter by chapter, or as a spreadsheet. */
export const exportar = async (
  ctx: Ctx,
  dados: Conformidade,
  formato: ConformidadeExportar['formato'],
): Promise<FileAnswer> =>
  formato === 'pdf'
    ? paper(ctx, dados)
    : sheetFile({
        formato,
        nome: `conformidade-${dados.versao}`,
        planilha: mensagem('conformidade.papel.planilha'),
        titulos: [
          mensagem('conformidade.papel.numero'),
          mensagem('conformidade.grau'),
          mensagem('conformidade.capitulo'),
          mensagem('conformidade.requisito'),
          mensagem('conformidade.situacoes'),
          mensagem('conformidade.provasColuna'),
          mensagem('conformidade.falta'),
          mensagem('conformidade.papel.versao'),
        ],
        linhas: dados.requisitos.map((one) => [
          one.numero,
          mensagem(`conformidade.graus.${one.grau}`),
          chapterName(one),
          one.texto,
          mensagem(`conformidade.situacao.${one.situacao}`),
          one.provas.map(proofText).join('\n'),
          missing(one),
          dados.versao,
        ]),
      });

const chapters = ['1', '2', '3', '4', '5', '6', '7'] as const;

const chapterName = ({ capitulo }: Requisito): string =>
  mensagem(`conformidade.capitulos.${chapters[capitulo - 1] ?? '1'}`);

const proofText = ({ arquivo, titulo: nome }: Requisito['provas'][number]): string => `${nome} (${arquivo})`;

const missing = ({ falta, provas }: Requisito): string =>
  falta ?? (provas.length === 0 ? mensagem('conformidade.semProva') : '');

const paper = (ctx: Ctx, { versao, build, requisitos }: Conformidade): Promise<FileAnswer> => {
  const title = mensagem('conformidade.papel.titulo');
  const count = (situacao: Requisito['situacao']): number =>
    requisitos.filter((one) => one.situacao === situacao).length;
  return paperOfUnit(ctx, {
    titulo: title,
    sigilo: 0,
    nome: `conformidade-${versao}.pdf`,
    corpo: [
      titulo(title),
      ficha([
        [mensagem('conformidade.papel.versao'), `${versao} (${build})`],
        [
          mensagem('conformidade.papel.contagem'),
          mensagem('conformidade.papel.contagemTexto', {
            atendidos: count('ATENDIDO'),
            emParte: count('EM_PARTE'),
            naoAtendidos: count('NAO_ATENDIDO'),
            total: requisitos.length,
          }),
        ],
        [mensagem('conformidade.papel.como'), mensagem('conformidade.comoSeSabe', { versao, build })],
      ]),
      ...chapters.flatMap((chapter) => {
        const rows = requisitos.filter(({ capitulo }) => capitulo === Number(chapter));
        return [
          linha(
            mensagem('conformidade.papel.capituloTitulo', {
              n: chapter,
              nome: mensagem(`conformidade.capitulos.${chapter}`),
            }),
          ),
          tabela(
            [
              mensagem('conformidade.papel.numero'),
              mensagem('conformidade.requisito'),
              mensagem('conformidade.situacoes'),
              mensagem('conformidade.provasColuna'),
            ],
            rows.map((one) => [
              [one.numero],
              [one.texto, mensagem(`conformidade.graus.${one.grau}`)],
              [mensagem(`conformidade.situacao.${one.situacao}`), missing(one)],
              one.provas.map(proofText),
            ]),
          ),
        ];
      }),
      linha(
        mensagem('documento.papel.emitido', {
          quem: actingName(ctx.sessao),
          unidade: ctx.sessao.unidadeSigla,
          quando: instant(ctx.agora.toISOString()),
        }),
      ),
    ],
  });
};
