import { defined } from '#schemas/defined.ts';
import type { NivelAcesso, Rotulo, Vigencia } from '#schemas/shapes/conteudo.ts';
import type { Processo, ProcessoSalvar } from '#schemas/shapes/processo.ts';
import { camposOf, type CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';

/** What a person writes of a process that is being opened. */
export interface Rascunho {
  readonly assunto: string;
  readonly observacoes: string;
  readonly sigilo: number;
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string;
  readonly vencimento: string | undefined;
  /** Absent where its type shows none. */
  readonly vigencia: Vigencia | undefined;
  readonly assuntoClasse: Rotulo | undefined;
  readonly interessados: readonly Rotulo[];
  /** The custom fields of the type. */
  readonly campos: CamposPreenchidos;
}

export const rascunhoOf = (processo: Processo): Rascunho => ({
  assunto: processo.assunto,
  observacoes: processo.observacoes ?? '',
  sigilo: processo.sigilo,
  nivelAcesso: processo.nivelAcesso,
  hipoteseLegal: processo.hipoteseLegal ?? '',
  vencimento: processo.vencimento,
  vigencia: processo.mostraVigencia ? (processo.vigencia ?? {}) : undefined,
  assuntoClasse: processo.assuntoClasse,
  interessados: processo.interessados,
  campos: camposOf(processo.campos),
});

/** What goes to the server: the whole of what is written. An emptied field travels as empty, never as absent. */
export const salvarOf = (id: number, versao: number, rascunho: Rascunho): ProcessoSalvar => ({
  id,
  versao,
  assunto: rascunho.assunto.trim(),
  observacoes: rascunho.observacoes.trim(),
  sigilo: rascunho.sigilo,
  nivelAcesso: rascunho.nivelAcesso,
  hipoteseLegal: rascunho.hipoteseLegal.trim(),
  vencimento: rascunho.vencimento ?? '',
  ...defined({ vigencia: rascunho.vigencia }),
  assuntoClasseId: rascunho.assuntoClasse?.id ?? 0,
  interessados: rascunho.interessados.map(({ id: interessadoId }) => interessadoId),
  campos: Object.entries(rascunho.campos).map(([rotulo, valor]) =>
    valor === null ? { rotulo } : { rotulo, valor },
  ),
});

/** The field of the form of which a field of the server speaks: `assuntoClasseId`, `interessados.2`. */
export const campoOfServer = (field: string): string =>
  (field.split('.')[0] ?? field).replace(/^assuntoClasseId$/, 'assuntoClasse');

/** The id of the control of a field, to go to it. */
export const controlId = (field: string): string => `processo-${field}`;
