import type { Documento } from '#schemas/shapes/documento.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { vigenciaText } from '#src/conteudo/vigencia-text.ts';
import { text } from '#src/i18n/text.ts';

type Fact = readonly [name: string, value: string | undefined];

/** What identifies a document, in the order in which people look for it; on the screen and on paper. */
export const documentFacts = (documento: Documento): readonly Fact[] => {
  const { detentor, checkIn, unidade, temporalidade } = documento;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : nameOf(detentor.unidade);
  return [
    [text('consulta.dados.numero'), documento.numero],
    [text('consulta.dados.protocolo'), documento.numeroProtocolo],
    [text('consulta.dados.assunto'), documento.assunto],
    [text('consulta.dados.tipo'), documento.tipoDocumento.rotulo],
    [text('consulta.dados.modelo'), documento.modelo.rotulo],
    [text('consulta.dados.classe'), documento.assuntoClasse?.rotulo],
    [text('consulta.dados.guardaCorrente'), temporalidade?.corrente],
    [text('consulta.dados.guardaIntermediaria'), temporalidade?.intermediario],
    [
      text('consulta.dados.destinacao'),
      temporalidade?.destinacaoFinal &&
        text(`consulta.dados.destinacaoFinal.${temporalidade.destinacaoFinal}`),
    ],
    [text('consulta.dados.autor'), documento.autor.nome],
    [text('consulta.dados.unidade'), nameOf(unidade)],
    [
      text('consulta.dados.detentor'),
      checkIn.usuario ? `${checkIn.usuario.nome} (${detentor.unidade.sigla})` : holder,
    ],
    [text('consulta.dados.criado'), formatMoment(documento.criadoEm)],
    [text('consulta.dados.concluido'), documento.concluidoEm && formatMoment(documento.concluidoEm)],
    [text('consulta.dados.publicado'), documento.publicadoEm && formatMoment(documento.publicadoEm)],
    [text('consulta.dados.alterado'), formatMoment(documento.alteradoEm)],
    [text('consulta.dados.vencimento'), documento.vencimento && formatDay(documento.vencimento)],
    [text('consulta.dados.vigencia'), documento.vigencia && vigenciaText(documento.vigencia)],
    [text('consulta.dados.sigilo'), text(`ui.sigilo.${documento.sigilo as 0 | 1 | 2 | 3 | 4}`)],
    [text('consulta.dados.acesso'), text(`ui.acesso.${documento.nivelAcesso}`)],
    [text('consulta.dados.hipotese'), documento.hipoteseLegal],
    [text('consulta.dados.paginas'), pagesOf(documento)],
  ];
};

const nameOf = ({ sigla, nome }: Documento['unidade']): string => `${sigla} - ${nome}`;

/** Of what was frozen; the PDF that is read has the signatures after them. */
const pagesOf = ({ paginas, assinantes }: Documento): string | undefined => {
  if (paginas === undefined) return undefined;
  return assinantes.some(({ situacao }) => situacao === 'ASSINADO')
    ? text('consulta.dados.paginasSemManifesto', { n: paginas })
    : String(paginas);
};
