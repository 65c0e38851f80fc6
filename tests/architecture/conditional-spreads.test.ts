import ts from 'typescript';
import { expect, it } from 'vitest';
import { readModules } from './source-modules.ts';

/** Where absence says something else than undefined, and neither `defined` nor the value itself says it shorter. */
const most = 50;

const isEmpty = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? isEmpty(node.expression)
    : ts.isObjectLiteralExpression(node) && node.properties.length === 0;

const isOption = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node)) return isOption(node.expression);
  if (ts.isConditionalExpression(node)) return isEmpty(node.whenTrue) || isEmpty(node.whenFalse);
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
};

/** An option that is off, written as a spread of nothing: `...(x ? { x } : {})`. */
const optionsOf = (path: string, text: string): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) && isOption(node.expression))
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.pos).line + 1}`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
};

it('says that an option is off by undefined, not by a spread of nothing', () => {
  const found = readModules()
    .filter(({ text }) => /\.\.\.\(/.test(text))
    .flatMap(({ path, text }) => optionsOf(path, text));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
});
