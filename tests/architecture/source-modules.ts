import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');
export const topFolders = [
  'schemas',
  'resources',
  'src',
  'custom-screens',
  'server',
  'agente',
  'demonstracao',
] as const;

export interface Import {
  /** Path inside the project, or the name of a package. */
  readonly target: string;
  readonly external: boolean;
  /** Gone after compilation: it cannot make a cycle at run time. */
  readonly typeOnly: boolean;
  /** Loaded when it is called for, not when the module is. */
  readonly lazy: boolean;
  readonly missing: boolean;
}

export interface SourceModule {
  /** Path inside the project, with slashes: `server/base/http/envelope.ts`. */
  readonly path: string;
  readonly lines: number;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
  readonly hasDefaultExport: boolean;
}

const aliases: Readonly<Record<string, string>> = {
  '#schemas': 'schemas',
  '#resources': 'resources',
  '#src': 'src',
  '#screens': 'custom-screens',
  '#server': 'server',
  '#agente': 'agente',
  '#tests': 'tests',
  '#demonstracao': 'demonstracao',
};

/** Every TypeScript module of the product's top folders, parsed. */
export const readModules = (base = root): SourceModule[] => {
  if (base !== root) return readAll(base);
  ours ??= readAll(root);
  return ours;
};

/** Read once a worker: several tests ask for them. */
let ours: SourceModule[] | undefined;

const readAll = (base: string): SourceModule[] =>
  topFolders.flatMap((folder) => listFiles(join(base, folder)).map((file) => readModule(base, file)));

const listFiles = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
};

const readModule = (base: string, file: string): SourceModule => {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const exports: string[] = [];
  let hasDefaultExport = false;

  const add = (specifier: ts.Node | undefined, typeOnly: boolean, lazy: boolean): void => {
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push(resolve(base, file, specifier.text, typeOnly, lazy));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause), false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true, false);
    ts.forEachChild(node, visit);
  };
  visit(source);

  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) hasDefaultExport = true;
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) hasDefaultExport = true;
    exports.push(...exportedNames(statement, modifiers));
  }
  if (exports.includes('default')) hasDefaultExport = true;
  const path = relative(base, file).replaceAll('\\', '/');
  return { path, lines: text.split('\n').length, text, imports, exports, hasDefaultExport };
};

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings: names } = clause;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
};

const exportedNames = (statement: ts.Statement, modifiers: readonly ts.Modifier[]): string[] => {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [];
  }
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const named = statement as ts.Statement & { name?: ts.Identifier };
  return named.name ? [named.name.text] : [];
};

const resolve = (base: string, file: string, specifier: string, typeOnly: boolean, lazy: boolean): Import => {
  const found = /^(#\w+)\/(.*)$/.exec(specifier);
  const folder = found?.[1] && aliases[found[1]];
  const absolute = folder
    ? join(base, folder, found[2] ?? '')
    : specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : undefined;
  if (!absolute) return { target: specifier, external: true, typeOnly, lazy, missing: false };
  const target = relative(base, absolute).replaceAll('\\', '/');
  // Vite's suffixes (`?url`) are no part of the name.
  return { target, external: false, typeOnly, lazy, missing: !existsSync(absolute.replace(/\?.*$/, '')) };
};
