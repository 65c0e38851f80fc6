import ts from 'typescript';

/** What the names inside a function were given. */
export type Bound = ReadonlyMap<ts.Symbol, Source>;
/** Something that is written, and what its names stand for there. */
export type Source = readonly [ts.Expression, Bound];
export type Body = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** Each of one side with one of the other, as many as the longer has. */
export const joined = (
  left: readonly string[],
  right: readonly string[],
  between = '',
): readonly string[] => {
  const most = left.length === 0 || right.length === 0 ? 0 : Math.max(left.length, right.length);
  return Array.from(
    { length: most },
    (_, at) => (left[at] ?? left.at(-1) ?? '') + between + (right[at] ?? right.at(-1) ?? ''),
  );
};

export const nameOf = (part: ts.BindingElement): string => (part.propertyName ?? part.name).getText();

const plain = (name: ts.PropertyName | undefined): string | undefined =>
  name && (ts.isStringLiteral(name) ? name.text : name.getText());

/** The name in `tabs['protocolo-externo']`; one that is only known at run time is of any. */
export const keyOf = (node: ts.Expression): string | undefined =>
  ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
    ? node.argumentExpression.text
    : undefined;

export const valueOf = (property: ts.ObjectLiteralElementLike): ts.Expression | undefined => {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
};

/** The properties of an object that is written out: all, or the one of that name. */
export const members = (object: ts.ObjectLiteralExpression, bound: Bound, name?: string): readonly Source[] =>
  object.properties.flatMap((one) => {
    const value = name === undefined || plain(one.name) === name ? valueOf(one) : undefined;
    return value ? [[value, bound] as const] : [];
  });

/** The expressions that a function may answer with. */
export const results = (body: Body): readonly ts.Expression[] => {
  if (!body.body) return [];
  if (!ts.isBlock(body.body)) return [bare(body.body)];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body.body);
  return found;
};

/** Without the parentheses and the types written around it. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
