import type { NivelAcesso, Rotulo, Vigencia } from '#schemas/shapes/conteudo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { DestinoInterno } from '#schemas/shapes/destino.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoSalvar } from '#schemas/shapes/documento-novo.ts';
import type { Valores } from '#schemas/shapes/propriedade.ts';

import { camposOf, type CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';

/** What a person writes in a draft, besides its text. */
export interface Minuta {
  readonly assunto: string;
  readonly sigilo: number;
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string;
  readonly vencimento: string | undefined;
  readonly vigencia: Vigencia;
  readonly assuntoClasse: Rotulo | undefined;
  readonly interessados: readonly Rotulo[];
  readonly destinos: readonly DestinoInterno[];
  readonly valores: Valores;
  /** The custom fields of the type. */
  readonly campos: CamposPreenchidos;
}

/** A part of the draft that is saved by itself. */
export type Campo = keyof Minuta | 'corpo';

/** Every part, as when a whole copy is taken up again. */
export const campos: readonly Campo[] = [
  'corpo',
  'valores',
  'campos',
  'assunto',
  'sigilo',
  'nivelAcesso',
  'hipoteseLegal',
  'vencimento',
  'vigencia',
  'assuntoClasse',
  'interessados',
  'destinos',
];

export type Alteracao = Omit<DocumentoSalvar, 'id' | 'versao'>;

export const minutaOf = (documento: Documento): Minuta => ({
  assunto: documento.assunto,
  sigilo: documento.sigilo,
  nivelAcesso: documento.nivelAcesso,
  hipoteseLegal: documento.hipoteseLegal ?? '',
  vencimento: documento.vencimento,
  vigencia: documento.vigencia ?? {},
  assuntoClasse: documento.assuntoClasse,
  interessados: documento.interessados,
  destinos: documento.destinos,
  valores: documento.valores,
  campos: camposOf(documento.campos),
});

/** What goes to the server of the parts that changed. An emptied field travels as empty, never as absent. */
export const alteracaoOf = (
  minuta: Minuta,
  changed: ReadonlySet<Campo>,
  corpo: () => CorpoDoc,
): Alteracao => {
  const parts: Record<Campo, () => Alteracao> = {
    corpo: () => ({ corpo: corpo() }),
    valores: () => ({ valores: withoutBlanks(minuta.valores) }),
    campos: () => ({
      campos: Object.entries(minuta.campos).map(([rotulo, valor]) =>
        valor === null ? { rotulo } : { rotulo, valor },
      ),
    }),
    assunto: () => ({ assunto: minuta.assunto.trim() }),
    sigilo: () => ({ sigilo: minuta.sigilo }),
    nivelAcesso: () => ({ nivelAcesso: minuta.nivelAcesso }),
    hipoteseLegal: () => ({ hipoteseLegal: minuta.hipoteseLegal }),
    vigencia: () => ({ vigencia: minuta.vigencia }),
    vencimento: () => ({ vencimento: minuta.vencimento ?? '' }),
    assuntoClasse: () => ({ assuntoClasseId: minuta.assuntoClasse?.id ?? 0 }),
    interessados: () => ({ interessados: minuta.interessados.map(({ id }) => id) }),
    destinos: () => ({
      destinos: minuta.destinos.map(({ unidade, usuario }) =>
        usuario ? { unidadeId: unidade.id, usuarioId: usuario.id } : { unidadeId: unidade.id },
      ),
    }),
  };
  return Object.assign({}, ...[...changed].map((campo) => parts[campo]())) as Alteracao;
};

const withoutBlanks = (valores: Valores): Valores =>
  Object.fromEntries(Object.entries(valores).filter(([, value]) => value.trim() !== ''));

/** The part of which a field of the server's answer speaks: `valores.vocativo`, `assuntoClasseId`, `destinos.2`. */
export const campoOf = (field: string): Campo | undefined => {
  const name = field.split('.')[0]?.replace(/^assuntoClasseId$/, 'assuntoClasse');
  return campos.find((campo) => campo === name);
};
