import type { Processo } from '#schemas/shapes/processo.ts';
import { formatDay, formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import { vigenciaText } from '#src/conteudo/vigencia-text.ts';

type Fact = readonly [name: string, value: string | undefined];

/** What identifies a process, in the order in which people look for it; on the screen and on paper. */
export const processoFacts = (processo: Processo): readonly Fact[] => {
  const { detentor, unidade, tipoProcesso, concluidoEm, vencimento } = processo;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return [
    [text('consulta.dados.numero'), processo.numero],
    [text('consulta.dados.assunto'), processo.assunto],
    [text('processoConsulta.dados.tipo'), tipoProcesso.rotulo],
    [text('consulta.dados.classe'), processo.assuntoClasse?.rotulo],
    [text('consulta.dados.autor'), processo.autor.nome],
    [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
    [text('consulta.dados.detentor'), holder],
    [text('consulta.dados.criado'), formatMoment(processo.criadoEm)],
    [text('consulta.dados.concluido'), concluidoEm && formatMoment(concluidoEm)],
    [text('consulta.dados.alterado'), formatMoment(processo.alteradoEm)],
    [text('consulta.dados.vencimento'), vencimento && formatDay(vencimento)],
    [text('consulta.dados.vigencia'), processo.vigencia && vigenciaText(processo.vigencia)],
    [text('consulta.dados.publicado'), processo.publicadoEm && formatMoment(processo.publicadoEm)],
    [text('consulta.dados.sigilo'), text(`ui.sigilo.${processo.sigilo as 0 | 1 | 2 | 3 | 4}`)],
    [text('consulta.dados.acesso'), text(`ui.acesso.${processo.nivelAcesso}`)],
    [text('consulta.dados.hipotese'), processo.hipoteseLegal],
    [text('processoConsulta.dados.observacoes'), processo.observacoes],
  ];
};
