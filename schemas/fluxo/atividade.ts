import type { BpmnModdle } from 'bpmn-moddle';
import { defined } from '../defined.ts';
import type { ModdleElement } from './moddle-element.ts';

export const especies = [
  'FORMULARIO',
  'APROVACAO',
  'ASSINAR',
  'TRAMITAR',
  'JUNTAR',
  'CRIAR_DOCUMENTO',
] as const;
export type EspecieAtividade = (typeof especies)[number];
/** Kinds that are done by an act on the content: the event that the act leaves. */
export const feitaPorAto: Readonly<Partial<Record<EspecieAtividade, string>>> = {
  ASSINAR: 'assinado',
  TRAMITAR: 'tramitado',
  JUNTAR: 'juntadoAProcesso',
};
/** Kinds with a form of their own: the others are done elsewhere, and answer nothing. */
export const comFormulario = (especie: EspecieAtividade): especie is 'FORMULARIO' | 'APROVACAO' =>
  especie === 'FORMULARIO' || especie === 'APROVACAO';
export const tiposDeCampo = [
  'TEXTO',
  'TEXTO_LONGO',
  'NUMERO',
  'MOEDA',
  'DATA',
  'SIM_NAO',
  'LISTA',
  'VARIAS',
  'PESSOA',
  'UNIDADE',
  'ARQUIVO',
] as const;
export type TipoCampoFluxo = (typeof tiposDeCampo)[number];

/** A question of the form of an activity; the answer is `fluxo.<chave>` in the conditions. */
export interface CampoFluxo {
  readonly chave: string;
  readonly rotulo: string;
  readonly tipo: TipoCampoFluxo;
  readonly obrigatorio: boolean;
  readonly ajuda?: string | undefined;
  /** What is chosen from, where the question is of choosing. */
  readonly opcoes?: readonly string[] | undefined;
  /** In FEEL, over the questions before it of the same form: it is only asked where this holds. */
  readonly quando?: string | undefined;
}
/** Questions that are answered by choosing. */
export const comOpcoes = (tipo: TipoCampoFluxo): boolean => tipo === 'LISTA' || tipo === 'VARIAS';

/** Questions that are answered with a person or a unit of the organisation: the answer is the id, the name is read when shown. */
export const tiposDeRegistro = ['PESSOA', 'UNIDADE'] as const;
export type TipoRegistro = (typeof tiposDeRegistro)[number];
export const deRegistro = (tipo: string): tipo is TipoRegistro => tiposDeRegistro.some((one) => one === tipo);

/** What a person does at a user task. */
export interface Atividade {
  readonly especie: EspecieAtividade;
  /** Code of the role whose people may do it. */
  readonly papel: string;
  readonly instrucao: string;
  /** Code of the model of the document that it asks for. */
  readonly modelo: string;
  /** Days until it is due; of days of the calendar, an end without business moves on. */
  readonly prazoDias: number | undefined;
  /** Whether they are days with business; of the calendar otherwise. */
  readonly prazoUteis: boolean;
  /** One for each person of the role, instead of one for whoever claims it. */
  readonly todos: boolean;
  /** Of those, how many are enough; undefined: all. */
  readonly quorum: number | undefined;
  readonly campos: readonly CampoFluxo[];
}

export const tiposDeTrabalho = ['NOTIFICAR', 'TRAMITAR', 'ARQUIVAR', 'DECIDIR'] as const;
type TipoTrabalho = (typeof tiposDeTrabalho)[number];

/** A line of a decision: its value is the answer when its FEEL condition holds, or always, when it says none. */
export interface RegraDecisao {
  readonly quando: string;
  readonly valor: string;
}

/** What the server does by itself at a service task. */
export interface Trabalho {
  readonly tipo: TipoTrabalho;
  /** Who is told. */
  readonly papel: string;
  /** Letters of the unit that it goes to. */
  readonly unidade: string;
  readonly texto: string;
  /** Of a decision: where the answer is kept (`fluxo.<resultado>`), and its lines, of which the first that holds answers. */
  readonly resultado: string;
  readonly regras: readonly RegraDecisao[];
}

/** Events of the content that a flow may wait for, as the message or signal that names them. */
export const esperas = ['assinado', 'tramitado', 'recebido', 'finalizado'] as const;
export type Espera = (typeof esperas)[number];

const oneOf = <T extends string>(all: readonly T[], value: unknown, none: T): T =>
  all.find((one) => one === value) ?? none;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** Codes that the file says and the product does not know: nothing is taken for another in silence. */
export const unknownKind = (element: ModdleElement): string | undefined => {
  const especie = textOf(extensionOf(element, 'malote:Atividade')?.get('especie'));
  const tipo = textOf(extensionOf(element, 'malote:Trabalho')?.get('tipo'));
  if (especie !== '' && !especies.some((one) => one === especie)) return especie;
  return tipo === '' || tiposDeTrabalho.some((one) => one === tipo) ? undefined : tipo;
};

