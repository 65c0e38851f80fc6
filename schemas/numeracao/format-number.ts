import { withCheckDigits } from './check-digits.ts';

/** What a numbering template says of how a number is written; what it does not use may be empty. */
export interface NumberRule {
  /** A free mask, or one of the two national formats. */
  readonly formato: 'LIVRE' | 'NUP' | 'NIPE';
  readonly mascara?: string | null;
  readonly codigoNup?: string | null;
  readonly origem?: string | null;
  readonly codigoOrgao?: string | null;
  readonly codigoUnidade?: string | null;
  /** The name of the type of document goes before. */
  readonly nomeDoTipo?: boolean | null;
}

/** What a mask may name. */
export interface NumberParts {
  readonly sequencia: number;
  readonly ano: number;
  readonly unidade: string;
  readonly organizacao: string;
  readonly sigla: string;
}

/** Digits of the yearly sequence of a NUP and of a NIPE. */
const sequenceWidth = 6;

/** The digits with which every number of a national format begins, or the mask of a free one. */
export const codeOf = (rule: NumberRule): string => {
  if (rule.formato === 'NUP') return rule.codigoNup ?? '';
  if (rule.formato === 'NIPE')
    return `${rule.origem ?? ''}${rule.codigoOrgao ?? ''}${rule.codigoUnidade ?? ''}`;
  return rule.mascara ?? '{sequencia}/{ano}';
};

/**
 * Writes the number of a document of a type: what the numbering, its example and the preview in the form all call.
 * @returns undefined when the sequence no longer fits in the digits of a national format.
 */
export const writeNumber = (rule: NumberRule, tipo: string, parts: NumberParts): string | undefined => {
  const number = formatNumber(rule, parts);
  return number !== undefined && rule.nomeDoTipo ? `${tipo} ${number}` : number;
};

const formatNumber = (rule: NumberRule, parts: NumberParts): string | undefined => {
  const code = codeOf(rule);
  if (rule.formato === 'LIVRE') return fillMask(code, parts);
  const sequencia = String(parts.sequencia).padStart(sequenceWidth, '0');
  if (sequencia.length > sequenceWidth) return undefined;
  const ano = String(parts.ano).padStart(4, '0');
  const digits = withCheckDigits(`${code}${sequencia}${ano}`);
  return rule.formato === 'NUP'
    ? digits.replace(/^(\d{5})(\d{6})(\d{4})(\d{2})$/, '$1.$2/$3-$4')
    : digits.replace(/^(\d{2})(\d{6})(\d{6})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5');
};

/** Whether a rule that is still being typed says all that its numbers need. */
export const isComplete = (rule: Partial<NumberRule>): rule is NumberRule => {
  if (!hasFormat(rule)) return false;
  if (rule.formato === 'LIVRE') return codeOf({ ...rule, mascara: rule.mascara ?? '' }) !== '';
  return codeOf(rule).length === (rule.formato === 'NUP' ? 5 : 8);
};

const hasFormat = (rule: Partial<NumberRule>): rule is NumberRule => rule.formato !== undefined;

const fillMask = (mask: string, parts: NumberParts): string =>
  mask.replaceAll(
    /\{(sequencia|ano|unidade|organizacao|sigla)(?::(\d{1,2}))?\}/g,
    (_whole, name: keyof NumberParts, width?: string) => {
      const text = String(parts[name]);
      if (width === undefined) return text;
      return name === 'ano' ? text.slice(-Number(width)) : text.padStart(Number(width), '0');
    },
  );
