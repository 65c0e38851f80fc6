import { setTimeout as sleep } from 'node:timers/promises';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { demonstrationPassword } from '#tests/setup/malote-process.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { connectInside } from './look-inside.ts';

/** Enough for a kill to find the batch at work, few enough for a test; a campaign has time for more. */
export const batchSize = thorough ? 1_500 : 300;

/** One act over that many contents, followed over HTTP by who asked for it. */
export class BigBatch {
  readonly #address: string;
  #token = '';
  #id = 0;
  #first = 0;
  #done = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Copies a document of the unit and asks to take all the copies on. */
  async ask(dataDir: string): Promise<AtoEmLote> {
    const login = { login: 'beatriz.cordeiro', senha: demonstrationPassword };
    this.#token = (await this.#call<SessaoAberta>('login', login)).token;
    const { itens } = await this.#call<{ itens: ItemCaixa[] }>(
      'caixa-central?aba=unidade&fase=1&pageSize=50',
    );
    const free = itens.find(({ acoes }) => acoes.includes('assumir'));
    if (!free) throw new Error('the demonstration lacks something that this test needs');
    const connection = await connectInside(dataDir);
    try {
      this.#first = await copyDocument(connection.pool, free.id, batchSize);
    } finally {
      await connection.close();
    }
    const ids = Array.from({ length: batchSize }, (_, n) => this.#first + n);
    const asked = await this.#call<AtoEmLote>('conteudo/ato-em-lote', { ato: 'assumir', ids });
    this.#id = asked.id;
    return asked;
  }

  /** The batch as it is once that holds; what it says meanwhile adds up and never goes back. */
  async until(so: (batch: AtoEmLote) => boolean): Promise<AtoEmLote> {
    for (;;) {
      const batch = await this.#call<AtoEmLote>(`conteudo/ato-em-lote/${this.#id}`);
      const { total, feitos, recusados, pendentes, cancelados } = batch;
      if (feitos + recusados + pendentes + cancelados !== total) throw new Error('the counts do not add up');
      if (feitos < this.#done) throw new Error('what was done is said not to be');
      this.#done = feitos;
      if (so(batch)) return batch;
      await sleep(50);
    }
  }

  /** By how many contents it was done, and how often in all, past the server. */
  async counted(dataDir: string): Promise<{ readonly contents: number; readonly events: number }> {
    const connection = await connectInside(dataDir);
    try {
      const { rows } = await connection.pool.query<{ contents: number; events: number }>(
        `select count(distinct conteudo_id)::int as contents, count(*)::int as events from evento
         where ato = 'assumido' and conteudo_id between $1 and $2`,
        [this.#first, this.#first + batchSize - 1],
      );
      const [row] = rows;
      if (!row) throw new Error('no answer');
      return row;
    } finally {
      await connection.close();
    }
  }

  async #call<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#address}/ws/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify({ payload: body }) : undefined,
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
    return (JSON.parse(text) as { payload: T }).payload;
  }
}
