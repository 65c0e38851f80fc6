import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

type Fact = readonly [name: string, value: string | undefined];

const validity = ({ vigenciaDe: de, vigenciaAte: ate }: Protocolo): string | undefined => {
  if (de !== undefined && ate !== undefined)
    return text('protocoloTela.consulta.vigenciaEntre', { de: formatDay(de), ate: formatDay(ate) });
  if (de !== undefined) return text('protocoloTela.consulta.vigenciaDesde', { de: formatDay(de) });
  return ate && text('protocoloTela.consulta.vigenciaAte', { ate: formatDay(ate) });
};

/** What identifies a protocol, in the order in which people look for it; on the screen and on paper. */
export const protocoloFacts = (protocolo: Protocolo): readonly Fact[] => {
  const { detentor, unidade, tipoDocumento, concluidoEm, vencimento, conferencia } = protocolo;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return [
    [text('consulta.dados.numero'), protocolo.numero],
    [text('consulta.dados.assunto'), protocolo.assunto],
    [text('protocoloTela.consulta.tipo'), tipoDocumento.rotulo],
    [text('consulta.dados.classe'), protocolo.assuntoClasse?.rotulo],
    [text('protocoloTela.consulta.recebido'), formatDay(protocolo.recebidoEm)],
    [text('protocoloTela.edicao.origem'), protocolo.origem],
    [text('protocoloTela.edicao.localFisico'), protocolo.localFisico],
    [text('consulta.dados.autor'), protocolo.autor.nome],
    [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
    [text('consulta.dados.detentor'), holder],
    [text('consulta.dados.criado'), formatMoment(protocolo.criadoEm)],
    [text('consulta.dados.concluido'), concluidoEm && formatMoment(concluidoEm)],
    [text('consulta.dados.alterado'), formatMoment(protocolo.alteradoEm)],
    [text('consulta.dados.vencimento'), vencimento && formatDay(vencimento)],
    [text('protocoloTela.consulta.vigencia'), validity(protocolo)],
    [text('consulta.dados.sigilo'), text(`ui.sigilo.${protocolo.sigilo as 0 | 1 | 2 | 3 | 4}`)],
    [text('consulta.dados.acesso'), text(`ui.acesso.${protocolo.nivelAcesso}`)],
    [text('consulta.dados.hipotese'), protocolo.hipoteseLegal],
    [
      text('protocoloTela.arquivo.conferencia'),
      conferencia &&
        text('protocoloTela.arquivo.conferido', {
          nome: conferencia.por,
          quando: formatMoment(conferencia.em),
        }),
    ],
    [text('protocoloTela.edicao.observacoes'), protocolo.observacoes],
  ];
};
