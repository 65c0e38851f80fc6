/**
 * Completes twelve characters with the two check digits of a CNPJ, letters included
 * (Instrução Normativa RFB 2.229/2024: each character counts its ASCII code less 48).
 */
export const cnpj = (base: string): string => {
  const digito = (texto: string): number => {
    const soma = [...texto]
      .reverse()
      .reduce((total, c, i) => total + (c.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
    const resto = soma % 11;
    return resto < 2 ? 0 : 11 - resto;
  };
  const primeiro = `${base}${digito(base)}`;
  return `${primeiro}${digito(primeiro)}`;
};
