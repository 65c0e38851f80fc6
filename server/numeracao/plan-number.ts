import type { Counter } from './counter.ts';
import type { NumberFormat, NumberParts } from './format-number.ts';
import { formatNumber } from './format-number.ts';
import type { NumberTemplate } from './template.repository.ts';

/** For what a number is asked. */
export interface Numbered {
  readonly tipo: { readonly id: number; readonly nome: string; readonly sigla: string };
  readonly unidade: { readonly id: number; readonly sigla: string };
  readonly organizacao: { readonly id: number; readonly sigla: string };
  readonly ano: number;
}

/** Which counter gives the number, and how it is written. */
export interface NumberPlan {
  readonly counter: Counter;
  readonly write: (sequencia: number) => string;
}

/** The rule of a template. */
export const planOfTemplate = (template: NumberTemplate, numbered: Numbered): NumberPlan => {
  const { tipo, unidade, organizacao, ano } = numbered;
  const free = template.formato === 'LIVRE';
  const scopes = [
    ...(free && template.porTipo ? [{ key: `tipo:${tipo.id}`, name: tipo.nome }] : []),
    ...(free && template.porOrganizacao
      ? [{ key: `organizacao:${organizacao.id}`, name: organizacao.sigla }]
      : []),
    ...(free && template.porUnidade ? [{ key: `unidade:${unidade.id}`, name: unidade.sigla }] : []),
  ];
  const format = formatOf(template);
  // Two templates of one protocol unit share its yearly sequence: the number identifies the unit, not the template.
  const owner =
    format.formato === 'LIVRE'
      ? `template:${template.id}`
      : `${format.formato.toLowerCase()}:${format.codigo}`;
  const name = format.formato === 'LIVRE' ? format.mascara : `${format.formato} ${format.codigo}`;
  return {
    counter: {
      chave: [owner, ...scopes.map(({ key }) => key)].join(':'),
      ano: free && !template.reinicioAnual ? 0 : ano,
      descricao: [name, ...scopes.map((scope) => scope.name)].join(', '),
      inicio: template.inicio ?? 1,
    },
    write: (sequencia) =>
      `${template.nomeDoTipo ? `${tipo.nome} ` : ''}${formatNumber(format, partsOf(numbered, sequencia))}`,
  };
};

/** What a type of document says in its own register, where no template numbers it. */
export interface TypeRule {
  readonly mascara: string | null;
  readonly reinicioAnual: boolean;
  readonly porUnidade: boolean;
}

/** The rule of a type without template. */
export const planOfType = (rule: TypeRule, numbered: Numbered): NumberPlan => {
  const { tipo, unidade, ano } = numbered;
  const mascara = rule.mascara ?? '{sequencia}/{ano}-{unidade}';
  return {
    counter: {
      chave: rule.porUnidade ? `documento:${tipo.id}:${unidade.id}` : `documento:${tipo.id}`,
      ano: rule.reinicioAnual ? ano : 0,
      descricao: rule.porUnidade ? `${tipo.nome}, ${unidade.sigla}` : tipo.nome,
      inicio: 1,
    },
    write: (sequencia) =>
      `${tipo.nome} ${formatNumber({ formato: 'LIVRE', mascara }, partsOf(numbered, sequencia))}`,
  };
};

const partsOf = ({ tipo, unidade, organizacao, ano }: Numbered, sequencia: number): NumberParts => ({
  sequencia,
  ano,
  unidade: unidade.sigla,
  organizacao: organizacao.sigla,
  sigla: tipo.sigla,
});

const formatOf = (template: NumberTemplate): NumberFormat => {
  const { formato, mascara, codigoNup, origem, codigoOrgao, codigoUnidade } = template;
  if (formato === 'NUP') return { formato, codigo: codigoNup ?? '' };
  if (formato === 'NIPE')
    return { formato, codigo: `${origem ?? ''}${codigoOrgao ?? ''}${codigoUnidade ?? ''}` };
  return { formato, mascara: mascara ?? '{sequencia}/{ano}' };
};
