import type { FieldError } from '#schemas/app-error.ts';
import type { ParteSugerida, SugestaoDaParte } from '#schemas/shapes/captura.ts';
import type { Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { DestinoInternoCombo, ProtocoloNovo } from '#schemas/shapes/protocolo.ts';
import { partesOf, type Parte, type Plano } from '#src/conteudo/captura/plano.ts';
import type { Chegada } from '#src/conteudo/captura/use-capturas.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

/** What a person may change of a row. */
export interface Preenchido {
  readonly tipoId: number | undefined;
  readonly assunto: string;
  readonly interessados: readonly Rotulo[];
  readonly origem: string;
  /** The number and the date that the paper bears. */
  readonly documento: string;
  /** Where it goes when it is concluded. */
  readonly destino: DestinoInternoCombo | undefined;
  /** By which standard signatures are asked for, if any. */
  readonly padrao: 'PADES' | undefined;
  /** In the order in which they sign. */
  readonly assinantes: readonly Pessoa[];
}

/** What the first page and the name of the file may suggest. */
const sugeriveis = ['tipoId', 'assunto', 'origem', 'documento'] as const;
type Sugerivel = (typeof sugeriveis)[number];

/** A document of what arrived, as a row of the table. */
export interface Linha extends Preenchido {
  readonly key: string;
  readonly chegadaKey: string;
  readonly nome: string;
  readonly capturaId: number;
  readonly parte: Parte;
  /** How the reading of its first page goes, where it has to be read. */
  readonly leitura: ParteSugerida['leitura'];
  /** What is as it was suggested: the person has neither accepted nor changed it. */
  readonly sugeridos: readonly Sugerivel[];
  readonly erro?: string | undefined;
}

const none: readonly never[] = [];

const partsOfPlan = new WeakMap<Plano, readonly Parte[]>();
/** The same parts for the same plan: a row is drawn anew only for what changed. */
const cachedParts = (plano: Plano): readonly Parte[] => {
  const parts = partsOfPlan.get(plano) ?? partesOf(plano);
  partsOfPlan.set(plano, parts);
  return parts;
};

/** Two readings of a row say the same. */
export const sameLinha = (one: Linha, other: Linha): boolean =>
  (Object.keys(one) as (keyof Linha)[]).every((name) =>
    name === 'sugeridos' ? String(one.sugeridos) === String(other.sugeridos) : one[name] === other[name],
  );

/** What is suggested of a document, as what may be written of it. */
const preenchidoOf = (sugestao: SugestaoDaParte = {}): Pick<Preenchido, Sugerivel> => ({
  tipoId: sugestao.tipoDocumentoId,
  assunto: sugestao.assunto ?? '',
  origem: sugestao.origem ?? '',
  documento: documentoOf(sugestao),
});

const documentoOf = ({ numero, data }: SugestaoDaParte): string => {
  const dia = data === undefined ? undefined : formatDay(data);
  if (numero === undefined) return dia ?? '';
  return dia === undefined ? numero : text('protocoloTela.importar.numeroEData', { numero, dia });
};

/** The documents of a file that was looked at, with what was suggested of it and what was changed. */
export const linhasOf = (
  { key: chegadaKey, file, captura, plano, estado }: Chegada,
  mudado: Readonly<Record<string, Partial<Preenchido>>>,
  erros: Readonly<Record<string, string>>,
): readonly Linha[] => {
  if (estado !== 'pronta' || !captura || !plano) return [];
  const parts = cachedParts(plano);
  return parts.map((parte, index) => {
    const first = parte.paginas[0]?.numero ?? 0;
    const key = `${chegadaKey}/${first}`;
    // a document that the person begins elsewhere is one of which nothing was read
    const read = captura.partes.find(({ paginas }) => paginas[0] === first);
    const sugerido = preenchidoOf(read?.sugestao ?? (index === 0 ? captura.sugestao : undefined));
    const changed: Partial<Preenchido> = mudado[key] ?? {};
    return {
      key,
      chegadaKey,
      nome:
        parts.length > 1 ? text('protocoloTela.novo.parte', { nome: file.name, n: index + 1 }) : file.name,
      capturaId: captura.id,
      parte,
      leitura: read?.leitura,
      sugeridos: sugeriveis.filter(
        (name) => !(name in changed) && sugerido[name] !== undefined && sugerido[name] !== '',
      ),
      ...sugerido,
      interessados: none,
      destino: undefined,
      padrao: undefined,
      assinantes: none,
      ...changed,
      erro: erros[key],
    };
  });
};

/** What a row still lacks. */
export const faltaOf = ({ tipoId, assunto, padrao, assinantes }: Preenchido): string | undefined => {
  if (tipoId === undefined) return text('protocoloTela.importar.faltaTipo');
  if (assunto.trim() === '') return text('protocoloTela.importar.faltaAssunto');
  if (padrao !== undefined && assinantes.length === 0) return text('protocoloTela.importar.faltaAssinante');
  return padrao === undefined && assinantes.length > 0
    ? text('protocoloTela.importar.faltaPadrao')
    : undefined;
};

export const pedidoOf = ({
  tipoId = 0,
  assunto,
  interessados,
  origem,
  documento,
  destino,
  padrao,
  assinantes,
  capturaId,
  parte,
}: Linha): ProtocoloNovo => ({
  tipoDocumentoId: tipoId,
  assunto: assunto.trim(),
  interessados: interessados.length > 0 ? interessados.map(({ id }) => id) : undefined,
  origem: origem.trim() === '' ? undefined : origem.trim(),
  observacoes:
    documento.trim() === ''
      ? undefined
      : text('protocoloTela.importar.documentoRecebido', { documento: documento.trim() }),
  destinos: destino
    ? [
        {
          especie: 'USUARIO',
          periodicidade: 'UNICA',
          unidadeId: destino.unidadeId,
          usuarioId: destino.usuarioId,
        },
      ]
    : undefined,
  assinatura:
    padrao === undefined
      ? undefined
      : { padrao, assinantes: assinantes.map(({ id }) => ({ usuarioId: id })) },
  captura: { id: capturaId, paginas: [...parte.paginas] },
});

/** What the server says of each row, by its place in what was sent. */
export const errosByRow = (
  erros: readonly FieldError[],
  linhas: readonly Linha[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    erros.flatMap(({ campo, mensagem }) => {
      const place = /^itens\.(\d+)/.exec(campo)?.[1];
      const key = place === undefined ? undefined : linhas[Number(place)]?.key;
      return key === undefined ? [] : [[key, mensagem]];
    }),
  );
