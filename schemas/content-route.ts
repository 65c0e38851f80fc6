import { tipoConteudo } from './enums.ts';

/** The folder of the screens of each kind of content; what has none of its own is read with the documents. */
const folders: Readonly<Record<number, string>> = {
  [tipoConteudo.processo]: 'processo',
  [tipoConteudo.arquivoDigital]: 'protocolo',
  [tipoConteudo.solicitacaoServico]: 'caixa-central/protocolo-externo',
};

/** Where a content is read, written or forwarded in the client, without the base path and the first slash. */
export const contentRoute = (tipo: number, screen: string): string =>
  // the address of a request is the one of its folder
  `principal/${folders[tipo] ?? 'documento'}/${tipo === tipoConteudo.solicitacaoServico ? screen.replace(/^consulta\//, '') : screen}`;
