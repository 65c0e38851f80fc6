import { conexaoApi } from '#schemas/api/conexao.ts';
import { implement } from '#server/base/http/implement.ts';
import { readOptions } from './options.ts';

export { allowedAddress, requireAllowedName } from './allowed-address.ts';
export { allowedFetch } from './allowed-fetch.ts';
export { readJdbcUrl, standardPorts, writeJdbcUrl } from './jdbc-url.ts';
export { openSocket } from './open-socket.ts';
export { goesThrough, readProxy, type Proxy } from './proxy.ts';
export { readOptions } from './options.ts';
export { trustedAuthorities } from './trusted-authorities.ts';
export { withReader } from './with-reader.ts';

export const conexaoRoutes = implement(conexaoApi, {
  opcoes: async (ctx, { params }) => ({ opcoes: [...(await readOptions(ctx, params.id))] }),
});
