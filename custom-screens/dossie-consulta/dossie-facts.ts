import type { Dossie, DossiePeca } from '#schemas/shapes/dossie.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

type Fact = readonly [name: string, value: string | undefined];

/** Those that are in it now. */
export const inside = (pecas: readonly DossiePeca[]): readonly DossiePeca[] =>
  pecas.filter(({ saida }) => saida === undefined);

/** Of whom, or of what, a dossier is. */
const aboutOf = ({ interessados, nome, identificador }: Dossie): string =>
  [...interessados.map(({ rotulo }) => rotulo), nome, identificador].filter(Boolean).join(', ');

/** What identifies a dossier, on the screen and on paper. */
export const dossieFacts = (dossie: Dossie): readonly Fact[] => {
  const { detentor, unidade } = dossie;
  const holder = detentor.usuario
    ? `${detentor.usuario.nome} (${detentor.unidade.sigla})`
    : `${detentor.unidade.sigla} - ${detentor.unidade.nome}`;
  return [
    [text('consulta.dados.numero'), dossie.numero],
    [text('consulta.dados.assunto'), dossie.assunto],
    [text('dossieTela.dados.tipo'), dossie.tipoDossie.rotulo],
    [text('dossieTela.dados.sobre'), text(`dossieTela.sobre.${dossie.sobre}`)],
    [text('dossieTela.dados.deQuem'), aboutOf(dossie)],
    [text('consulta.dados.classe'), dossie.assuntoClasse?.rotulo],
    [text('dossieTela.dados.pecas'), text('dossieTela.pecas.total', { count: inside(dossie.pecas).length })],
    [text('dossieTela.dados.volumes'), String(dossie.volume)],
    [text('consulta.dados.autor'), dossie.autor.nome],
    [text('consulta.dados.unidade'), `${unidade.sigla} - ${unidade.nome}`],
    [text('consulta.dados.detentor'), holder],
    [text('consulta.dados.criado'), formatMoment(dossie.criadoEm)],
    [text('consulta.dados.sigilo'), text(`ui.sigilo.${dossie.sigilo as 0 | 1 | 2 | 3 | 4}`)],
    [text('consulta.dados.acesso'), text(`ui.acesso.${dossie.nivelAcesso}`)],
    [text('consulta.dados.hipotese'), dossie.hipoteseLegal],
    [text('dossieTela.dados.baseLegal'), dossie.baseLegal],
    [text('dossieTela.campos.observacoes'), dossie.observacoes],
  ];
};
