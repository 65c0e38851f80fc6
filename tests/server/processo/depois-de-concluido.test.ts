import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedProcess, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;
let tomas: Caller;

beforeAll(async () => {
  server = await startTestApp();
  [rafael, tomas] = [await server.as('rafael.lins'), await server.as('tomas.neves')];
});
afterAll(() => server.close());

const last = async (caller: Caller, id: number): Promise<unknown> =>
  (await caller.post<{ itens: unknown[] }>('tramite/historico', { conteudoId: id })).payload.itens[0];

describe('o vencimento de um processo concluído', () => {
  const due = (caller: Caller, id: number, vencimento?: string) =>
    caller.put<Processo>(`processo/${id}/vencimento`, vencimento === undefined ? {} : { vencimento });

  it('muda quem o tem em mãos, para um dia com expediente, e o histórico diz de quando a quando', async () => {
    const { id, numero } = await concludedProcess(rafael, { vencimento: '2026-12-10' });
    // Saturday goes to Monday
    const moved = await due(rafael, id, '2027-01-09');
    expect([moved.status, moved.payload.vencimento, moved.payload.numero]).toEqual([
      200,
      '2027-01-11',
      numero,
    ]);
    expect(await last(rafael, id)).toMatchObject({ texto: 'Vencimento: 11/01/2027' });
    const beatriz = await server.as('beatriz.cordeiro');
    expect((await due(beatriz, id, '2027-02-01')).status).toBe(409);
    expect((await due(rafael, id)).payload.vencimento).toBeUndefined();
  });

  it('não se tira de um tipo que o pede', async () => {
    const { id, tipoProcesso } = await concludedProcess(rafael, { vencimento: '2026-12-10' });
    await server.platform.connection.pool.query(
      'update registro.tipo_processo set vencimento_obrigatorio = true where id = $1',
      [tipoProcesso.id],
    );
    const refused = await due(rafael, id);
    expect([refused.status, refused.campos]).toEqual([422, ['vencimento']]);
    expect((await readProcess(rafael, id)).vencimento).toBe('2026-12-10');
  });
});

describe('reclassificar um processo', () => {
  it('é de quem tem a marca, com o motivo, e o antes e o depois ficam no histórico', async () => {
    const { id, assuntoClasse } = await concludedProcess(rafael, { vencimento: '2026-12-10' });
    const { payload } = await tomas.get<{ itens: readonly Rotulo[] }>('documento/classes?pageSize=5');
    const to = payload.itens.find((one) => one.id !== assuntoClasse?.id);
    const change = (caller: Caller) =>
      caller.put<Processo>(`processo/${id}/reclassificar`, { classeId: to?.id, motivo: 'Era de outra' });
    expect((await change(rafael)).status).toBe(403);
    const changed = await change(tomas);
    expect([changed.status, changed.payload.assuntoClasse]).toEqual([200, to]);
    expect(await last(tomas, id)).toMatchObject({
      texto: `Reclassificado: de ${assuntoClasse?.rotulo} para ${to?.rotulo}`,
      citacao: 'Era de outra',
    });
    expect((await change(tomas)).campos).toEqual(['classeId']);
  });

  it('acha as classes também quem só consulta processos', async () => {
    await server.platform.connection.pool.query(
      `update registro.perfil_acesso p set permissoes = p.permissoes - 'documentoConsultar', versao = p.versao + 1
       from registro.usuario u where u.perfil_acesso = p.id and u.login = 'tomas.neves'`,
    );
    expect((await tomas.get('documento/classes?pageSize=5')).status).toBe(200);
  });
});
