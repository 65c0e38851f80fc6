import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ptBR } from '#schemas/messages/index.ts';
import { kindLines, kindOf, lineOf } from '#schemas/messages/kinds.ts';
import { messageTemplates } from '#schemas/messages/templates.ts';
import { readModules } from './source-modules.ts';

const server = readModules().filter(({ path }) => path.startsWith('server/'));

/** Names under which a text reaches people: in a refusal, in the reason of one, in the answer of an action. */
const spoken = ['mensagem', 'motivo'];

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** Sentences written where they are said, and not in the catalogue. */
const literals = (path: string, text: string): string[] => {
  if (!/\b(mensagem|motivo):|\b(field|fieldError|refuseField)\(/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && isSpoken(node) && /\S \S/.test(node.getText()))
      found.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isSpoken = ({ parent }: ts.Node): boolean => {
  if (ts.isConditionalExpression(parent)) return isSpoken(parent);
  if (ts.isPropertyAssignment(parent)) return spoken.includes(parent.name.getText());
  return ts.isCallExpression(parent) && /^(field|fieldError|refuseField)$/.test(parent.expression.getText());
};

describe('what the server says to people', () => {
  it('is in the catalogue, never where it is said', () => {
    expect(server.flatMap(({ path, text }) => literals(path, text))).toEqual([]);
    expect(
      literals('a.ts', `const a = { erros: [{ campo: 'x', mensagem: 'Escolha outro.' }] };`),
    ).toHaveLength(1);
    expect(literals('a.ts', `throw fieldError('prazo', 'Escolha uma data.');`)).toHaveLength(1);
  });

  it('has a line in the table of kinds, even if only to say that it is no message', () => {
    const keys = server.flatMap(({ text }) =>
      [...text.matchAll(/(?:mensagem\(|refuseField\([^,()]+,)\s*'(\w+(?:\.[\w-]+)+)'/g)].map(
        ([, key = '']) => key,
      ),
    );
    expect(keys.length).toBeGreaterThan(150);
    const outside = keys.filter((key) => !key.startsWith('erro.') && lineOf(key) === undefined);
    expect([...new Set(outside)].sort()).toEqual([]);
  });

  it('is told in the kind that it is, and no line of the table is left over', () => {
    const keys = messageTemplates().map(({ chave }) => chave);
    const inCatalogue = (line: string): boolean =>
      line
        .split('.')
        .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], ptBR) !==
        undefined || keys.some((key) => lineOf(key) === line);
    expect(kindLines.filter((line) => !inCatalogue(line))).toEqual([]);
    expect(
      [
        'registro.numeracao.avancou',
        'registro.usuario.bloqueou',
        'registro.ausencia.substitutoAusente',
        'registro.usuario.ultimoAdministrador',
        'documento.motivo.emTransito',
        'documento.recusa.destinoAusente',
        'volume.ordem.falhou',
        'entrada.correio.linkTexto',
        'assinatura.lote.assinados_one',
        'registro.comando.certos',
        'cadastro.lista.titulo',
      ].map(kindOf),
    ).toEqual([
      'SUCESSO',
      'SUCESSO',
      'AVISO',
      'VALIDACAO',
      'AVISO',
      'VALIDACAO',
      'ERRO',
      'AVISO',
      'SUCESSO',
      undefined,
      undefined,
    ]);
    expect(messageTemplates().find(({ chave }) => chave === 'erro.naoEncontrado')?.tipo).toBe('ERRO');
  });
});
