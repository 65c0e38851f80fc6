import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { callFile, type CallRest } from './call.ts';
import type { HttpFile } from './http.ts';

/** Fetches a file with the bearer and gives it to the person to keep. */
export const download = async <E extends EndpointDefinition & { file: true }>(
  endpoint: E,
  ...args: CallRest<E>
): Promise<void> => saveFile(await callFile(endpoint, ...args));

/** Hands a file over to the browser's own download. */
export const saveFile = ({ blob, name }: HttpFile, fallbackName = 'arquivo'): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser needs the address until it has begun to read
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
