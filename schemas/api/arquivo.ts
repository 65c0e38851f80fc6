import { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import { endpoint } from './endpoint.ts';

/** Files sent before the record that will use them. */
export const arquivoApi = {
  enviar: endpoint({
    method: 'POST',
    path: 'arquivo',
    door: 'autenticado',
    summary: 'Guarda um arquivo e devolve o seu identificador; sem uso em um dia, ele é descartado.',
    multipart: true,
    result: ArquivoGuardado,
    ownTransaction: true,
  }),
  baixar: endpoint({
    method: 'GET',
    path: 'arquivo/{id}',
    textParams: ['id'],
    door: 'autenticado',
    summary: 'O conteúdo de um arquivo que a pessoa pode ver.',
    file: true,
  }),
} as const;
