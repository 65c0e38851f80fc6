import { EtiquetasAvulsasQuery, EtiquetasQuery } from '#schemas/shapes/protocolo-etiquetas.ts';
import { endpoint } from './endpoint.ts';

/** Labels of protocols and what divides a bundle when it is scanned, to be printed. */
export const protocoloEtiquetasApi = {
  etiquetas: endpoint({
    method: 'GET',
    path: 'documento/protocolo-etiquetas',
    door: 'autenticado',
    summary: 'As etiquetas de protocolos, em PDF: o número e o código de barras da organização.',
    query: EtiquetasQuery,
    file: true,
  }),
  avulsas: endpoint({
    method: 'GET',
    path: 'documento/protocolo-etiquetas-avulsas',
    door: ['protocoloIncluir', 'protocoloImportar'],
    summary: 'Etiquetas ainda de nenhum protocolo, que dividem um maço ao digitalizar.',
    query: EtiquetasAvulsasQuery,
    file: true,
  }),
  separadora: endpoint({
    method: 'GET',
    path: 'documento/protocolo-folha-separadora',
    door: ['protocoloIncluir', 'protocoloImportar'],
    summary: 'A folha que separa um documento do seguinte ao digitalizar.',
    file: true,
  }),
} as const;
