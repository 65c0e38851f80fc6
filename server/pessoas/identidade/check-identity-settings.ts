import type { FieldError } from '#schemas/app-error.ts';
import { mensagem, type MessageData, type MessageKey } from '#schemas/messages/index.ts';
import { isDirectoryFilter, loginAttribute } from './directory-filter.ts';

interface Rule {
  readonly valor?: string;
  readonly unidade?: number;
  readonly cargo?: number;
  readonly perfilAcesso?: number;
}

/** What cannot be right in the settings of directory, provider and first entry, whatever the other side answers. */
export const identityProblems = (values: Readonly<Record<string, unknown>>): readonly FieldError[] => [
  ...addressProblems(values),
  ...filterProblems(values),
  ...loginProblems(values),
  ...ruleProblems((values['regrasEntrada'] ?? []) as readonly Rule[]),
];

const problem = (campo: string, key: MessageKey, data: MessageData = {}): FieldError => ({
  campo,
  mensagem: mensagem(key, data),
});

const addressProblems = ({ ldapUrl }: Readonly<Record<string, unknown>>): FieldError[] => {
  if (typeof ldapUrl !== 'string') return [];
  const url = URL.canParse(ldapUrl) ? new URL(ldapUrl) : undefined;
  const plain =
    url?.hostname && !url.username && !url.password && ['', '/'].includes(url.pathname + url.search);
  return plain ? [] : [problem('ldapUrl', 'identidade.diretorio.endereco')];
};

const filterProblems = (values: Readonly<Record<string, unknown>>): FieldError[] =>
  (
    [
      ['ldapFiltro', ['login']],
      ['ldapGruposFiltro', ['dn', 'login']],
    ] as const
  ).flatMap(([name, asked]) => {
    const filter = values[name];
    if (typeof filter !== 'string' || isDirectoryFilter(filter, asked)) return [];
    const campo = asked.map((one) => `{${one}}`).join(' ou ');
    return [problem(name, 'identidade.diretorio.filtro', { campo })];
  });

const loginProblems = ({ ldapFiltro, ldapAtributoLogin }: Readonly<Record<string, unknown>>): FieldError[] =>
  typeof ldapFiltro !== 'string' ||
  typeof ldapAtributoLogin === 'string' ||
  !isDirectoryFilter(ldapFiltro, ['login']) ||
  loginAttribute(ldapFiltro) !== undefined
    ? []
    : [problem('ldapAtributoLogin', 'identidade.diretorio.semAtributo')];

const ruleProblems = (rules: readonly Rule[]): FieldError[] =>
  rules.flatMap(({ valor, unidade, cargo, perfilAcesso }, index) => {
    const at = (field: string): string => `regrasEntrada.${index}.${field}`;
    if (unidade === undefined && cargo !== undefined)
      return [problem(at('unidade'), 'identidade.regra.semUnidade')];
    if (unidade === undefined && perfilAcesso === undefined)
      return [problem(at('unidade'), 'identidade.regra.incompleta')];
    if (unidade !== undefined && cargo === undefined)
      return [problem(at('cargo'), 'identidade.regra.semCargo')];
    const repeated =
      unidade !== undefined &&
      rules.findIndex((other) => other.valor === valor && other.unidade === unidade) < index;
    return repeated ? [problem(at('unidade'), 'identidade.regra.repetida')] : [];
  });
