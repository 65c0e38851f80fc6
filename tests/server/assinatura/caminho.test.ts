import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Pessoa, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, personId, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let caio: Caller;

const nomes = { beatriz: 'Beatriz Anjos Cordeiro', caio: 'Caio Ferraz Teles' };

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  caio = await server.as('caio.teles');
  nomes.caio = (await caio.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados.usuario.nome;
}, 240_000);
afterAll(() => server.close());

interface Route {
  readonly itens: readonly Assinante[];
}

const routeOf = async (id: number): Promise<readonly Assinante[]> =>
  (await helena.get<Route>(`documento/${id}/listar-tramite-assinantes`)).payload.itens;
const said = (route: readonly Assinante[]): string[] =>
  route.map(({ usuario, situacao, liberadoEm, prazo }) =>
    [usuario.nome.split(' ')[0], situacao, liberadoEm === undefined ? 'espera' : 'vez', prazo ?? '']
      .join(' ')
      .trim(),
  );
const toSign = async (caller: Caller): Promise<readonly number[]> =>
  (
    await caller.get<{ itens: { id: number }[] }>('documento/listar-para-assinar?pageSize=100')
  ).payload.itens.map(({ id }) => id);
const concluded = (salvar: Readonly<Record<string, unknown>> = {}): Promise<Documento> =>
  concludedDocument(helena, {
    modelo: 'Ata de Reunião',
    assinantes: [nomes.beatriz, nomes.caio],
    salvar,
  });
