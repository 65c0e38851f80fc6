import type { NoCorpo } from './no-corpo.ts';

/** Of who receives, what there may be nothing of. */
const absentable: ReadonlySet<string> = new Set([
  'destinatario_tratamento',
  'destinatario_cargo',
  'destinatario_orgao',
]);

/**
 * The children of a paragraph that say nothing once the recipient is known: lines of an address made only of what the recipient
 * lacks, and the unit written again under its own name. The break that held each line goes with it.
 */
export const linhasAusentes = (
  content: readonly NoCorpo[],
  valueOf: (chave: string) => string | undefined,
): ReadonlySet<number> => {
  const nome = valueOf('destinatario_nome');
  if (nome === undefined) return new Set();
  const named = content.some((no) => keyOf(no) === 'destinatario_nome');
  const isAbsent = (no: NoCorpo): boolean => {
    const key = keyOf(no);
    if (key === undefined) return no.type === 'text' && no.text?.trim() === '';
    const value = valueOf(key);
    return absentable.has(key) && (value === undefined || (named && isUnit(key) && value === nome));
  };
  const lines = linesIn(content);
  const gone = new Set(
    lines.filter(
      (line) =>
        line.some((at) => keyOf(content[at]) !== undefined) &&
        line.every((at) => isAbsent(content[at] as NoCorpo)),
    ),
  );
  if (gone.size === 0 || gone.size === lines.length) return new Set();
  // each line but the first of those that stay has a break before it
  const last = lines.findLastIndex((line) => !gone.has(line));
  return new Set(
    lines.flatMap((line, at) => {
      if (!gone.has(line)) return [];
      const from = line[0] as number;
      return [...line, at > last ? from - 1 : (line.at(-1) as number) + 1];
    }),
  );
};

const isUnit = (key: string): boolean => key === 'destinatario_orgao';

const keyOf = (no: NoCorpo | undefined): string | undefined =>
  no?.type === 'marcador' ? String(no.attrs?.['chave']) : undefined;

/** The indices of each line that holds something. */
const linesIn = (content: readonly NoCorpo[]): number[][] => {
  const lines: number[][] = [[]];
  content.forEach((no, at) => {
    if (no.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(at);
  });
  return lines.filter((line) => line.length > 0);
};
