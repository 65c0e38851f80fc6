import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let beatriz: Caller;
let otavio: Caller;
let semad: number;
beforeAll(async () => {
  server = await startTestApp();
  beatriz = await server.as('beatriz.cordeiro');
  otavio = await server.as('otavio.brandao');
  semad = await unitId(beatriz, 'SEMAD');
});
afterAll(() => server.close());

const sent = async (assunto: string): Promise<{ id: number; tramite: number }> => {
  const { id } = await concludedDocument(beatriz, { assunto });
  const helena = await server.as('helena.pires');
  await helena.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword });
  const { payload } = await beatriz.post<{ tramiteId: number }>('tramite', {
    conteudoId: id,
    destino: { unidadeId: semad },
  });
  return { id, tramite: payload.tramiteId };
};
const undo = (caller: Caller, tramite: number) => caller.post(`tramite/${tramite}/desfazer-recebimento`, {});
const inbox = async (caller: Caller, id: number): Promise<boolean> =>
  (await caller.get<{ itens: { id: number }[] }>('caixa-central?aba=receber&pageSize=50')).payload.itens.some(
    (item) => item.id === id,
  );

it('quem acaba de receber desfaz: volta ao caminho, a receber e com quem o tinha, e o histórico conta tudo', async () => {
  const { id, tramite } = await sent('Recebido por engano');
  const before = await read(otavio, id);
  expect((await otavio.put(`tramite/${tramite}`, {})).status).toBe(200);
  expect(await inbox(otavio, id)).toBe(false);
  // looking at it is not working on it
  expect((await otavio.post('check-in/documento/assumir', { id })).status).toBe(200);
  // the page offers it to who received it, and to nobody else
  expect((await read(otavio, id)).desfazRecebimento).toBe(tramite);
  expect((await read(beatriz, id)).desfazRecebimento).toBeUndefined();
  expect((await undo(otavio, tramite)).payload).toMatchObject({ situacao: 'NAO_RECEBIDO' });
  expect(await inbox(otavio, id)).toBe(true);
  const after = await read(otavio, id);
  expect(after.desfazRecebimento).toBeUndefined();
  expect([after.detentor, after.emTransito, after.checkIn.situacao]).toEqual([
    before.detentor,
    before.emTransito,
    before.checkIn.situacao,
  ]);
  const { payload } = await otavio.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id });
  expect(payload.itens.slice(0, 4).map(({ ato }) => ato)).toEqual([
    'recebimentoDesfeito',
    'assumido',
    'recebido',
    'tramitado',
  ]);
  // who sent it may still take it back, and it may be received again
  expect((await otavio.put(`tramite/${tramite}`, {})).status).toBe(200);
});

it('não desfaz quem não recebeu, nem o que já teve outro ato, nem duas vezes, nem o que não foi recebido', async () => {
  const { id, tramite } = await sent('Recebido e trabalhado');
  expect((await undo(otavio, tramite)).codigo).toBe('transicaoNaoPermitida');
  expect((await otavio.put(`tramite/${tramite}`, {})).status).toBe(200);
  expect((await undo(beatriz, tramite)).codigo).toBe('transicaoNaoPermitida');
  expect((await undo(otavio, tramite)).status).toBe(200);
  expect((await undo(otavio, tramite)).codigo).toBe('transicaoNaoPermitida');
  expect((await otavio.put(`tramite/${tramite}`, {})).status).toBe(200);
  const { versao } = await read(otavio, id);
  expect((await otavio.post('documento/finalizar', { id, versao })).status).toBe(200);
  expect((await read(otavio, id)).desfazRecebimento).toBeUndefined();
  const finished = await undo(otavio, tramite);
  expect(finished.status).toBe(409);
});
