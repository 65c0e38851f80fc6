import { defined } from '#schemas/defined.ts';
import type { Prioridade } from '#schemas/shapes/conteudo.ts';
import type { DestinoPossivel, TramiteEnviar } from '#schemas/shapes/tramite.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { destinoPedido } from '#src/conteudo/destinos/destino.ts';

/** What the person fills. */
export interface TramiteForm {
  readonly destino: DestinoPossivel | null;
  readonly copias: readonly DestinoPossivel[];
  readonly prioridade: Prioridade;
  readonly prazo: string | undefined;
  readonly texto: string;
  readonly avisarEnvio: boolean;
  readonly avisarRecebimento: boolean;
  readonly retornoObrigatorio: boolean;
  readonly prazoRetorno: string | undefined;
  /** Of what asks for a reply. */
  readonly prazoResposta: string | undefined;
}

/**
 * What the person filled; the text and the destination are undefined until touched, and show the default of the unit and
 * where the content has to go back.
 */
type TypedForm = Omit<TramiteForm, 'texto' | 'destino'> & {
  readonly texto: string | undefined;
  readonly destino: DestinoPossivel | null | undefined;
};

/** Fields that may be refused, in the order of the screen. */
export const fields = ['destino', 'copias', 'prazo', 'prazoResposta', 'texto', 'prazoRetorno'] as const;
export type FieldName = (typeof fields)[number];
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export const textMax = 2000;

export const emptyForm = (): TypedForm => ({
  destino: undefined,
  copias: [],
  prioridade: 'NORMAL',
  prazo: undefined,
  texto: undefined,
  avisarEnvio: true,
  avisarRecebimento: false,
  retornoObrigatorio: false,
  prazoRetorno: undefined,
  prazoResposta: undefined,
});

export const isEmpty = (form: TypedForm): boolean => JSON.stringify(form) === JSON.stringify(emptyForm());

/** What is wrong before asking the server. */
export const checkForm = (
  form: TramiteForm,
  prazoProblem: string | undefined,
  retornoProblem: string | undefined,
  respostaProblem: string | undefined,
): FieldErrors => {
  const { destino, retornoObrigatorio } = form;
  return defined({
    destino: destino ? undefined : text('tramite.escolhaDestino'),
    prazo: prazoProblem,
    prazoResposta: respostaProblem,
    prazoRetorno: retornoObrigatorio && retornoProblem !== undefined ? retornoProblem : undefined,
  });
};

/** The request for one content. */
export const toBody = (form: TramiteForm, conteudoId: number, versao?: number): TramiteEnviar => {
  const { destino, copias, prazo, texto, retornoObrigatorio, prazoRetorno, prazoResposta } = form;
  if (!destino) throw new Error('trâmite sem destino');
  return {
    conteudoId,
    destino: destinoPedido(destino),
    prioridade: form.prioridade,
    avisarEnvio: form.avisarEnvio,
    avisarRecebimento: form.avisarRecebimento,
    retornoObrigatorio,
    ...defined({
      versao,
      copias: copias.length === 0 ? undefined : copias.map(destinoPedido),
      prazo,
      prazoResposta,
      prazoRetorno: retornoObrigatorio && prazoRetorno !== undefined ? prazoRetorno : undefined,
      texto: texto.trim() === '' ? undefined : texto.trim(),
    }),
  };
};

/** The refusals of the server at their fields: `copias.1.unidadeId` belongs to the copies. */
export const fieldErrors = ({ erros }: HttpProblem): FieldErrors =>
  Object.fromEntries(
    erros.flatMap(({ campo, mensagem }) => {
      const name = fields.find((field) => campo === field || campo.startsWith(`${field}.`));
      return name ? [[name, mensagem]] : [];
    }),
  );

/** Places of the copies that the server refused. */
export const refusedCopies = ({ erros }: HttpProblem): readonly number[] =>
  erros.flatMap(({ campo }) => {
    const place = /^copias\.(\d+)/.exec(campo)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