const idsOf = async (id: number): Promise<readonly number[]> => (await routeOf(id)).map((one) => one.id);
const told = async (caller: Caller): Promise<readonly Notificacao[]> => {
  const me = (await caller.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados.usuario
    .idUsuario;
  const { payload } = await caller.get<{ itens: Notificacao[] }>(
    `notificacao-interna/listar-paginado/${me}?pageSize=50`,
  );
  return payload.itens;
};
const notices = async (caller: Caller, conteudoId: number): Promise<string[]> =>
  (await told(caller)).filter((one) => one.conteudoId === conteudoId).map(({ assunto }) => assunto);

describe('o caminho das assinaturas', () => {
  it('muda de ordem: quem passa à frente é avisado, e quem ficou para trás espera', async () => {
    const { id } = await concluded();
    expect(said(await routeOf(id))).toEqual(['Beatriz PENDENTE vez', 'Caio PENDENTE espera']);
    const [b, r] = await idsOf(id);
    const answer = await helena.post<Route>(`documento/${id}/tramite-assinante`, {
      assinantes: [
        { assinanteId: b, ordem: 2 },
        { assinanteId: r, ordem: 1, prazo: '2026-11-25' },
      ],
    });
    expect(answer.status).toBe(200);
    expect(said(answer.payload.itens)).toEqual(['Caio PENDENTE vez 2026-11-25', 'Beatriz PENDENTE espera']);
    expect(await toSign(caio)).toContain(id);
    expect(await toSign(beatriz)).not.toContain(id);
    expect(await notices(caio, id)).toHaveLength(1);
  });

  it('abre a vez do próximo sem tirar a do atual, e diz quando não há próximo', async () => {
    const { id } = await concluded();
    const answer = await helena.post<Route>(`documento/${id}/encaminhar-para-proximo-assinante`, {
      prazo: '2026-11-26',
    });
    expect(said(answer.payload.itens)).toEqual(['Beatriz PENDENTE vez', 'Caio PENDENTE vez 2026-11-26']);
    expect([await toSign(caio), await toSign(beatriz)].every((ids) => ids.includes(id))).toBe(true);
    const again = await helena.post(`documento/${id}/encaminhar-para-proximo-assinante`, {});
    expect([again.status, again.codigo]).toEqual([409, 'transicaoNaoPermitida']);
    const signed = await caio.post('assinatura/assinar-docflow-documentos-em-lote', {
      ids: [id],
      senha: worldPassword,
    });
    expect(signed.status).toBe(200);
    expect(said(await routeOf(id))[1]).toContain('Caio ASSINADO');
  });

  it('define o prazo de todos os que faltam, ou de um, pelo calendário, e o retira', async () => {
    const { id } = await concluded();
    const [b] = await idsOf(id);
    const path = `documento/${id}/definir-prazo-para-assinatura`;
    // a Saturday passes to Monday
    const all = await helena.post<Route>(path, { prazo: '2026-11-28' });
    expect(all.payload.itens.map(({ prazo }) => prazo)).toEqual(['2026-11-30', '2026-11-30']);
    const one = await helena.post<Route>(path, { prazo: '', assinanteId: b });
    expect(one.payload.itens.map(({ prazo }) => prazo)).toEqual([undefined, '2026-11-30']);
    expect((await helena.post(path, { prazo: '2026-11-19' })).campos).toEqual(['prazo']);
  });

  it('cancela a que falta, com motivo: o próximo recebe a vez, e a feita não se cancela', async () => {
    const { id } = await concluded();
    const [b, r] = await idsOf(id);
    const cancel = (assinanteId: number | undefined, motivo = 'De férias') =>
      helena.post<Documento>('documento/cancelar-assinatura-docflow', {
        documentoId: id,
        assinanteId,
        motivo,
      });
    expect((await cancel(b, '')).campos).toEqual(['motivo']);
    expect((await cancel(b)).status).toBe(200);
    expect(said(await routeOf(id))).toEqual(['Beatriz CANCELADO vez', 'Caio PENDENTE vez']);
    expect(await toSign(beatriz)).not.toContain(id);
    expect((await notices(beatriz, id))[0]).toMatch(/^A sua assinatura em .* não é mais pedida$/);
    expect(await toSign(caio)).toContain(id);
    await caio.post('assinatura/assinar-docflow-documentos-em-lote', { ids: [id], senha: worldPassword });
    const signed = await cancel(r);
    expect(signed.status).toBe(409);
    expect((await read(helena, id)).assinantes.map(({ situacao }) => situacao)).toEqual(['ASSINADO']);
  });

  it('quem só via o documento para assinar sabe que não assina mais, sem o nome dele', async () => {
    const { id } = await concluded({ nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' });
    const [b] = await idsOf(id);
    expect(await toSign(beatriz)).toContain(id);
    await helena.post('documento/cancelar-assinatura-docflow', {
      documentoId: id,
      assinanteId: b,
      motivo: 'De férias',
    });
    expect((await beatriz.get(`documento/${id}/0`)).status).toBe(404);
    expect((await told(beatriz))[0]?.assunto).toBe('Uma assinatura pedida a você foi cancelada');
    const late = await beatriz.post<ResultadoLote>('assinatura/assinar-docflow-documentos-em-lote', {
      ids: [id],
      senha: worldPassword,
    });
    expect(late.payload.resultados[0]).toMatchObject({
      ok: false,
      mensagem: 'A sua assinatura neste documento foi cancelada.',
    });
  });

  it('cobrada outra vez, é um aviso só, que diz quantas; lido ou apagado, leva os de antes', async () => {
    const { id } = await concluded();
    const remind = () => helena.post(`documento/${id}/encaminhar-para-assinatura`, {});
    expect((await remind()).status).toBe(200);
    const me = (await beatriz.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados.usuario
      .idUsuario;
    const unread = async (): Promise<number> =>
      (await beatriz.get<{ quantidade: number }>(`notificacao-interna/${me}/quantidade`)).payload.quantidade;
    const ofIt = async () => (await told(beatriz)).filter((one) => one.conteudoId === id);
    const before = await unread();
    expect(await ofIt()).toMatchObject([{ vezes: 2, lida: false, conteudo: expect.any(String) as string }]);
    const [{ id: last = 0 } = {}] = await ofIt();
    await beatriz.put(`notificacao-interna/marcar-como-lida/${last}`);
    expect(await unread()).toBe(before - 1);
    await remind();
    expect(await ofIt()).toMatchObject([{ vezes: 3, lida: false }]);
    const [{ id: newest = 0 } = {}] = await ofIt();
    expect((await beatriz.remove(`notificacao-interna/${newest}`)).status).toBe(200);
    expect(await ofIt()).toEqual([]);
  });

  it('o que se viu lê-se de uma vez, e o que chegou depois fica', async () => {
    await concluded();
    const [{ id: seen = 0 } = {}] = await told(beatriz);
    const late = await concluded();
    const marked = await beatriz.put('notificacao-interna/marcar-todas-como-lidas', { ate: seen });
    expect(marked.status).toBe(200);
    const unread = (await told(beatriz)).filter(({ lida }) => !lida);
    expect(unread.map(({ conteudoId }) => conteudoId)).toEqual([late.id]);
  });

  it('não é de quem só assina', async () => {
    const { id } = await concluded();
    const [b] = await idsOf(id);
    const refused = await beatriz.post('documento/cancelar-assinatura-docflow', {
      documentoId: id,
      assinanteId: b,
      motivo: 'Não quero',
    });
    expect([403, 404, 409]).toContain(refused.status);
    expect(said(await routeOf(id))[0]).toBe('Beatriz PENDENTE vez');
    const leads = async (caller: Caller): Promise<boolean | undefined> =>
      (await read(caller, id)).acoes.find(({ nome }) => nome === 'conduzirAssinaturas')?.permitida;
    expect([await leads(helena), await leads(beatriz)]).toEqual([true, false]);
  });
});

it('quem assina se acha pela matrícula', async () => {
  const { usuarioId } = await personId(helena, nomes.beatriz);
  await server.platform.connection.db
    .updateTable('registro.usuario')
    .set({ matricula: 'B-77' })
    .where('id', '=', usuarioId)
    .execute();
  const { payload } = await helena.get<{ itens: Pessoa[] }>(
    'documento/assinantes-por-matricula?matriculas=B-77&matriculas=ninguem',
  );
  expect(payload.itens.map(({ nome }) => nome)).toEqual([nomes.beatriz]);
});
