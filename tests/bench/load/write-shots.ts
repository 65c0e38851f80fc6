import type { Stock } from '../served/protocol.ts';
import type { Shot } from './load-loop.ts';

const write = (path: string, token: string, key: string, payload: object): Shot => ({
  method: 'POST',
  path: `/ws/api/${path}`,
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  body: JSON.stringify({ payload }),
});

/** Sends a document to a unit, as the client does: with the key that makes a double click one act. */
export const forwardShot = (stock: Stock, id: number, unidadeId: number, key: string): Shot =>
  write('tramite', stock.token, key, {
    conteudoId: id,
    versao: stock.versao,
    destino: { unidadeId },
    prioridade: 'NORMAL',
  });

export const concludeShot = (stock: Stock, id: number, key: string): Shot =>
  write('documento/concluir', stock.token, key, { id, versao: stock.versao });

/** The same act asked of the baseline. */
export const bareShot = (name: string, id: number, key: string): Shot => ({
  method: 'POST',
  path: `/${name}`,
  body: JSON.stringify({ id, key }),
});
