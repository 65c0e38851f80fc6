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

/** The same of what is written in SQL, where one word stands for the rule. */
const oppositeInSql: readonly (readonly [RegExp, string])[] = [
  [/ <> /g, ' = '],
  [/(?<!\bset \w+) = /g, ' <> '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/(?<!between \S+ )\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bnot exists\b/g, 'exists'],
  [/(?<!not )\bexists\b/g, 'not exists'],
  [/(?<!exists |is |and |or )\bnot (?!exists|null|in\b)/g, ''],
  [/\bmin\(/g, 'max('],
  [/\bgreatest\(/g, 'least('],
  [/ \+ 1\b/g, ' + 2'],
  [/ desc\b/g, ' asc'],
];

/** Of one piece of the text of a query, between two values. */
const alterationsInSql = (piece: ts.Node, source: ts.SourceFile): readonly Alteration[] => {
  const start = piece.getStart(source);
  const text = piece.getText(source);
  return oppositeInSql.flatMap(([rule, other]) =>
    [...text.matchAll(rule)].map((match) => {
      const at = start + match.index;
      const line = source.getLineAndCharacterOfPosition(at).line + 1;
      return { start: at, end: at + match[0].length, text: other, line, before: match[0] };
    }),
  );
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

const isQuery = (node: ts.Node, source: ts.SourceFile): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql';

const piecesOf = ({ template }: ts.TaggedTemplateExpression): readonly ts.Node[] =>
  ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];

/**
 * Every way in which one rule of a file can be altered, in the order of the file; what its queries say too, where tests with a
 * database look at them.
 */
export const alterationsOf = (
  name: string,
  content: string,
  { queries = false } = {},
): readonly Alteration[] => {
  const source = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true);
  const found: Alteration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [place, text] of instead(node, source)) {
      const start = place.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end: place.getEnd(), text, line, before: place.getText(source) });
    }
    if (queries && isQuery(node, source))
      found.push(...piecesOf(node).flatMap((piece) => alterationsInSql(piece, source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

export const altered = (content: string, { start, end, text }: Alteration): string =>
  content.slice(0, start) + text + content.slice(end);
