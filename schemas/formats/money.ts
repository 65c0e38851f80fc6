const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount without its sign of money, as it is typed: `1.500,10`. */
export const writtenAmount = (value: number): string => reais.format(value);

/** An amount of money as it is read, never broken between lines: `R$ 1.500,10`, `-R$ 3,00`. */
export const writtenMoney = (value: number): string =>
  `${value < 0 ? '-' : ''}R$\u00a0${writtenAmount(Math.abs(value))}`;
