import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PedidoArquivo } from '#schemas/shapes/arquivamento.ts';
import { endReadings } from '#server/arquivo/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { act, custodyOf, done, filedBy, sentToArchive, signed } from '#tests/setup/arquivo.ts';
import { concludedProcess, joined } from '#tests/setup/processos.ts';

let server: TestApp;
let helena: Caller;
let nilza: Caller;

/** Helena is the chief of CCL; Nilza, of DPA, the archive of the town hall. */
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  nilza = await server.as('nilza.campos');
});
afterAll(() => server.close());

describe('a consulta', () => {
  const requests = async (id: number): Promise<readonly PedidoArquivo[]> =>
    (await nilza.get<{ itens: PedidoArquivo[] }>('arquivamento/pedidos?pageSize=100')).payload.itens.filter(
      ({ conteudoId }) => conteudoId === id,
    );
  const grant = (id: number, pedidoId: number | undefined, ate = '2031-01-10') =>
    nilza.post(`conteudo/${id}/conceder-consulta`, { pedidoId, ate });

  it('pede-se com o motivo, uma vez; o arquivo concede até um dia, e quem lê devolve', async () => {
    const id = await filedBy(helena, nilza, 'Para ler');
    expect((await act(helena, id, 'pedirConsulta')).status).toBe(422);
    await done(helena, id, 'pedirConsulta', 'Conferir o valor.');
    const twice = await act(helena, id, 'pedirConsulta', 'Outra vez.');
    expect([twice.status, twice.raw.body]).toEqual([409, expect.stringContaining('já pediu')]);
    const [asked] = await requests(id);
    expect(asked).toMatchObject({ quem: 'Helena Duarte Pires', unidade: 'CCL', motivo: 'Conferir o valor.' });
    // only the archive answers, and for a day that comes
    expect(
      (await helena.post(`conteudo/${id}/conceder-consulta`, { pedidoId: asked?.id, ate: '2031-01-10' }))
        .status,
    ).toBe(403);
    expect((await grant(id, asked?.id, '2020-01-10')).status).toBe(422);
    expect((await grant(id, asked?.id)).status).toBe(200);
    expect(await custodyOf(server, id)).toEqual([4, 'DPA', true]);
    // what is read is not taken out of the archive
    expect((await act(nilza, id, 'desarquivar', 'Agora.')).status).toBe(409);
    await done(helena, id, 'encerrarConsulta');
    expect(await custodyOf(server, id)).toEqual([3, 'DPA', true]);
    expect(await requests(id)).toEqual([]);
  });

  it('quem espera há mais tempo está na frente, e o negado diz por quê', async () => {
    const id = await filedBy(helena, nilza, 'Disputado');
    const beatriz = await server.as('beatriz.cordeiro');
    await done(helena, id, 'pedirConsulta', 'Primeiro.');
    await done(beatriz, id, 'pedirConsulta', 'Segundo.');
    const [first, second] = await requests(id);
    expect([first?.antes, second?.antes]).toEqual([0, 1]);
    expect((await grant(id, first?.id)).status).toBe(200);
    // one reads at a time
    expect((await grant(id, second?.id)).status).toBe(409);
    const denied = await nilza.post(`conteudo/${id}/negar-pedido`, {
      pedidoId: second?.id,
      motivo: 'Em mau estado.',
    });
    expect(denied.status).toBe(200);
    expect(
      (await nilza.post(`conteudo/${id}/negar-pedido`, { pedidoId: second?.id, motivo: 'De novo.' })).status,
    ).toBe(409);
    await done(beatriz, id, 'pedirConsulta', 'Outra vez.');
    await done(beatriz, id, 'desistirDoPedido');
    expect((await requests(id)).map(({ situacao }) => situacao)).toEqual(['CONCEDIDO']);
  });

  it('acaba por si depois do último dia, e só então', async () => {
    const id = await filedBy(helena, nilza, 'Acaba sozinha');
    await done(helena, id, 'pedirConsulta', 'Ler.');
    const [asked] = await requests(id);
    const { ports, connection } = server.platform;
    const { now } = server.time;
    const end = () => endReadings({ db: connection.db, ports, log: pino({ level: 'silent' }) });
    const last = new Date(now.getTime() + 2 * 86_400_000);
    expect((await grant(id, asked?.id, last.toISOString().slice(0, 10))).status).toBe(200);
    server.time.now = last;
    await end();
    expect((await custodyOf(server, id))?.[0]).toBe(4);
    server.time.now = new Date(last.getTime() + 2 * 86_400_000);
    await end();
    server.time.now = now;
    expect((await custodyOf(server, id))?.[0]).toBe(3);
  });

  it('de um processo, as peças ficam em consulta com ele', async () => {
    const { id } = await concludedProcess(helena, { assunto: 'Consultado' });
    const peca = (await signed(helena)).id;
    await joined(helena, id, peca);
    await done(helena, id, 'finalizar');
    await sentToArchive(helena, id);
    await done(nilza, id, 'arquivar');
    await done(helena, id, 'pedirConsulta', 'Ler.');
    expect((await grant(id, (await requests(id))[0]?.id)).status).toBe(200);
    expect((await custodyOf(server, peca))?.[0]).toBe(4);
    await done(nilza, id, 'encerrarConsulta');
    expect((await custodyOf(server, peca))?.[0]).toBe(3);
  });
});
