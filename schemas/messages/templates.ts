import { errors } from '#schemas/errors.ts';
import { kindOf, type MessageTemplateKind } from './kinds.ts';
import { ptBR } from './pt-BR/index.ts';

/** A message whose text the organisation may make its own. */
interface MessageTemplate {
  readonly chave: string;
  readonly tipo: MessageTemplateKind;
  readonly texto: string;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every message that can be overridden, with its kind. */
export const messageTemplates = (): readonly MessageTemplate[] =>
  leaves(ptBR, '').flatMap(([chave, texto]) => {
    const tipo = errorKind(chave) ?? kindOf(chave);
    return tipo === undefined ? [] : [{ chave, tipo, texto }];
  });

/** The errors have their kinds in a table of their own. */
const errorKind = (chave: string): MessageTemplateKind | undefined => {
  const [area, code = ''] = chave.split('.');
  return area === 'erro' ? errors[code as keyof typeof errors].tipo : undefined;
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
