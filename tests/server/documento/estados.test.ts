import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  await server.platform.connection.pool.query(
    `update registro.usuario set concluir_sem_assinatura = true, cancelar_reativar = true where login = 'helena.pires'`,
  );
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const corrente = 0;
const standby = 1;
const cancelado = 8;

/** A concluded document that nobody signs. */
const concluded = async (): Promise<Documento> => {
  const { id, versao } = await completeDraft(helena);
  const answer = await helena.post<Documento>('documento/concluir', { id, versao });
  expect(answer.status).toBe(200);
  return read(helena, id);
};
const act = async (id: number, path: string): Promise<number> => {
  const { versao } = await read(helena, id);
  const answer = await helena.post<Documento>(`documento/${path}`, { id, versao, motivo: 'Engano' });
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

it('o que outra pessoa da unidade finalizou tendo-o consigo, só ela o reativa', async () => {
  const { id } = await concluded();
  const rafael = await server.as('rafael.lins');
  expect((await rafael.post('check-in/documento/assumir', { id })).status).toBe(200);
  const { versao } = await read(rafael, id);
  expect((await rafael.post('documento/finalizar', { id, versao })).status).toBe(200);
  const reativar = (await read(helena, id)).acoes.find(({ nome }) => nome === 'reativarFinalizar');
  expect(reativar).toMatchObject({ permitida: false });
  expect(reativar?.motivo).toContain('Rafael Monteiro Lins');
  const tried = await helena.post('documento/reativar-finalizar', {
    id,
    versao: (await read(helena, id)).versao,
  });
  expect([tried.status, tried.codigo]).toEqual([409, 'transicaoNaoPermitida']);
});
