import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Importacao, SessaoAberta } from '#schemas/generated.ts';
import { findPostmaster, stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { demonstrationPassword, startMalote, type MaloteProcess } from '#tests/setup/malote-process.ts';
import { connectInside } from './look-inside.ts';

// A whole installation is made, killed and started again.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Enough for the kill to find the load at work, few enough for a test. */
const total = 15_000;

let folder: string;
let dataDir: string;
let port: number;
let malote: MaloteProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-carga-'));
  // The user that runs PostgreSQL has to pass.
  await chmod(folder, 0o711);
  dataDir = join(folder, 'dados');
  port = await freePort();
  malote = await startMalote({ dataDir, port });
});

afterAll(async () => {
  await malote.end('SIGTERM');
  const left = await findPostmaster(join(dataDir, 'postgres'));
  if (left) await stopPostmaster(left.pid);
  await rm(folder, { recursive: true, force: true });
});

const call = async <T>(path: string, token: string, body?: FormData | object): Promise<T> => {
  const form = body instanceof FormData;
  const response = await fetch(`http://127.0.0.1:${port}/ws/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify({ payload: body }) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { payload: T }).payload;
};

const sheet = (): FormData => {
  const lines = Array.from({ length: total }, (_, n) => `K${n};Cargo da carga ${n}`);
  const form = new FormData();
  form.append('payload', JSON.stringify({ chave: 'codigo' }));
  form.append('arquivo', new Blob([`codigo;descricao\n${lines.join('\n')}\n`]), 'cargos.csv');
  return form;
};

interface Found {
  readonly cargos: number;
  readonly distintos: number;
  readonly eventos: number;
  readonly guardados: number;
}

/** What there is of the load, past the server. */
const found = async (): Promise<Found> => {
  const connection = await connectInside(dataDir);
  try {
    const { rows } = await connection.pool.query<Found>(
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

it('kill -9 amid a load leaves nothing of it, and the next start brings all of it, once', async () => {
  const login = { login: 'admin', senha: demonstrationPassword };
  const { token } = await call<SessaoAberta>('login', '', login);
  const sent = await call<Importacao>('cargo/importar', token, sheet());
  expect(sent).toMatchObject({ situacao: 'NA_FILA', linhas: total });
  const until = async (so: (load: Importacao) => boolean): Promise<Importacao> => {
    for (;;) {
      const load = await call<Importacao>(`cargo/importacao/${sent.id}`, token);
      if (so(load)) return load;
      await sleep(50);
    }
  };
  const middle = await until(({ processadas }) => processadas >= total / 10);
  expect(middle).toMatchObject({ situacao: 'EM_ANDAMENTO', incluir: middle.processadas });
  await malote.end('SIGKILL');

  malote = await startMalote({ dataDir, port });
  expect([0, total]).toContain((await found()).cargos);
  const ended = await until(({ situacao }) => situacao !== 'NA_FILA' && situacao !== 'EM_ANDAMENTO');
  expect(ended).toMatchObject({ situacao: 'CONCLUIDA', processadas: total, incluir: total, totalErros: 0 });
  expect(await found()).toEqual({ cargos: total, distintos: total, eventos: total, guardados: total });
});
