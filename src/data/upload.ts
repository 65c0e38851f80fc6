import { arquivoApi } from '#schemas/api/arquivo.ts';
import type { ResultOf } from '#schemas/api/endpoint.ts';
import { call, type CallOptions } from './call.ts';

/** Sends a file before the record that will use it; the answer carries its id. */
export const uploadFile = (file: File, options: CallOptions = {}): Promise<ResultOf<typeof arquivoApi.enviar>> =>
  call(arquivoApi.enviar, { files: { arquivo: file } }, options);
