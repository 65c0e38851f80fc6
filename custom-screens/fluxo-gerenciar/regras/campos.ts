import {
  atividadeOf,
  deRegistro,
  trabalhoOf,
  type CampoFluxo,
  type TipoRegistro,
} from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { tipoDeRegra, type TipoDeRegra } from '#schemas/fluxo/regra/fits.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { elementsOf, type Drawing } from '../drawing.ts';
import { elementName } from '../element-name.ts';

/** What a line may ask about. */
export interface CampoDeRegra {
  /** What conditions call it. */
  readonly campo: string;
  readonly rotulo: string;
  readonly tipo: TipoDeRegra;
  readonly opcoes: readonly { readonly value: string; readonly label: string }[];
  /** No calendar of business days is at hand where it is asked. */
  readonly semUteis?: boolean;
}

/** Names of the people and the units that conditions name, by kind. */
export type NomesDeRegistro = Readonly<Record<TipoRegistro, CampoDeRegra['opcoes']>>;
export type ContentNames = Pick<DesenhoFluxo, 'unidades' | 'tipos' | 'campos'> & {
  readonly nomes?: NomesDeRegistro;
};
type Text = typeof texts;

const niveis = ['PUBLICO', 'RESTRITO', 'SIGILOSO'] as const;
const decisoes = ['APROVAR', 'DEVOLVER'] as const;
const asOptions = (all: readonly string[]): CampoDeRegra['opcoes'] =>
  all.map((one) => ({ value: one, label: one }));

/** What conditions of a drawing may read: what its activities and decisions answer, and what there is of the content. */
export const camposOf = (drawing: Drawing, names: ContentNames, text: Text): readonly CampoDeRegra[] => {
  const all = [
    ...elementsOf(drawing).flatMap((one) => answersOf(one, text, names.nomes)),
    ...contentOf(names, text),
  ];
  return [...new Map(all.map((one) => [one.campo, one])).values()];
};

const answersOf = (element: ModdleElement, text: Text, nomes?: NomesDeRegistro): CampoDeRegra[] => {
  if (isA(element, 'bpmn:ServiceTask') || isA(element, 'bpmn:SendTask')) {
    const { tipo, resultado, regras } = trabalhoOf(element);
    if (tipo !== 'DECIDIR' || resultado === '') return [];
    const valores = [...new Set(regras.flatMap(({ valor }) => (valor === '' ? [] : [valor])))];
    const rotulo = elementName(element, text);
    return [{ campo: `fluxo.${resultado}`, rotulo, tipo: 'ESCOLHA', opcoes: asOptions(valores) }];
  }
  if (!isA(element, 'bpmn:UserTask')) return [];
  const { especie, campos } = atividadeOf(element);
  return [...(especie === 'APROVACAO' ? approvalOf(element, text) : []), ...questionsAsked(campos, nomes)];
};

/** What lines may ask of these questions. */
export const questionsAsked = (campos: readonly CampoFluxo[], nomes?: NomesDeRegistro): CampoDeRegra[] =>
  campos
    .filter(({ chave }) => chave !== '')
    .map(({ chave, rotulo, tipo, opcoes = [] }) => ({
      campo: `fluxo.${chave}`,
      rotulo,
      tipo: tipoDeRegra(tipo),
      opcoes: deRegistro(tipo) ? (nomes?.[tipo] ?? []) : asOptions(opcoes),
    }));

const approvalOf = (element: ModdleElement, text: Text): CampoDeRegra[] => {
  const opcoes = decisoes.map((value) => ({ value, label: text(`fluxoRegras.campos.${value}`) }));
  const nome = elementName(element, text);
  return [
    { campo: 'fluxo.decisao', rotulo: text('fluxoRegras.campos.decisao'), tipo: 'ESCOLHA', opcoes },
    {
      campo: `fluxo.decisao_${element.id}`,
      rotulo: text('fluxoRegras.campos.decisaoDe', { nome }),
      tipo: 'ESCOLHA',
      opcoes,
    },
  ];
};

const contentOf = ({ unidades, tipos, campos }: ContentNames, text: Text): CampoDeRegra[] => {
  const named = (nome: string): string => text('fluxoRegras.campos.conteudo', { nome });
  const fact = (
    fato: 'numero' | 'assunto' | 'nivelAcesso' | 'unidade' | 'tipo',
    opcoes: CampoDeRegra['opcoes'] = [],
  ): CampoDeRegra => ({
    campo: `conteudo.${fato}`,
    rotulo: named(text(`fluxoRegras.campos.${fato}`)),
    tipo: opcoes.length > 0 ? 'ESCOLHA' : 'TEXTO',
    opcoes,
  });
  return [
    fact('tipo', asOptions(tipos)),
    fact('assunto'),
    fact('numero'),
    fact(
      'nivelAcesso',
      niveis.map((value) => ({ value, label: text(`ui.acesso.${value}`) })),
    ),
    fact(
      'unidade',
      unidades.map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} - ${nome}` })),
    ),
    ...campos.map(({ rotulo, tipo, opcoes }) => ({
      campo: `conteudo.${rotulo}`,
      rotulo: named(rotulo),
      tipo,
      opcoes: asOptions(opcoes),
    })),
  ];
};
