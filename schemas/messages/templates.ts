import { errors, type ErrorKind } from '#schemas/errors.ts';
import { ptBR } from './pt-BR/index.ts';

/** How a message speaks (spec.md section 3, message template kinds). */
export type MessageTemplateKind = ErrorKind | 'SUCESSO';

/** A message whose text the organisation may make its own. */
export interface MessageTemplate {
  readonly chave: string;
  readonly tipo: MessageTemplateKind;
  readonly texto: string;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Successes that screens tell, and warnings beside a success; all else about a register refuses a field. */
const successes = [
  'cadastro.consulta.feita',
  'cadastro.exclusao.feita',
  'cadastro.exclusao.feitaVarios',
  'cadastro.formulario.salvo',
  'assinatura.feito',
  'assinatura.lote.assinados',
  'caixa.feito',
  'consulta.feito',
  'editor.concluir.feito',
];
const warnings = [
  'registro.interessado',
  'registro.unidade.inativa',
  'registro.templateNumeracao.sem',
  'registro.acao',
];
/** Texts of the registers that only who runs the installation reads. */
const internal = ['permissao', 'recusa', 'comando', 'tabelas', 'consulta'];

/** Every message that can be overridden, with its kind. */
export const messageTemplates = (): readonly MessageTemplate[] => {
  const { erro, validacao, registro, ...screens } = ptBR;
  const registers = Object.fromEntries(Object.entries(registro).filter(([name]) => !internal.includes(name)));
  return [
    ...leaves(erro, 'erro').map(([chave, texto]) => ({
      chave,
      tipo: errors[chave.slice('erro.'.length) as keyof typeof errors].tipo,
      texto,
    })),
    ...leaves(validacao, 'validacao').map(([chave, texto]) => ({ chave, tipo: 'VALIDACAO' as const, texto })),
    ...leaves(registers, 'registro').map(([chave, texto]) => ({
      chave,
      tipo: warnings.some((start) => chave.startsWith(start)) ? ('AVISO' as const) : ('VALIDACAO' as const),
      texto,
    })),
    ...leaves(screens, '')
      .filter(([chave]) => successes.some((start) => chave.startsWith(start)))
      .map(([chave, texto]) => ({ chave, tipo: 'SUCESSO' as const, texto })),
  ];
};

const leaves = (tree: Tree, at: string): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const key = at === '' ? name : `${at}.${name}`;
    return typeof value === 'string' ? [[key, value] as const] : leaves(value, key);
  });

/** What a text names in braces. */
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => name)),
];
