import type { FieldError } from '#schemas/app-error.ts';
import type { Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { DestinoInternoCombo, ProtocoloNovo } from '#schemas/shapes/protocolo.ts';
import { partesOf, type Parte, type Plano } from '#src/conteudo/captura/plano.ts';
import type { Chegada } from '#src/conteudo/captura/use-capturas.ts';
import { text } from '#src/i18n/text.ts';

/** What a person may change of a row. */
export interface Preenchido {
  readonly tipoId: number | undefined;
  readonly assunto: string;
  readonly interessados: readonly Rotulo[];
  readonly origem: string;
  /** Where it goes when it is concluded. */
  readonly destino: DestinoInternoCombo | undefined;
  /** By which standard signatures are asked for, if any. */
  readonly padrao: 'PADES' | undefined;
  /** In the order in which they sign. */
  readonly assinantes: readonly Pessoa[];
}

/** A document of what arrived, as a row of the table. */
export interface Linha extends Preenchido {
  readonly key: string;
  readonly chegadaKey: string;
  readonly nome: string;
  readonly capturaId: number;
  readonly parte: Parte;
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
  (Object.keys(one) as (keyof Linha)[]).every((name) => one[name] === other[name]);

/** The documents of a file that was looked at, with what was suggested of it and what was changed. */
export const linhasOf = (
  { key: chegadaKey, file, captura, plano, estado }: Chegada,
  mudado: Readonly<Record<string, Partial<Preenchido>>>,
  erros: Readonly<Record<string, string>>,
): readonly Linha[] => {
  if (estado !== 'pronta' || !captura || !plano) return [];
  const parts = cachedParts(plano);
  const { tipoDocumentoId, assunto = '' } = captura.sugestao ?? {};
  return parts.map((parte, index) => {
    const key = `${chegadaKey}/${parte.paginas[0]?.numero ?? 0}`;
    return {
      key,
      chegadaKey,
      nome:
        parts.length > 1 ? text('protocoloTela.novo.parte', { nome: file.name, n: index + 1 }) : file.name,
      capturaId: captura.id,
      parte,
      tipoId: tipoDocumentoId,
      // what the first page says is of the first document
      assunto: index === 0 ? assunto : '',
      interessados: none,
      origem: '',
      destino: undefined,
      padrao: undefined,
      assinantes: none,
      ...mudado[key],
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
