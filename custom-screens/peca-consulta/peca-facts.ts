import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

type Fact = readonly [name: string, value: string | undefined];

/** What identifies a piece, on the screen and on paper. */
export const pecaFacts = (peca: PecaArquivo): readonly Fact[] => {
  const { detentor, unidade } = peca;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return [
    [text('consulta.dados.numero'), peca.numero],
    [text('consulta.dados.assunto'), peca.assunto],
    [text('pecaTela.campos.tipo'), peca.tipoDocumento.rotulo],
    [text('pecaTela.campos.origem'), text(`peca.origens.${peca.origem}`)],
    [text('pecaTela.campos.suporte'), text(`peca.suportes.${peca.suporte}`)],
    [text('pecaTela.campos.autorPeca'), peca.autorPeca],
    [text('pecaTela.campos.localFisico'), peca.localFisico],
    [text('consulta.dados.classe'), peca.assuntoClasse?.rotulo],
    [text('pecaTela.dados.juntadaPor'), peca.autor.nome],
    [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
    [text('consulta.dados.detentor'), holder],
    [text('consulta.dados.criado'), formatMoment(peca.criadoEm)],
    [text('consulta.dados.sigilo'), text(`ui.sigilo.${peca.sigilo as 0 | 1 | 2 | 3 | 4}`)],
    [text('consulta.dados.acesso'), text(`ui.acesso.${peca.nivelAcesso}`)],
    [text('consulta.dados.hipotese'), peca.hipoteseLegal],
    [text('pecaTela.campos.observacoes'), peca.observacoes],
  ];
};

/** What is known of its file. */
export const fileFacts = ({ arquivo }: PecaArquivo): readonly Fact[] =>
  arquivo
    ? [
        [text('pecaTela.dados.nome'), arquivo.nome],
        [text('pecaTela.dados.tipo'), arquivo.tipo],
        [text('pecaTela.dados.tamanho'), formatBytes(arquivo.tamanho)],
        [text('pecaTela.dados.paginas'), arquivo.paginas === undefined ? undefined : String(arquivo.paginas)],
        [text('pecaTela.dados.resumo'), arquivo.sha256],
        [
          text('pecaTela.dados.assinaturas'),
          arquivo.assinaturas.map(({ nome, em }) => `${nome}, ${formatMoment(em)}`).join('; ') || undefined,
        ],
      ]
    : [];
