import ts from 'typescript';

interface ColumnType {
  readonly table: string;
  readonly column: string;
  /** Kind of value that reading gives. */
  readonly kind: 'number' | 'text' | 'boolean' | 'instant' | 'bytes' | 'json';
  readonly empty: boolean;
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns that the types behind the query builder (`Tables`) promise. */
export const typedColumns = (program: ts.Program): readonly ColumnType[] => {
  const checker = program.getTypeChecker();
  const file = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('server/base/db/generated-tables.ts'));
  const symbol = file && checker.getSymbolAtLocation(file)?.exports?.get('Tables' as ts.__String);
  if (!file || !symbol) throw new Error('Tables não foi encontrado');
  const typeOf = (property: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(property, file);
  return checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .flatMap((table) =>
      typeOf(table)
        .getProperties()
        .flatMap((property) => {
          const type = typeOf(property);
          const read = type.getProperty('__select__');
          const value = read ? typeOf(read) : type;
          // a column that is only written, or only searched
          if (value.flags & ts.TypeFlags.Never) return [];
          const name = table.getName().split('.').map(snake).join('.');
          return {
            table: name.includes('.') ? name : `public.${name}`,
            column: snake(property.getName()),
            kind: kindOf(checker.getNonNullableType(value)),
            empty: checker.getNonNullableType(value) !== value,
          };
        }),
    );
};

const kindOf = (type: ts.Type): ColumnType['kind'] => {
  const all = (flag: ts.TypeFlags): boolean =>
    (type.isUnion() ? type.types : [type]).every((part) => part.flags & flag);
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.StringLike)) return 'text';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  const name = type.getSymbol()?.getName();
  if (name === 'Date') return 'instant';
  return name === 'Buffer' ? 'bytes' : 'json';
};
