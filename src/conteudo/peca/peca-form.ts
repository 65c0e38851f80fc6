import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { OrigemPeca, PecaArquivo, PecaSalvar, SuportePeca } from '#schemas/shapes/peca.ts';

/** What is written of a piece, but for what it is about. */
export interface PecaEscrita {
  readonly tipo: Rotulo | undefined;
  readonly suporte: SuportePeca;
  readonly origem: OrigemPeca;
  readonly autorPeca: string;
  readonly localFisico: string;
  readonly observacoes: string;
}

export const emptyPeca: PecaEscrita = {
  tipo: undefined,
  suporte: 'DIGITAL',
  origem: 'NATO_DIGITAL',
  autorPeca: '',
  localFisico: '',
  observacoes: '',
};

export const writtenOf = (peca: PecaArquivo): PecaEscrita & { readonly assunto: string } => ({
  assunto: peca.assunto,
  tipo: peca.tipoDocumento,
  suporte: peca.suporte,
  origem: peca.origem,
  autorPeca: peca.autorPeca ?? '',
  localFisico: peca.localFisico ?? '',
  observacoes: peca.observacoes ?? '',
});

/** What goes to the server: what was emptied travels as empty. */
export const saidOf = (written: PecaEscrita): Omit<PecaSalvar, 'versao' | 'assunto' | 'transcricao'> => ({
  tipoDocumentoId: written.tipo?.id ?? 0,
  suporte: written.suporte,
  origem: written.origem,
  autorPeca: written.autorPeca.trim(),
  localFisico: written.localFisico.trim(),
  observacoes: written.observacoes.trim(),
});

/** The field of the form of which a field of the server speaks. */
export const fieldOfServer = (campo: string): string => (campo === 'tipoDocumentoId' ? 'tipo' : campo);

/** What a file is about, until somebody says otherwise: its name, as words. */
export const subjectOf = (name: string): string =>
  name
    .replace(/\.[^.]{1,11}$/u, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim()
    .slice(0, 500) || name;
