/**
 * Protocol number 00000.000000/AAAA-DD of the demonstration body, with its two check digits
 * (Portaria Interministerial 11/2019: weights from 2 upwards, from the right).
 */
export const nup = (sequencia: number, ano: number): string => {
  const digito = (digitos: string): number => {
    const soma = [...digitos].reverse().reduce((total, d, i) => total + Number(d) * (i + 2), 0);
    return (11 - (soma % 11)) % 10;
  };
  const base = `04318${String(sequencia).padStart(6, '0')}${ano}`;
  const primeiro = `${base}${digito(base)}`;
  const completo = `${primeiro}${digito(primeiro)}`;
  return `${completo.slice(0, 5)}.${completo.slice(5, 11)}/${completo.slice(11, 15)}-${completo.slice(15)}`;
};
