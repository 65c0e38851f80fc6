import type { NivelAcesso, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Dossie, DossieSalvar } from '#schemas/shapes/dossie.ts';

/** What is written of a dossier. */
export interface DossieEscrito {
  readonly assunto: string;
  readonly interessado: Rotulo | undefined;
  readonly nome: string;
  readonly identificador: string;
  readonly classe: Rotulo | undefined;
  readonly sigilo: number;
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string;
  readonly observacoes: string;
}

export const emptyDossie: DossieEscrito = {
  assunto: '',
  interessado: undefined,
  nome: '',
  identificador: '',
  classe: undefined,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  hipoteseLegal: '',
  observacoes: '',
};

export const writtenOf = (dossie: Dossie): DossieEscrito => ({
  assunto: dossie.assunto,
  interessado: dossie.interessados[0],
  nome: dossie.nome ?? '',
  identificador: dossie.identificador ?? '',
  classe: dossie.assuntoClasse,
  sigilo: dossie.sigilo,
  nivelAcesso: dossie.nivelAcesso,
  hipoteseLegal: dossie.hipoteseLegal ?? '',
  observacoes: dossie.observacoes ?? '',
});

/** What goes to the server: the whole of what is written; what was emptied travels as empty. */
export const saidOf = (written: DossieEscrito): Omit<DossieSalvar, 'versao'> => ({
  assunto: written.assunto.trim(),
  interessadoId: written.interessado?.id ?? 0,
  nome: written.nome.trim(),
  identificador: written.identificador.trim(),
  assuntoClasseId: written.classe?.id ?? 0,
  sigilo: written.sigilo,
  nivelAcesso: written.nivelAcesso,
  hipoteseLegal: written.nivelAcesso === 'PUBLICO' ? '' : written.hipoteseLegal.trim(),
  observacoes: written.observacoes.trim(),
});

/** The field of the form of which a field of the server speaks. */
export const fieldOfServer = (campo: string): string =>
  ({ interessadoId: 'interessado', assuntoClasseId: 'classe' })[campo] ?? campo;
