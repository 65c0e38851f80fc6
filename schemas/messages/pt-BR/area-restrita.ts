/** Texts of the restricted area. */
export const areaRestrita = {
  manutencao: 'O sistema está em manutenção. Tente de novo mais tarde.',
} as const;
