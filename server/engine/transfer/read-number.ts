/** `1.234,56`, `1234,56` and `1234.56`; three digits after each point are thousands, as people here write them. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.replaceAll(/\s/g, '').replace(/^R\$/, '');
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  if (/^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i.test(plain)) return Number(plain.replace(',', '.'));
  return undefined;
};
