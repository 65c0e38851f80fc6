import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root, topFolders } from './source-modules.ts';

/** Where absence says something else than undefined, and neither `defined` nor the value itself says it shorter. */
const mostOptions = 50;

const files = [...topFolders, 'tests', 'bin'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mts|mjs)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
);

/** Where nodes of that form stand in the files whose text could hold one: `path:line`. */
const placesOf = (form: RegExp, is: (node: ts.Node) => boolean, among = files): string[] =>
  among
    .filter(({ text }) => form.test(text))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
      const found: string[] = [];
      const look = (node: ts.Node): void => {
        if (is(node)) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
        ts.forEachChild(node, look);
      };
      look(file);
      return found;
    });

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

const isEmpty = (node: ts.Expression): boolean => {
  const inside = bare(node);
  return ts.isObjectLiteralExpression(inside) && inside.properties.length === 0;
};

/** An option that is off, written as a spread of nothing: `...(x ? { x } : {})`. */
const isSpreadOption = (node: ts.Node): boolean => {
  if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node)) return false;
  const spread = bare(node.expression);
  if (ts.isConditionalExpression(spread)) return isEmpty(spread.whenTrue) || isEmpty(spread.whenFalse);
  return ts.isBinaryExpression(spread) && spread.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
};

/** A literal spread into a literal of its kind, or into arguments: what it holds can be written in its place. */
const isSpreadLiteral = (node: ts.Node): boolean =>
  ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
    ? ts.isObjectLiteralExpression(bare(node.expression))
    : ts.isSpreadElement(node) && ts.isArrayLiteralExpression(bare(node.expression));

/** An effect whose whole body is a call that newer browsers answer with a promise, which React would take for its end. */
const isAnsweringEffect = (node: ts.Node): boolean => {
  if (!ts.isCallExpression(node) || !/^use(Layout)?Effect$/.test(node.expression.getText())) return false;
  const [effect] = node.arguments;
  if (!effect || !ts.isArrowFunction(effect) || !ts.isCallExpression(effect.body)) return false;
  const { expression: called } = effect.body;
  return ts.isPropertyAccessExpression(called) && /^(scroll.*|focus|play)$/.test(called.name.text);
};

/** `vi.mock` of a module of ours: a spy on what it exports is seen by who loaded it before, too. */
const isReplacedModule = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  /^vi\.(mock|doMock)$/.test(node.expression.getText()) &&
  /^['"][#.]/.test(node.arguments[0]?.getText() ?? '');

it('says that an option is off by undefined, not by a spread of nothing', () => {
  const product = files.filter(({ path }) => topFolders.some((folder) => path.startsWith(`${folder}/`)));
  const found = placesOf(/\.\.\.\(/, isSpreadOption, product);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(mostOptions);
});

it('spreads no literal: what it holds is written in its place', () => {
  expect(placesOf(/\.\.\.\(?[[{]/, isSpreadLiteral)).toEqual([]);
});

it('gives back from an effect nothing but how it ends: `void` before a call that may answer', () => {
  expect(placesOf(/\buse(Layout)?Effect\b/, isAnsweringEffect)).toEqual([]);
});

it('replaces no module of ours in a test: files share a worker, and another may have loaded it', () => {
  expect(
    placesOf(
      /vi\s*\.(?:do)?mock\b/i,
      isReplacedModule,
      files.filter(({ path }) => !path.startsWith('tests/setup/')),
    ),
  ).toEqual([]);
});

describe('the forms themselves', () => {
  const among = (text: string) => [{ path: 'a.tsx', text }];
  it.each(['const a = { ...(x ? { x } : {}) };', 'const a = <B {...(x && { x })} />;'])('%s', (text) => {
    expect(placesOf(/./, isSpreadOption, among(text))).toHaveLength(1);
  });
  it.each(['const a = { ...{ x } };', 'const a = <B {...{ x }} />;', 'f(...[x]);', 'const a = [...[x]];'])(
    '%s',
    (text) => {
      expect(placesOf(/./, isSpreadLiteral, among(text))).toHaveLength(1);
    },
  );
  it.each(['useEffect(() => a.scrollIntoView());', 'useLayoutEffect(() => a.current?.focus(), []);'])(
    '%s',
    (text) => {
      expect(placesOf(/./, isAnsweringEffect, among(text))).toHaveLength(1);
    },
  );
  it.each(['useEffect(() => void a.focus(), []);', 'useEffect(() => listen(a), []);'])(
    '%s is fine',
    (text) => {
      expect(placesOf(/./, isAnsweringEffect, among(text))).toEqual([]);
    },
  );
  it.each(["vi.mock('#src/a.ts', () => ({}));", "vi.doMock('../a.ts');"])('%s', (text) => {
    expect(placesOf(/./, isReplacedModule, among(text))).toHaveLength(1);
  });
  it.each(["vi.mock('mssql', () => ({}));", "vi.spyOn(a, 'b');"])('%s is fine', (text) => {
    expect(placesOf(/./, isReplacedModule, among(text))).toEqual([]);
  });
});
