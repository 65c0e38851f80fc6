import { setTimeout as sleep } from 'node:timers/promises';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { demonstrationPassword } from '#tests/setup/malote-process.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { connectInside } from './look-inside.ts';

/** Enough for a kill to find the load at work, few enough for a test; a campaign has time for more. */
export const total = thorough ? 15_000 : 2_500;

/** A load of that many records, followed over HTTP by who sent it. */
export class BigLoad {
  readonly #address: string;
  #token = '';
  #id = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async send(): Promise<Importacao> {
    const login = { login: 'admin', senha: demonstrationPassword };
    this.#token = (await this.#call<SessaoAberta>('login', login)).token;
    const sent = await this.#call<Importacao>('cargo/importar', sheet());
    this.#id = sent.id;
    return sent;
  }

  /** The load as it is once that holds. */
  async until(so: (load: Importacao) => boolean): Promise<Importacao> {
    for (;;) {
      const load = await this.#call<Importacao>(`cargo/importacao/${this.#id}`);
      if (so(load)) return load;
      await sleep(50);
    }
  }

  async #call<T>(path: string, body?: FormData | object): Promise<T> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.#address}/ws/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && !form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify({ payload: body }) }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
    return (JSON.parse(text) as { payload: T }).payload;
  }
}

const sheet = (): FormData => {
  const lines = Array.from({ length: total }, (_, n) => `K${n};Cargo da carga ${n}`);
  const form = new FormData();
  form.append('payload', JSON.stringify({ chave: 'codigo' }));
  form.append('arquivo', new Blob([`codigo;descricao\n${lines.join('\n')}\n`]), 'cargos.csv');
  return form;
};

interface Loaded {
  readonly cargos: number;
  readonly distintos: number;
  readonly eventos: number;
  readonly guardados: number;
}

/** What there is of the load, past the server. */
export const loaded = async (dataDir: string): Promise<Loaded> => {
  const connection = await connectInside(dataDir);
  try {
    const { rows } = await connection.pool.query<Loaded>(
      `select count(*)::int as cargos, count(distinct codigo)::int as distintos,
         (select count(*)::int from evento where ato = 'registroCriado'
           and cadeia in (select 'registro:cargo:' || id from registro.cargo where codigo like 'K%')) as eventos,
         (select count(*)::int from importacao_registro) as guardados
       from registro.cargo where codigo like 'K%'`,
    );
    const [row] = rows;
    if (!row) throw new Error('no answer');
    return row;
  } finally {
    await connection.close();
  }
};
