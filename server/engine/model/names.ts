import { createHash } from 'node:crypto';

/** PostgreSQL cuts identifiers silently at 63 bytes; two long names could then collide. */
const longest = 63;

/** Name of a table, constraint or index made of several parts, shortened with a digest when it would be cut. */
export const objectName = (...parts: readonly string[]): string => {
  const name = parts.join('_');
  if (Buffer.byteLength(name) <= longest) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, longest - 9)}_${digest}`;
};

/** An identifier from a definition, quoted; never give it text of a request. */
export const quote = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** A table of a register with its schema. */
export const qualified = (table: string): string => `registro.${quote(table)}`;

/** A text constant of a definition inside a statement that takes no parameters (DDL, cached fragments). */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
