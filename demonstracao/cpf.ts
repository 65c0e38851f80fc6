/** Completes nine digits with the two check digits of a CPF (weights 10..2, then 11..2). */
export const cpf = (base: string): string => {
  const digito = (digitos: string): number => {
    const soma = [...digitos].reduce((total, d, i) => total + Number(d) * (digitos.length + 1 - i), 0);
    return ((soma * 10) % 11) % 10;
  };
  const primeiro = `${base}${digito(base)}`;
  return `${primeiro}${digito(primeiro)}`;
};
