import { sinais, type Comparacao, type Linha, type Operador, type Regra, type Valor } from './regra.ts';
import { isPlainName, writeFeel } from './write-feel.ts';

/** What stands in the place of each text while the rest is read: no condition has it outside of one. */
const mark = '§';
const quoted = /"((?:[^"\\]|\\.)*)"/gu;
/** The others (a new line, a letter by its number) are of who writes FEEL. */
const escaped = /\\(["\\])/g;
const comparisons = new Map(
  Object.entries(sinais).map(([name, sign]) => [sign as string, name as Comparacao]),
);

const field = String.raw`(?:(fluxo|conteudo)\.([\p{L}_][\p{L}\p{N}_]*)|get value\((fluxo|conteudo),§(\d+)§\))`;
const sign = '(!=|<=|>=|=|<|>)';
const patterns = {
  presence: new RegExp(`^${field}(!=|=)null$`, 'u'),
  plain: new RegExp(String.raw`^${field}${sign}(?:(-?\d+(?:\.\d+)?)|(true|false)|§(\d+)§)$`, 'u'),
  day: new RegExp(String.raw`^date\(${field}\)${sign}date\(§(\d+)§\)$`, 'u'),
  today: new RegExp(String.raw`^date\(${field}\)${sign}today\(\)(?:([+-])duration\(§(\d+)§\))?$`, 'u'),
  business: new RegExp(String.raw`^date\(${field}\)${sign}dias úteis\(today\(\),(-?[1-9]\d*)\)$`, 'u'),
  part: new RegExp(String.raw`^(contains|starts with|list contains)\(${field},§(\d+)§\)$`, 'u'),
  without: new RegExp(String.raw`^not\((contains|list contains)\(${field},§(\d+)§\)\)$`, 'u'),
};

/** The rule that a condition is, where it is one that the lines can say; nothing for any other. */
export const readFeel = (written: string): Regra | undefined => {
  if (written.replaceAll(quoted, '').includes(mark) || written.trim() === '') return undefined;
  const texts: string[] = [];
  const bare = written.trim().replaceAll(quoted, (_, inside: string) => {
    texts.push(inside);
    return `${mark}${texts.length - 1}${mark}`;
  });
  if (texts.some((one) => one.replaceAll(escaped, '').includes('\\'))) return undefined;
  const joins = new Set([...bare.matchAll(/\s(and|or)\s/g)].map(([, join]) => join));
  if (joins.size > 1) return undefined;
  const textAt = (place: string | undefined): string =>
    (texts[Number(place)] ?? '').replaceAll(escaped, '$1');
  const linhas = bare.split(/\s+(?:and|or)\s+/).map((one) => lineOf(one, textAt));
  if (!linhas.every((one) => one !== undefined)) return undefined;
  // a name that FEEL would not read so
  const names = [...bare.matchAll(/\b(?:fluxo|conteudo)\.([\p{L}_][\p{L}\p{N}_]*)/gu)];
  if (!names.every(([, name = '']) => isPlainName(name))) return undefined;
  const regra: Regra = { juncao: joins.has('or') ? 'qualquer' : 'todas', linhas };
  return writeFeel(regra) === undefined ? undefined : regra;
};

const parts = new Map<string | undefined, Operador>([
  ['contains', 'contem'],
  ['list contains', 'inclui'],
]);

type TextAt = (place: string | undefined) => string;

const lineOf = (written: string, textAt: TextAt): Linha | undefined => {
  const one = written
    .trim()
    .replaceAll(/\s*([!<>]=|[=<>(),+])\s*/g, '$1')
    .replaceAll(/\)\s*-\s*/g, ')-');
  const found = (name: keyof typeof patterns): readonly (string | undefined)[] | undefined =>
    patterns[name].exec(one)?.slice(1);
  const campoOf = ([plain, name, scope, place]: readonly (string | undefined)[]): string =>
    plain === undefined ? `${scope}.${textAt(place)}` : `${plain}.${name}`;
  const presence = found('presence');
  if (presence) return { campo: campoOf(presence), operador: presence[4] === '=' ? 'vazio' : 'preenchido' };
  const compared = found('plain') ?? found('day') ?? found('today') ?? found('business');
  if (compared) {
    const operador = comparisons.get(compared[4] ?? '');
    const valor = valueOf(one, compared.slice(5), textAt);
    return operador && valor && { campo: campoOf(compared), operador, valor };
  }
  const part = found('part');
  if (part)
    return {
      campo: campoOf(part.slice(1)),
      operador: parts.get(part[0]) ?? 'comeca',
      valor: { tipo: 'texto', texto: textAt(part[5]) },
    };
  const without = found('without');
  return (
    without && {
      campo: campoOf(without.slice(1)),
      operador: without[0] === 'contains' ? 'naoContem' : 'naoInclui',
      valor: { tipo: 'texto', texto: textAt(without[5]) },
    }
  );
};

const valueOf = (
  line: string,
  [first, second, third]: readonly (string | undefined)[],
  textAt: TextAt,
): Valor | undefined => {
  if (patterns.day.test(line)) return { tipo: 'dia', dia: textAt(first) };
  if (patterns.business.test(line)) return { tipo: 'hoje', dias: Number(first), uteis: true };
  if (patterns.today.test(line)) {
    if (first === undefined) return { tipo: 'hoje', dias: 0 };
    const [, days] = /^P([1-9]\d*)D$/.exec(textAt(second)) ?? [];
    return days === undefined ? undefined : { tipo: 'hoje', dias: Number(days) * (first === '-' ? -1 : 1) };
  }
  if (first !== undefined) return { tipo: 'numero', numero: first };
  if (second !== undefined) return { tipo: 'simNao', sim: second === 'true' };
  return { tipo: 'texto', texto: textAt(third) };
};
