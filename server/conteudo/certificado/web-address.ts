import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ports } from '#server/base/http/context.ts';
import { allowedAddress } from '#server/instalacao/conexao/index.ts';

/** An address of the web with no password in it; nothing when it is not one. */
export const readAddress = (text: string): URL | undefined => {
  const url = URL.parse(text.trim());
  return url && ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password
    ? url
    : undefined;
};

/** Why the installation does not let this address be asked; nothing when it does. */
export const addressWarning = async ({ config }: Ports, text: string): Promise<string | undefined> => {
  const url = readAddress(text);
  if (!url) return undefined;
  try {
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    await allowedAddress(config.allowedConnections, url.hostname.replace(/^\[(.*)\]$/, '$1'), port);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return mensagem('erro.transicaoNaoPermitida', error.data);
  }
};
