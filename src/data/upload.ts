import { createContext } from 'react';
import { arquivoApi } from '#schemas/api/arquivo.ts';
import type { ResultOf } from '#schemas/api/endpoint.ts';
import { call, type CallOptions } from './call.ts';

/** Sends a file before the record that will use it; the answer carries its id. */
export const uploadFile = (
  file: File,
  options: CallOptions = {},
): Promise<ResultOf<typeof arquivoApi.enviar>> =>
  call(arquivoApi.enviar, { files: { arquivo: file } }, options);

/** How the forms below send a file; people from outside have a call of their own. */
export const UploadContext = createContext<(file: File) => Promise<ResultOf<typeof arquivoApi.enviar>>>(
  (file) => uploadFile(file, { ownDenial: true }),
);
