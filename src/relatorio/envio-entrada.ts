import type { EnvioRelatorio, EnvioRelatorioEntrada } from '#schemas/shapes/envio-relatorio.ts';

/** A sending as it is written. */
export const entradaOf = (envio: EnvioRelatorio): EnvioRelatorioEntrada => {
  const { pesquisaId, relatorio, cada, dia, hora, soDiasUteis, ativo, pessoas } = envio;
  return {
    ...(pesquisaId === undefined ? {} : { pesquisaId }),
    ...(relatorio === undefined ? {} : { relatorio }),
    cada,
    hora,
    soDiasUteis,
    ativo,
    ...(dia === undefined ? {} : { dia }),
    pessoas: pessoas.map(({ id }) => id),
  };
};
