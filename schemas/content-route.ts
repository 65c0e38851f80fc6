import { tipoConteudo } from './enums.ts';

/** The folder of the screens of each kind of content; what has none of its own is read with the documents. */
const folders: Readonly<Record<number, string>> = {
  [tipoConteudo.processo]: 'processo',
  [tipoConteudo.arquivoDigital]: 'protocolo',
};

/** Where a content is read, written or forwarded in the client, without the base path and the first slash. */
export const contentRoute = (tipo: number, screen: string): string =>
  tipo === tipoConteudo.solicitacaoServico && screen.startsWith('consulta/')
    ? `principal/caixa-central/protocolo-externo/${screen.slice('consulta/'.length)}`
    : `principal/${folders[tipo] ?? 'documento'}/${screen}`;
