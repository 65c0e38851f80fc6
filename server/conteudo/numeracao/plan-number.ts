import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { especieDe } from '#schemas/especies.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { codeOf, writeNumber, type NumberParts, type NumberRule } from '#schemas/numeracao/format-number.ts';
import type { Counter } from './counter.ts';
import type { NumberTemplate } from './template.repository.ts';

/** For what a number is asked. */
export interface Numbered {
  /** Kind of content. */
  readonly especie: number;
  readonly tipo: { readonly id: number; readonly nome: string; readonly sigla: string };
  readonly unidade: { readonly id: number; readonly sigla: string };
  readonly organizacao: { readonly id: number; readonly sigla: string };
  readonly ano: number;
}

/** Which counter gives the number, and how it is written. */
export interface NumberPlan {
  /** Kind of content whose numbers it must not repeat. */
  readonly tipo: number;
  readonly counter: Counter;
  readonly write: (sequencia: number) => string;
}

/** The rule of a template. */
export const planOfTemplate = (template: NumberTemplate, numbered: Numbered): NumberPlan => {
  const { tipo, unidade, organizacao, ano } = numbered;
  const free = template.formato === 'LIVRE';
  const scopes = [
    ...(free && template.porTipo ? [{ key: `${typeWord(numbered)}:${tipo.id}`, name: tipo.nome }] : []),
    ...(free && template.porOrganizacao
      ? [{ key: `organizacao:${organizacao.id}`, name: organizacao.sigla }]
      : []),
    ...(free && template.porUnidade ? [{ key: `unidade:${unidade.id}`, name: unidade.sigla }] : []),
  ];
  const { formato } = template;
  const code = codeOf(template);
  // Two templates of one protocol unit share its yearly sequence: the number identifies the unit, not the template.
  const owner = free ? `template:${template.id}` : `${formato.toLowerCase()}:${code}`;
  const name = free ? code : `${formato} ${code}`;
  return {
    tipo: numbered.especie,
    counter: {
      chave: [owner, ...scopes.map(({ key }) => key)].join(':'),
      ano: free && !template.reinicioAnual ? 0 : ano,
      descricao: [name, ...scopes.map((scope) => scope.name)].join(', '),
      inicio: template.inicio ?? 1,
    },
    write: (sequencia) => written(template, numbered, sequencia),
  };
};

/** The sequences of a type of process are not those of the type of document with its id. */
const typeWord = ({ especie }: Numbered): string =>
  especie === tipoConteudo.processo ? 'tipoProcesso' : 'tipo';

/** Processes that no template numbers: one sequence a year for each organisation. */
export const planOfProcesses = (numbered: Numbered): NumberPlan => {
  const { organizacao, ano } = numbered;
  return {
    tipo: numbered.especie,
    counter: {
      chave: `processo:${organizacao.id}`,
      ano,
      descricao: mensagem('numeracao.processos', { organizacao: organizacao.sigla }),
      inicio: 1,
    },
    write: (sequencia) =>
      written({ formato: 'LIVRE', mascara: '{sequencia}/{ano}', nomeDoTipo: false }, numbered, sequencia),
  };
};

/** Whether the number is that of a protocol unit for everything. */
export const isNational = ({ counter }: Pick<NumberPlan, 'counter'>): boolean =>
  /^(nup|nipe):/.test(counter.chave);

/** Protocol numbers that no template gives: one sequence a year for each protocol unit, whatever it is that is protocolled. */
export const planOfProtocols = ({
  id,
  sigla,
  ano,
}: {
  readonly id: number;
  readonly sigla: string;
  readonly ano: number;
}): NumberPlan => ({
  tipo: tipoConteudo.arquivoDigital,
  counter: {
    chave: `protocolos:${id}`,
    ano,
    descricao: mensagem('numeracao.protocolos', { unidade: sigla }),
    inicio: 1,
  },
  write: (sequencia) => `${String(sequencia).padStart(6, '0')}/${ano}-${sigla}`,
});

/** What a type of document, or of dossier, says in its own register, where no template numbers it. */
interface TypeRule {
  readonly mascara: string | null;
  readonly reinicioAnual: boolean;
  readonly porUnidade: boolean;
}

/** The rule of a type without template. */
export const planOfType = (rule: TypeRule, numbered: Numbered): NumberPlan => {
  const { tipo, unidade, ano } = numbered;
  const mascara = rule.mascara ?? '{sequencia}/{ano}-{unidade}';
  return {
    tipo: numbered.especie,
    counter: {
      chave: [especieDe(numbered.especie).pasta, tipo.id, ...(rule.porUnidade ? [unidade.id] : [])].join(':'),
      ano: rule.reinicioAnual ? ano : 0,
      descricao: rule.porUnidade ? `${tipo.nome}, ${unidade.sigla}` : tipo.nome,
      inicio: 1,
    },
    write: (sequencia) => written({ formato: 'LIVRE', mascara, nomeDoTipo: true }, numbered, sequencia),
  };
};

const partsOf = ({ tipo, unidade, organizacao, ano }: Numbered, sequencia: number): NumberParts => ({
  sequencia,
  ano,
  unidade: unidade.sigla,
  organizacao: organizacao.sigla,
  sigla: tipo.sigla,
});

const written = (rule: NumberRule, numbered: Numbered, sequencia: number): string => {
  const number = writeNumber(rule, numbered.tipo.nome, partsOf(numbered, sequencia));
  if (number === undefined)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('numeracao.esgotada') });
  return number;
};
