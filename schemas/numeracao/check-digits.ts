/**
 * The two check digits of NUP (over 15 digits) and NIPE (over 18): weights from 2 on, from the right; 11 minus the remainder
 * of the sum by 11, of which only the units digit stays; the second one also covers the first.
 * Source: Portaria Interministerial MJSP/ME 11/2019 and the calculator of the Processo Eletrônico Nacional.
 */
export const withCheckDigits = (digits: string): string => {
  const first = `${digits}${checkDigit(digits)}`;
  return `${first}${checkDigit(first)}`;
};

const checkDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i + 2), 0);
  return (11 - (sum % 11)) % 10;
};