/** Code of the flow that an element calls. */
export const subfluxoOf = (element: ModdleElement): string => textOf(element.get('calledElement'));

const extensionOf = (element: ModdleElement, type: string): ModdleElement | undefined =>
  element.extensionElements?.values?.find(({ $type }) => $type === type);

export const atividadeOf = (element: ModdleElement): Atividade => {
  const said = extensionOf(element, 'malote:Atividade');
  const campos = (said?.get('campos') ?? []) as readonly ModdleElement[];
  return {
    especie: oneOf(especies, said?.get('especie'), 'FORMULARIO'),
    papel: textOf(said?.get('papel')),
    instrucao: textOf(said?.get('instrucao')),
    modelo: textOf(said?.get('modelo')),
    prazoDias: positive(said?.get('prazoDias')),
    prazoUteis: said?.get('prazoUteis') === true,
    todos: said?.get('todos') === true,
    quorum: positive(said?.get('quorum')),
    campos: campos.map((campo) => ({
      chave: textOf(campo.get('chave')),
      rotulo: textOf(campo.get('rotulo')),
      tipo: oneOf(tiposDeCampo, campo.get('tipo'), 'TEXTO'),
      obrigatorio: campo.get('obrigatorio') === true,
      ...defined({
        ajuda: textOf(campo.get('ajuda')) || undefined,
        quando: textOf(campo.get('quando')) || undefined,
        opcoes: optionsOf(campo),
      }),
    })),
  };
};

const optionsOf = (campo: ModdleElement): readonly string[] | undefined => {
  const said = ((campo.get('opcoes') ?? []) as readonly ModdleElement[]).map((one) =>
    textOf(one.get('valor')),
  );
  return said.length === 0 ? undefined : said;
};

export const trabalhoOf = (element: ModdleElement): Trabalho => {
  const said = extensionOf(element, 'malote:Trabalho');
  return {
    tipo: oneOf(tiposDeTrabalho, said?.get('tipo'), 'NOTIFICAR'),
    papel: textOf(said?.get('papel')),
    unidade: textOf(said?.get('unidade')),
    texto: textOf(said?.get('texto')),
    resultado: textOf(said?.get('resultado')),
    regras: ((said?.get('regras') ?? []) as readonly ModdleElement[]).map((regra) => ({
      quando: textOf(regra.get('quando')),
      valor: textOf(regra.get('valor')),
    })),
  };
};

/** Code of the role whose people do what is in a lane; it is offered to its activities, and each says its own. */
export const papelDaRaia = (lane: ModdleElement): string =>
  textOf(extensionOf(lane, 'malote:Raia')?.get('papel'));

/** The event that an element waits for, by the name of its message or signal. */
export const esperaOf = (element: ModdleElement): string | undefined => {
  const [definition] = element.eventDefinitions ?? [];
  return definition?.messageRef?.name ?? definition?.signalRef?.name;
};

export const isTimer = (element: ModdleElement): boolean =>
  element.eventDefinitions?.some(({ $type }) => $type === 'bpmn:TimerEventDefinition') ?? false;

/** Writes what the product says of an element, beside whatever other tools say of it. */
export const putExtension = (
  moddle: BpmnModdle,
  element: ModdleElement,
  said:
    | { readonly type: 'malote:Atividade'; readonly value: Atividade }
    | { readonly type: 'malote:Trabalho'; readonly value: Trabalho }
    | { readonly type: 'malote:Raia'; readonly value: { readonly papel: string } },
): void => {
  const extension = moddle.create(said.type, attrsOf(moddle, said.value));
  const holder = element.extensionElements ?? moddle.create('bpmn:ExtensionElements', { values: [] });
  const kept: readonly ModdleElement[] = holder.values ?? [];
  const others = kept.filter(({ $type }) => $type !== said.type);
  holder.values = [...others, extension];
  extension.$parent = holder;
  holder.$parent = element;
  element.extensionElements = holder;
};

const itemTypes: Readonly<Record<string, string>> = {
  campos: 'malote:Campo',
  regras: 'malote:Regra',
  opcoes: 'malote:Opcao',
};

const attrsOf = (moddle: BpmnModdle, value: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]: [string, unknown]): [string, unknown][] => {
      if (one === undefined || one === '' || one === false) return [];
      if (!Array.isArray(one)) return [[name, one]];
      const items = one.map((item: object | string) =>
        moddle.create(
          itemTypes[name] ?? '',
          typeof item === 'string' ? { valor: item } : attrsOf(moddle, item),
        ),
      );
      return items.length === 0 ? [] : [[name, items]];
    }),
  );
