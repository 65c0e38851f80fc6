import { join } from 'node:path';
import ts from 'typescript';
import { root } from '#tests/architecture/source-modules.ts';
import { SqlReader } from './read-sql.ts';

interface SqlText {
  /** `server/pessoas/…​.ts:12`. */
  readonly where: string;
  readonly text: string;
}

interface SqlTexts {
  readonly texts: readonly SqlText[];
  /** Files with statements of which no reading was found. */
  readonly unread: readonly string[];
  /** Fragments that could not be followed. */
  readonly lost: readonly string[];
}

const statement = /^\s*(with|select|insert|update|delete|\(select)\b/i;

/** What directs a transaction or a connection names no table, and PostgreSQL does not prepare it. */
const unprepared = /^\s*(savepoint|rollback|release|set|listen|lock)\b/i;

/** The server's program, with types. */
export const serverProgram = (): ts.Program => {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['server'] },
    ts.sys,
    root,
  );
  return ts.createProgram(fileNames, { ...options, types: ['node'] });
};

/** Every statement that the server writes out: `sql` templates that are run, and texts given to a connection. */
export const sqlTexts = (program: ts.Program): SqlTexts => {
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(root, 'server/')));
  const reader = new SqlReader(program.getTypeChecker(), files);
  const texts: SqlText[] = [];
  const unread: string[] = [];
  const add = (node: ts.Node, found: readonly string[]): void => {
    const file = node.getSourceFile();
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const where = `${file.fileName.slice(root.length + 1)}:${line}`;
    if (found.length === 0) unread.push(where.slice(0, where.lastIndexOf(':')));
    for (const text of new Set(found)) texts.push({ where, text });
  };
  const visit = (node: ts.Node): void => {
    if (isRun(node)) add(node, reader.read(node));
    const given = givenToConnection(node);
    if (given !== undefined) add(node, [given]);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return { texts, unread: [...new Set(unread)].sort(), lost: [...reader.lost] };
};

/** A `sql` template that is executed: a whole statement. */
const isRun = (node: ts.Node): node is ts.TaggedTemplateExpression => {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return false;
  const { parent, template } = node;
  const head = ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text;
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'execute') return !unprepared.test(head);
  return false;
};

const givenToConnection = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [first] = node.arguments;
  if (node.expression.name.text !== 'query' || !first || !ts.isStringLiteralLike(first)) return undefined;
  return statement.test(first.text) ? first.text : undefined;
};
