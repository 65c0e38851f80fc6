import ts from 'typescript';
import {
  bare,
  joined,
  keyOf,
  members,
  nameOf,
  results,
  valueOf,
  type Body,
  type Bound,
  type Source,
} from './sql-syntax.ts';

/** Stands in a text for a value: a parameter, once the text is whole. */
const hole = '\u0000';
/** Where a fragment is chosen at run time, no more readings of one text than these. */
const mostReadings = 24;
/** Fragments within fragments; past this a function calls itself. */
const deepest = 30;
/** Objects that come from objects, through calls; what a statement is made of comes from fewer, and each multiplies the ways. */
const deepestObjects = 6;

/**
 * Reads, without running it, what a `sql` template says: fragments are followed to where they are written, through
 * constants, parameters, functions and properties; values become parameters. Where there is a choice, each side is
 * read at least once.
 */
export class SqlReader {
  readonly #checker: ts.TypeChecker;
  readonly #calls = new Map<ts.Symbol, ts.CallExpression[]>();
  readonly #properties = new Map<ts.Symbol, ts.Expression[]>();
  readonly #pushed = new Map<ts.Symbol, ts.Expression[]>();
  /** What could not be followed, as it is written. */
  readonly lost = new Set<string>();
  #depth = 0;
  #objectDepth = 0;

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    // fragments are made and given where the library is imported
    for (const file of files) if (file.text.includes("from 'kysely'")) this.#index(file);
  }

  /** Every reading of a template, with `$1`, `$2` for its values. */
  read(template: ts.Expression): readonly string[] {
    return this.#readings(template, new Map()).map((text) => {
      let count = 0;
      return text.replaceAll(hole, () => `$${++count}`);
    });
  }

  #index(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const { expression: callee } = node;
      this.#add(this.#calls, this.#symbol(callee), node);
      if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'push')
        for (const one of node.arguments) this.#add(this.#pushed, this.#symbol(callee.expression), one);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const expected = this.#checker.getContextualType(node);
      const types = expected?.isUnion() ? expected.types : expected ? [expected] : [];
      for (const property of node.properties) {
        const value = valueOf(property);
        for (const type of value ? types : [])
          this.#add(this.#properties, type.getProperty(property.name?.getText() ?? ''), value);
      }
    }
    ts.forEachChild(node, (child) => this.#index(child));
  }

  #add<T>(map: Map<ts.Symbol, T[]>, symbol: ts.Symbol | undefined, value: T | undefined): void {
    if (symbol && value) map.set(symbol, [...(map.get(symbol) ?? []), value]);
  }

  #symbol(node: ts.Node): ts.Symbol | undefined {
    const found =
      node.parent && ts.isShorthandPropertyAssignment(node.parent)
        ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
        : this.#checker.getSymbolAtLocation(node);
    return found && found.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(found) : found;
  }

  #isFragment(node: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => part.getProperty('toOperationNode') !== undefined);
  }

  #readings(given: ts.Expression, bound: Bound): readonly string[] {
    const node = bare(given);
    if (this.#depth > deepest) return this.#give(node);
    this.#depth++;
    try {
      return this.#readingsOf(node, bound).slice(0, mostReadings);
    } finally {
      this.#depth--;
    }
  }

  #readingsOf(node: ts.Expression, bound: Bound): readonly string[] {
    if (ts.isTaggedTemplateExpression(node)) return this.#template(node.template, bound);
    if (!this.#isFragment(node)) return [hole];
    if (ts.isConditionalExpression(node))
      return [...this.#readings(node.whenTrue, bound), ...this.#readings(node.whenFalse, bound)];
    if (ts.isBinaryExpression(node))
      return [...this.#readings(node.left, bound), ...this.#readings(node.right, bound)];
    if (ts.isCallExpression(node)) return this.#call(node, bound);
    const sources = this.#sources(node, bound);
    if (sources.length === 0) return this.#give(node);
    return sources.flatMap(([source, its]) => this.#readings(source, its));
  }

  #template(template: ts.TemplateLiteral, bound: Bound): readonly string[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
    return template.templateSpans.reduce<readonly string[]>(
      (texts, span) =>
        joined(
          texts,
          this.#readings(span.expression, bound).map((text) => text + span.literal.text),
        ),
      [template.head.text],
    );
  }

  #call(node: ts.CallExpression, bound: Bound): readonly string[] {
    const callee = node.expression;
    if (ts.isPropertyAccessExpression(callee) && callee.expression.getText() === 'sql')
      return this.#helper(callee.name.text, node.arguments, bound) ?? this.#give(node);
    const answers = this.#answers(node, bound);
    if (answers.length === 0) return this.#give(node);
    return answers.flatMap(([result, its]) => this.#readings(result, its));
  }

  /** What a call may answer, with the parameters given. */
  #answers(node: ts.CallExpression, bound: Bound): readonly Source[] {
    return this.#functions(node.expression, bound).flatMap(([body, its]) => {
      const inside = new Map([...bound, ...its]);
      body.parameters.forEach((parameter, at) => {
        const argument = node.arguments[at] ?? parameter.initializer;
        if (argument) this.#bind(parameter.name, [argument, node.arguments[at] ? bound : its], inside);
      });
      return results(body).map((result) => [result, inside] as const);
    });
  }

  /** A parameter stands for what it was given; one that is unpacked, each part for its property. */
  #bind(name: ts.BindingName, given: Source, inside: Map<ts.Symbol, Source>): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.#symbol(name);
      if (symbol) inside.set(symbol, given);
      return;
    }
    const objects = this.#objects(...given);
    for (const part of name.elements) {
      if (!ts.isBindingElement(part)) continue;
      const [found] = objects.flatMap(([one, its]) => members(one, its, nameOf(part)));
      if (found) this.#bind(part.name, found, inside);
    }
  }

  #helper(
    name: string,
    [first, second]: readonly ts.Expression[],
    bound: Bound,
  ): readonly string[] | undefined {
    if (!first) return undefined;
    if (name === 'join') return this.#list(first, second ? this.#readings(second, bound)[0] : ', ', bound);
    const type = this.#checker.getTypeAtLocation(first);
    if (name === 'lit' && type.flags & ts.TypeFlags.NumberLike) return ['1'];
    const words = this.#words(first, bound);
    if (name === 'lit' && words.length === 0) return [`''`];
    if (words.length === 0) return undefined;
    if (name === 'raw') return words;
    if (name === 'lit') return words.map((word) => `'${word}'`);
    return words.map((word) => word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  }

  #list(node: ts.Expression, between: string | undefined, bound: Bound): readonly string[] {
    const elements = this.#elements(node, bound).map(([one, its]) => this.#readings(one, its));
    const [first = [hole], ...others] = elements;
    return others.reduce((texts, one) => joined(texts, one, between), first);
  }

  /** The elements of a list that is written out; one that is made stands for all of its kind. */
  #elements(given: ts.Expression, bound: Bound): readonly Source[] {
    const node = bare(given);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((one) =>
        ts.isSpreadElement(one) ? this.#elements(one.expression, bound) : [[one, bound] as const],
      );
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [made] = node.arguments;
      const { name, expression } = node.expression;
      if (made && ts.isArrowFunction(made) && (name.text === 'map' || name.text === 'flatMap')) {
        const symbol = made.parameters[0] && this.#symbol(made.parameters[0].name);
        return this.#elements(expression, bound).flatMap((one) => {
          const inside = symbol ? new Map([...one[1], ...bound, [symbol, one] as const]) : bound;
          return results(made).map((result) => [result, inside] as const);
        });
      }
      return this.#elements(expression, bound);
    }
    if (!ts.isIdentifier(node)) return [[node, bound]];
    const sources = this.#sources(node, bound);
    const symbol = this.#symbol(node);
    const pushed = (symbol && this.#pushed.get(symbol)) ?? [];
    if (sources.length === 0 && pushed.length === 0) return [[node, bound]];
    return [
      ...sources.flatMap(([one, its]) => this.#elements(one, its)),
      ...pushed.map((one) => [one, bound] as const),
    ];
  }

  /** What a text that goes into the statement may be. */
  #words(given: ts.Expression, bound: Bound): readonly string[] {
    const node = bare(given);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<readonly string[]>(
        (texts, span) =>
          joined(
            texts,
            this.#words(span.expression, bound).map((word) => word + span.literal.text),
          ),
        [node.head.text],
      );
    if (ts.isConditionalExpression(node))
      return [...this.#words(node.whenTrue, bound), ...this.#words(node.whenFalse, bound)];
    const symbol = this.#symbol(node);
    const source = symbol && bound.get(symbol);
    if (source) return this.#words(...source);
    const type = this.#checker.getTypeAtLocation(node);
    const literals = (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral());
    if (literals.length > 0) return literals.map(({ value }) => value);
    return this.#sources(node, bound).flatMap(([source, its]) => this.#words(source, its));
  }

  /** Where what a name or a property stands for is written. */
  #sources(node: ts.Expression, bound: Bound): readonly Source[] {
    const symbol = this.#symbol(ts.isPropertyAccessExpression(node) ? node.name : node);
    const given = symbol && bound.get(symbol);
    if (given) return [given];
    const owner =
      ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? node.expression : undefined;
    const name = ts.isPropertyAccessExpression(node) ? node.name.text : keyOf(node);
    const own = owner ? this.#objects(owner, bound).flatMap(([one, its]) => members(one, its, name)) : [];
    if (own.length > 0) return own;
    return (symbol?.declarations ?? []).flatMap((one) => this.#declared(one, symbol, bound));
  }

  #declared(node: ts.Declaration, symbol: ts.Symbol | undefined, bound: Bound): readonly Source[] {
    if (ts.isVariableDeclaration(node) && node.initializer) return [[node.initializer, bound]];
    if (ts.isPropertyAssignment(node)) return [[node.initializer, bound]];
    if (ts.isBindingElement(node)) return this.#unpacked(node, bound);
    if (ts.isParameter(node)) return this.#passed(node);
    return (symbol ? (this.#properties.get(symbol) ?? []) : []).map((one) => [one, bound] as const);
  }

  /** `{ from }` of a parameter or of a constant: the property of that name. */
  #unpacked(node: ts.BindingElement, bound: Bound): readonly Source[] {
    const whole = node.parent.parent;
    const from = ts.isVariableDeclaration(whole) ? whole.initializer : undefined;
    const own = from
      ? this.#objects(from, bound).flatMap(([one, its]) => members(one, its, nameOf(node)))
      : [];
    if (own.length > 0) return own;
    const property = this.#checker.getTypeAtLocation(node.parent).getProperty(nameOf(node));
    return (property ? (this.#properties.get(property) ?? []) : []).map((one) => [one, bound] as const);
  }

  /** What the callers of a function give to it. */
  #passed(parameter: ts.ParameterDeclaration): readonly Source[] {
    const owner = parameter.parent;
    const at = owner.parameters.indexOf(parameter);
    const name = ts.isVariableDeclaration(owner.parent) ? owner.parent.name : owner.name;
    const symbol = name && this.#symbol(name);
    const given = (symbol ? (this.#calls.get(symbol) ?? []) : []).map(({ arguments: all }) =>
      parameter.dotDotDotToken ? all.slice(at) : all.slice(at, at + 1),
    );
    return [...given.flat(), parameter.initializer].flatMap((one) =>
      one ? [[one, new Map()] as const] : [],
    );
  }

  #objects(node: ts.Expression, bound: Bound): readonly (readonly [ts.ObjectLiteralExpression, Bound])[] {
    const inner = bare(node);
    if (ts.isObjectLiteralExpression(inner)) return [[inner, bound]];
    if (this.#objectDepth >= deepestObjects) return [];
    this.#objectDepth++;
    try {
      if (ts.isCallExpression(inner))
        return this.#answers(inner, bound).flatMap(([made, its]) => this.#objects(made, its));
      if (!ts.isIdentifier(inner) && !ts.isElementAccessExpression(inner)) return [];
      return this.#sources(inner, bound).flatMap(([source, its]) => this.#objects(source, its));
    } finally {
      this.#objectDepth--;
    }
  }

  #functions(callee: ts.Expression, bound: Bound): readonly (readonly [Body, Bound])[] {
    const declared = (this.#symbol(callee)?.declarations ?? []).filter(ts.isFunctionDeclaration);
    if (declared.length > 0) return declared.map((one) => [one, bound] as const);
    return this.#sources(callee, bound).flatMap(([source, its]) => {
      const node = bare(source);
      if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [[node, its] as const];
      if (ts.isIdentifier(node) || ts.isElementAccessExpression(node)) return this.#functions(node, its);
      if (!ts.isCallExpression(node)) return [];
      return this.#answers(node, its).flatMap(([made, inside]) =>
        ts.isArrowFunction(made) ? [[made, inside] as const] : [],
      );
    });
  }

  #give(node: ts.Node): readonly string[] {
    this.lost.add(node.getText().slice(0, 120));
    return [];
  }
}
