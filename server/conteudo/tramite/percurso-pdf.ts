import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { ficha, tabela, titulo } from './corpo.ts';
import { instant, nameOf, print, readSubject, replyOf } from './papel.ts';
import { percurso } from './percurso.ts';

/** The route of a content on paper: who held it, how long, and with which words it came. */
export const percursoPdf = async (ctx: Ctx, conteudoId: number): Promise<FileAnswer> => {
  const subject = await readSubject(ctx, conteudoId);
  const { itens } = await percurso(ctx, conteudoId);
  const title = mensagem('documento.papel.percurso');
  return print(ctx, subject, {
    titulo: title,
    nome: `percurso-${conteudoId}.pdf`,
    corpo: [
      titulo(title),
      ficha([
        [mensagem('documento.papel.documento'), nameOf(subject)],
        [mensagem('documento.papel.assunto'), subject.assunto],
        [mensagem('documento.papel.interessado'), subject.interessados ?? undefined],
      ]),
      tabela(
        [
          mensagem('documento.papel.comQuem'),
          mensagem('documento.papel.periodo'),
          mensagem('documento.papel.comoChegou'),
        ],
        itens.map((etapa) => [holder(etapa), held(etapa), came(etapa)]),
      ),
    ],
  });
};

const holder = ({ unidade, pessoa, recebidoPor }: EtapaPercurso): readonly (string | undefined)[] => [
  `${unidade.sigla} - ${unidade.nome}`,
  pessoa ?? recebidoPor,
];

const held = ({
  desde,
  ate,
  recebida,
  redirecionada,
  dias,
  diasUteis,
  atrasos = [],
}: EtapaPercurso): readonly string[] => [
  recebida || redirecionada
    ? ate === undefined
      ? mensagem('documento.papel.desde', { desde: instant(desde) })
      : mensagem('documento.papel.deAte', { desde: instant(desde), ate: instant(ate) })
    : mensagem('documento.papel.aCaminho', { desde: instant(desde) }),
  ...(redirecionada
    ? [
        mensagem('documento.papel.redirecionada', {
          quem: redirecionada.por,
          quando: instant(redirecionada.em),
          motivo: redirecionada.motivo,
        }),
      ]
    : []),
  mensagem(dias === 1 ? 'documento.papel.tempoDeUm' : 'documento.papel.tempo', { dias, uteis: diasUteis }),
  ...atrasos.map((atraso) => mensagem(`documento.papel.atraso.${atraso}`)),
];

const came = (etapa: EtapaPercurso): readonly (string | undefined)[] => {
  const { enviadoEm, enviadoPor = '', deUnidade = '', despacho, prazo, prazoRetorno } = etapa;
  if (enviadoEm === undefined) return [];
  return [
    mensagem('documento.papel.enviado', { quem: enviadoPor, unidade: deUnidade, quando: instant(enviadoEm) }),
    prazo && mensagem('documento.papel.receberAte', { dia: writtenDay(prazo) }),
    etapa.retornoObrigatorio ? mensagem('documento.papel.comRetorno') : undefined,
    prazoRetorno && mensagem('documento.papel.devolverAte', { dia: writtenDay(prazoRetorno) }),
    etapa.pedeResposta ? replyOf(etapa) : undefined,
    despacho && `“${despacho}”`,
  ];
};
