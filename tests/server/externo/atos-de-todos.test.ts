import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Solicitacao, SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { concludedProtocol } from './concluded-protocol.ts';
import { newOutsider, type Outsider } from './outsider.ts';
import { offerService } from './service.ts';

let server: TestApp;
let ana: Outsider;
let caio: Caller;
let otavio: Caller;
let servicoId = 0;

beforeAll(async () => {
  server = await startTestApp();
  servicoId = await offerService(server, 'caio.teles');
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  caio = await server.as('caio.teles');
  await server.platform.connection.db
    .updateTable('registro.usuario')
    .set({ transferirConteudosUnidades: true })
    .where('login', '=', 'otavio.brandao')
    .execute();
  otavio = await server.as('otavio.brandao');
});
afterAll(() => server.close());

let made = 0;
const asked = async (): Promise<number> => {
  const { payload } = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    servicoId,
    texto: 'Peço a poda da árvore.',
    campos: [{ rotulo: 'Rua', valor: 'Rua das Flores' }],
    arquivos: [],
  });
  return payload.id;
};
const inInbox = async (caller: Caller, aba: string, id: number): Promise<ItemCaixa | undefined> =>
  (await caller.get<{ itens: ItemCaixa[] }>(`caixa-central?aba=${aba}&pageSize=100`)).payload.itens.find(
    (item) => item.id === id,
  );

it('a request ends only by its outcome: neither the inbox nor a call finishes, cancels or removes it', async () => {
  const id = await asked();
  const item = await inInbox(caio, 'protocolo-externo', id);
  expect(item?.acoes).toContain('tramitar');
  for (const nome of ['finalizar', 'cancelar', 'solicitarExclusao', 'darCredencial'])
    expect(item?.acoes).not.toContain(nome);
  for (const nome of ['finalizar', 'cancelar', 'solicitarExclusao', 'excluir']) {
    const { status } = await caio.post(`conteudo/${id}/ato/${nome}`, { motivo: 'Engano' });
    expect(status, nome).toBe(409);
  }
  expect((await ana.ask<SolicitacaoExterna>('GET', `externo/solicitacao/${id}`)).payload).not.toHaveProperty(
    'desfecho',
  );
});

it('what arrived by mistake goes on to the right unit, be it a protocol or a request', async () => {
  const nilza = await server.as('nilza.campos');
  const [pgm, ccl] = await Promise.all([unitId(nilza, 'PGM'), unitId(nilza, 'CCL')]);
  const dpa = await unitId(nilza, 'DPA');
  const paper = await concludedProtocol(server);
  const request = await asked();
  const sent = async (caller: Caller, conteudoId: number, unidadeId: number): Promise<number> => {
    const answer = await caller.post<TramiteEnviado>('tramite', { conteudoId, destino: { unidadeId } });
    expect([answer.status, answer.status === 200 ? '' : answer.raw.body]).toEqual([200, '']);
    return answer.payload.tramiteId;
  };
  const tramites = [await sent(nilza, paper.id, pgm), await sent(caio, request, dpa)];
  const seen = (await caio.get<Protocolo>(`documento/protocolo/${paper.id}`)).payload;
  expect(seen.acoes).toContainEqual({ nome: 'redirecionar', permitida: true });
  const asRequest = (await nilza.get<Solicitacao>(`protocolo-externo/${request}`)).payload;
  expect(asRequest.conteudo.acoes.map(({ nome }) => nome)).toContain('darConhecimento');
  const on = await caio.post(`tramite/${tramites[0]}/redirecionar`, {
    destino: { unidadeId: ccl },
    motivo: 'É da licitação.',
  });
  expect(on.status).toBe(200);
});

it('who moves what units hold is told so where a protocol or a request is read, as for a document', async () => {
  const paper = await concludedProtocol(server);
  const { payload, status } = await otavio.get<Protocolo>(`documento/protocolo/${paper.id}`);
  if (status !== 200) throw new Error('otavio não vê o protocolo');
  expect(payload.acoes.map(({ nome }) => nome)).toContain('transferir');
});
