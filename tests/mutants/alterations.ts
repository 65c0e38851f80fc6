import ts from 'typescript';

/** One rule written otherwise. */
export interface Alteration {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  readonly before: string;
}

const opposite: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.PercentToken]: '*',
};

/** What may stand at a place instead of what stands there; nothing where it is no rule. */
const instead = (node: ts.Node, source: ts.SourceFile): readonly (readonly [ts.Node, string])[] => {
  const text = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const other = opposite[node.operatorToken.kind];
    if (other) return [[node.operatorToken, other]];
    return node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ? [[node, text(node.left)]] : [];
  }
  if (ts.isConditionalExpression(node))
    return [
      [node, text(node.whenTrue)],
      [node, text(node.whenFalse)],
    ];
  if (ts.isIfStatement(node))
    return [
      [node.expression, 'true'],
      [node.expression, 'false'],
    ];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, text(node.operand)]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node)) return [[node, String(Number(node.text) + 1)]];
  if (ts.isExpressionStatement(node)) return [[node, ';']];
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((gone) => [
      node,
      `[${node.elements
        .filter((element) => element !== gone)
        .map(text)
        .join(', ')}]`,
    ]);
  return [];
};

/** Every way in which one rule of a file can be altered, in the order of the file. */
export const alterationsOf = (name: string, content: string): readonly Alteration[] => {
  const source = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true);
  const found: Alteration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [place, text] of instead(node, source)) {
      const start = place.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end: place.getEnd(), text, line, before: place.getText(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

export const altered = (content: string, { start, end, text }: Alteration): string =>
  content.slice(0, start) + text + content.slice(end);
