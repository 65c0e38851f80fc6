import { especieDe, especies } from './especies.ts';

/** Where a content is read, written or forwarded in the client, without the base path and the first slash. */
export const contentRoute = (tipo: number, screen: string): string => {
  const { pasta } = especieDe(tipo);
  // the address of a request is the one of its folder
  return `principal/${pasta}/${pasta === especies.solicitacao.pasta ? screen.replace(/^consulta\//, '') : screen}`;
};
