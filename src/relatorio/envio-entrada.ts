import type { EnvioRelatorio, EnvioRelatorioEntrada } from '#schemas/shapes/envio-relatorio.ts';

/** A sending as it is written. */
export const entradaOf = (envio: EnvioRelatorio): EnvioRelatorioEntrada => {
  const { pesquisaId, relatorio, cada, dia, hora, soDiasUteis, ativo, pessoas } = envio;
  return {
    pesquisaId,
    relatorio,
    cada,
    hora,
    soDiasUteis,
    ativo,
    dia,
    pessoas: pessoas.map(({ id }) => id),
  };
};
