import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/generated.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const corrente = 0;
const standby = 1;
const cancelado = 8;

/** A concluded document that nobody signs. */
const concluded = async (): Promise<Documento> => {
  const { id, versao } = await completeDraft(admin);
  const answer = await admin.post<Documento>('documento/concluir', { id, versao });
  expect(answer.status).toBe(200);
  return read(admin, id);
};
const act = async (id: number, path: string): Promise<number> => {
  const { versao } = await read(admin, id);
  const answer = await admin.post<Documento>(`documento/${path}`, { id, versao, motivo: 'Engano' });
  expect(answer.status).toBe(200);
  return answer.payload.estado;
};

it('reativar um documento cancelado o devolve ao que era: em uso ou finalizado', async () => {
  const { id } = await concluded();
  expect(await act(id, 'cancelar')).toBe(cancelado);
  expect(await act(id, 'reativar-cancelar')).toBe(corrente);
  expect(await act(id, 'finalizar')).toBe(standby);
  expect(await act(id, 'cancelar')).toBe(cancelado);
  expect(await act(id, 'reativar-cancelar')).toBe(standby);
  // what was given back is not given back twice
  expect(await act(id, 'reativar-finalizar')).toBe(corrente);
  expect(await act(id, 'cancelar')).toBe(cancelado);
  expect(await act(id, 'reativar-cancelar')).toBe(corrente);
  const { rows } = await server.platform.connection.pool.query<{ de: string; para: string }>(
    `select dados ->> 'de' as de, dados ->> 'para' as para from evento
      where cadeia = $1 and ato = 'cancelamentoReativado' order by seq`,
    [`conteudo:${id}`],
  );
  expect(rows.map(({ de, para }) => [Number(de), Number(para)])).toEqual([
    [cancelado, corrente],
    [cancelado, standby],
    [cancelado, corrente],
  ]);
});
