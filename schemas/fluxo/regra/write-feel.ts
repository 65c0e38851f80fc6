import { isComparacao, hasOrder, ofEquality, sinais, type Linha, type Regra, type Valor } from './regra.ts';

/** Names that FEEL reads as something else, whatever stands before them. */
const reserved: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'if',
  'then',
  'else',
  'for',
  'in',
  'return',
  'some',
  'every',
  'satisfies',
  'between',
  'instance',
  'of',
  'function',
  'external',
  'true',
  'false',
  'null',
]);
export const isPlainName = (name: string): boolean =>
  /^[A-Za-zÀ-ÖØ-öø-ÿ_][\wÀ-ÖØ-öø-ÿ]*$/.test(name) && !reserved.has(name);

/** The condition that a rule says, in FEEL; nothing while a line of it is not whole. */
export const writeFeel = ({ juncao, linhas }: Regra): string | undefined => {
  const written = linhas.map(lineIn);
  return written.every((one) => one !== undefined)
    ? written.join(juncao === 'todas' ? ' and ' : ' or ')
    : undefined;
};

const lineIn = ({ campo, operador, valor }: Linha): string | undefined => {
  const field = fieldIn(campo);
  if (field === undefined) return undefined;
  if (operador === 'preenchido') return `${field} != null`;
  if (operador === 'vazio') return `${field} = null`;
  if (valor === undefined) return undefined;
  const said = valueIn(valor);
  if (said === undefined) return undefined;
  if (isComparacao(operador)) {
    if (!ofEquality(operador) && !hasOrder(valor)) return undefined;
    const asked = valor.tipo === 'dia' || valor.tipo === 'hoje' ? `date(${field})` : field;
    return `${asked} ${sinais[operador]} ${said}`;
  }
  if (valor.tipo !== 'texto') return undefined;
  // what is answered with several is a list
  const listed = `list contains(${field}, ${said})`;
  if (operador === 'inclui') return listed;
  if (operador === 'naoInclui') return `not(${listed})`;
  if (operador === 'comeca') return `starts with(${field}, ${said})`;
  const contains = `contains(${field}, ${said})`;
  return operador === 'contem' ? contains : `not(${contains})`;
};

const fieldIn = (campo: string): string | undefined => {
  const [, scope, name = ''] = /^(fluxo|conteudo)\.(.+)$/u.exec(campo) ?? [];
  if (scope === undefined) return undefined;
  if (isPlainName(name)) return `${scope}.${name}`;
  const quoted = quote(name);
  return quoted && `get value(${scope}, ${quoted})`;
};

const valueIn = (valor: Valor): string | undefined => {
  switch (valor.tipo) {
    case 'texto':
      return valor.texto === '' ? undefined : quote(valor.texto);
    case 'numero':
      return /^-?\d+(?:\.\d+)?$/.test(valor.numero) ? valor.numero : undefined;
    case 'simNao':
      return String(valor.sim);
    case 'dia':
      return isDay(valor.dia) ? `date("${valor.dia}")` : undefined;
    case 'hoje':
      return Number.isSafeInteger(valor.dias) ? aroundToday(valor) : undefined;
  }
};

const aroundToday = ({ dias, uteis }: Extract<Valor, { tipo: 'hoje' }>): string => {
  if (dias === 0) return 'today()';
  return uteis
    ? `dias úteis(today(), ${dias})`
    : `today() ${dias < 0 ? '-' : '+'} duration("P${Math.abs(dias)}D")`;
};

/** A day that the calendar has. */
export const isDay = (said: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(said)) return false;
  const at = new Date(`${said}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(said);
};

/** Whether FEEL and who reads it afterwards see the same letters: nothing that only a machine writes. */
const quote = (said: string): string | undefined =>
  /\p{C}/u.test(said) ? undefined : `"${said.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
