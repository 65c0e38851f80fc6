/** What somebody wrote where a number goes. */
type WrittenNumber =
  | { readonly kind: 'numero'; readonly value: number }
  /** It would be one number here and another elsewhere; both ways of writing it that are not. */
  | { readonly kind: 'ambiguo'; readonly decimal: string; readonly milhar: string }
  | { readonly kind: 'erro' };

/** What the reader has to know of a field. */
export interface NumberShape {
  readonly type?: string | undefined;
  readonly multipleOf?: number | undefined;
}

/** Decimals that a field takes; undefined when any. */
export const decimalsOf = ({ type, multipleOf }: NumberShape): number | undefined => {
  if (type === 'integer') return 0;
  return multipleOf === undefined ? undefined : decimalsIn(multipleOf);
};

/** Decimals with which a number is written: `0.01` has two. */
export const decimalsIn = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/**
 * Reads a number as people write it, the same in a form, in a filter and in a sheet: `1.234,56`, `1234,56`, `1234.56` and
 * `R$ 1.234,56`. No thousands begin with a zero, so `0.125` is less than one. `1.234` says a thousand here and one and
 * something elsewhere: it is a thousand only where the field has no room for three decimals.
 */
export const readWrittenNumber = (text: string, shape: NumberShape = {}): WrittenNumber => {
  const plain = text.replaceAll(/\s/g, '').replace(/^([+-]?)R\$([+-]?)/, '$1$2');
  const grouped = /^([+-]?[1-9]\d{0,2}(?:\.\d{3})+)(,\d+)?$/.exec(plain);
  if (grouped) {
    const [, thousands = '', cents = ''] = grouped;
    const whole = thousands.replaceAll('.', '');
    const single = thousands.split('.').length === 2 && cents === '';
    if (single && (decimalsOf(shape) ?? 3) >= 3)
      return { kind: 'ambiguo', decimal: thousands.replace('.', ','), milhar: whole };
    return numberOf(whole + cents.replace(',', '.'));
  }
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d{1,3})?$/i.test(plain)
    ? numberOf(plain.replace(',', '.'))
    : { kind: 'erro' };
};

/** The same where nobody is asked which of both it is: as it is written here, a point before three digits is of thousands. */
export const readThousands = (text: string, shape: NumberShape = {}): number | undefined => {
  const read = readWrittenNumber(text, shape);
  if (read.kind === 'erro') return undefined;
  return read.kind === 'numero' ? read.value : Number(read.milhar);
};

const numberOf = (text: string): WrittenNumber => {
  const value = Number(text);
  return Number.isFinite(value) ? { kind: 'numero', value } : { kind: 'erro' };
};
