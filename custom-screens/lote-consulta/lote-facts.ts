import type { Lote } from '#schemas/shapes/lote.ts';
import { partedItems } from '#src/conteudo/lote/parted-items.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

type Fact = readonly [name: string, value: string | undefined];

/** What identifies a lot, on the screen and on paper. */
export const loteFacts = (lote: Lote): readonly Fact[] => {
  const { detentor, unidade } = lote;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return [
    [text('consulta.dados.numero'), lote.numero],
    [text('consulta.dados.assunto'), lote.assunto],
    [
      text('loteTela.dados.itens'),
      text('loteTela.itens.total', { count: partedItems(lote.itens).dentro.length }),
    ],
    [text('loteTela.dados.veioDe'), lote.remetente],
    [text('consulta.dados.autor'), lote.autor.nome],
    [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
    [text('consulta.dados.detentor'), holder],
    [text('consulta.dados.criado'), formatMoment(lote.criadoEm)],
    [text('consulta.dados.sigilo'), text(`ui.sigilo.${lote.sigilo as 0 | 1 | 2 | 3 | 4}`)],
    [text('consulta.dados.acesso'), text(`ui.acesso.${lote.nivelAcesso}`)],
    [text('consulta.dados.hipotese'), lote.hipoteseLegal],
    [text('loteTela.campos.observacoes'), lote.observacoes],
  ];
};
