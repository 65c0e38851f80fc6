import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { MarcadorAssinatura } from '#schemas/shapes/assinante.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { addSigner, completeDraft, concludedDocument, personId, read, unitId } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { saidOf } from '#tests/setup/said-of.ts';

/** The rules of the specification of documents, signers and forwarding, each by its name and its words. */

let server: TestApp;
let admin: Caller;
let helena: Caller;
let rafael: Caller;
let beatriz: Caller;

beforeAll(async () => {
  server = await startTestApp();
  [admin, helena, rafael, beatriz] = await Promise.all([
    server.as('admin'),
    server.as('helena.pires'),
    server.as('rafael.lins'),
    server.as('beatriz.cordeiro'),
  ]);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => server.platform.connection.pool.query(text, values);

const messageOf = ({ raw }: Answer<unknown>): string => raw.json<{ descricao: string }>().descricao;
const sign = (caller: Caller, ids: readonly number[]) =>
  caller.post<ResultadoLote>('assinatura/assinar-docflow-documentos-em-lote', { ids, senha: worldPassword });
const resultsOf = ({ payload }: Answer<ResultadoLote>) =>
  payload.resultados.map(({ ok, mensagem }) => (ok ? 'ok' : mensagem));
const minutes = (assinantes: readonly string[]) =>
  concludedDocument(helena, { modelo: 'Ata de Reunião', assunto: 'Ata da comissão', assinantes });
const both = ['Helena Duarte Pires', 'Rafael Monteiro Lins'] as const;

describe('trâmite', () => {
  const send = async (body: object): Promise<Readonly<Record<string, string>>> => {
    const { id } = await concludedDocument(helena);
    const destino = { unidadeId: await unitId(helena, 'PGM') };
    return saidOf(await helena.post('tramite', { conteudoId: id, destino, ...body }));
  };

  it('o destino não pode ser quem detém', async () => {
    expect(await send({ destino: { unidadeId: await unitId(helena, 'CCL') } })).toEqual({
      destino: 'O destino já é quem detém o conteúdo. Escolha outro destino.',
    });
  });

  it('quem recebe cópia para conhecimento não está já no trâmite, nem duas vezes', async () => {
    const [pgm, sesau] = [await unitId(helena, 'PGM'), await unitId(helena, 'SESAU')];
    const repeated = { 'copias.0': expect.stringMatching(/já está entre os destinos/) as string };
    expect(await send({ copias: [{ unidadeId: pgm }] })).toEqual(repeated);
    const twice = await send({ copias: [{ unidadeId: sesau }, { unidadeId: sesau }] });
    expect(Object.keys(twice)).toEqual(['copias.1']);
  });

  it('só quem detém abre a tela de trâmite', async () => {
    const { id } = await concludedDocument(helena);
    const screen = async (caller: Caller) =>
      (await caller.get<{ permitida: boolean; motivo?: string }>(`tramite/acesso-tela/${id}`)).payload;
    expect(await screen(helena)).toMatchObject({ permitida: true });
    expect(await screen(beatriz)).toEqual({
      permitida: false,
      motivo: 'O documento está na unidade CCL.',
    });
  });

  it('o texto próprio tem no máximo 2.000 caracteres', async () => {
    expect(await send({ texto: 'a'.repeat(2001) })).toEqual({
      texto: 'Texto precisa ter no máximo 2.000 caracteres.',
    });
  });

  it('um texto próprio em uso como padrão não se exclui', async () => {
    const texto = await admin.post<{ id: number; versao: number }>('texto-tramite', {
      descricao: 'Em uso',
      texto: 'Segue para providências.',
      unidade: await unitId(helena, 'SEMED'),
      padrao: true,
      ativo: true,
    });
    const { id, versao } = texto.payload;
    const refused = await admin.remove(`texto-tramite/${id}?versao=${versao}`);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'Este texto é o padrão em uso e não pode ser excluído. Antes, marque outro ou desmarque este.',
    ]);
  });

  it('a nota de confirmação tem no máximo 1.000 caracteres', async () => {
    const { id, versao } = await concludedDocument(helena);
    const refused = await helena.post('documento/cancelar', { id, versao, motivo: 'a'.repeat(1001) });
    expect(Object.values(saidOf(refused))).toEqual([
      expect.stringMatching(/precisa ter no máximo 1\.000 caracteres/),
    ]);
  });

  it('o texto da confirmação é obrigatório quando a configuração o exige', async () => {
    const { id } = await concludedDocument(helena);
    const destino = { unidadeId: await unitId(helena, 'PGM') };
    const sent = await helena.post<TramiteEnviado>('tramite', { conteudoId: id, destino });
    const receive = (motivo: string) => beatriz.put(`tramite/${sent.payload.tramiteId}`, { motivo });
    await sql('update registro.configuracao set nota_receber = true');
    expect(saidOf(await receive(' '))).toEqual({ motivo: 'Escreva a nota.' });
    expect((await receive('Conferido.')).status).toBe(200);
    await sql('update registro.configuracao set nota_receber = false');
  });
});

describe('assinante', () => {
  it('pessoa e marcador de assinatura são obrigatórios', async () => {
    const { id } = await completeDraft(helena);
    expect(saidOf(await helena.post(`documento/${id}/adicionar-assinante`, {}))).toEqual({
      usuarioId: 'Assinante é um campo obrigatório.',
      marcador: 'Marcador de assinatura é um campo obrigatório.',
    });
  });

  it('o modelo precisa ter o marcador de assinatura, e cada um tem um assinante só', async () => {
    const { id } = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    const { payload } = await helena.get<{ itens: MarcadorAssinatura[] }>(
      `documento/${id}/listar-marcadores-assinatura`,
    );
    expect(payload.itens).toMatchObject([{ chave: 'assinatura_1' }]);
    expect(saidOf(await addSigner(helena, id, 'Rafael Monteiro Lins', 7))).toEqual({
      marcador: 'O modelo não tem este lugar de assinatura.',
    });
    expect(saidOf(await addSigner(helena, id, 'Rafael Monteiro Lins', 1))).toEqual({
      marcador: 'Este lugar de assinatura já tem assinante.',
    });
  });

  it('quem já assinou não é retirado', async () => {
    const { id } = await minutes(both);
    expect(resultsOf(await sign(helena, [id]))).toEqual(['ok']);
    const [signer] = (await read(helena, id)).assinantes;
    const cancelled = await helena.post('documento/cancelar-assinatura-docflow', {
      documentoId: id,
      assinanteId: signer?.id,
      motivo: 'Engano',
    });
    expect([cancelled.status, messageOf(cancelled)]).toEqual([
      409,
      'Quem já assinou não pode ser retirado nem alterado.',
    ]);
    const removed = await helena.remove(`documento/${id}/remover-assinante/${signer?.id ?? 0}`);
    expect(removed.status).toBe(409);
    expect((await read(helena, id)).assinantes).toHaveLength(2);
  });

  it('ninguém é retirado de um documento com assinatura por certificado', async () => {
    const { id } = await minutes(both);
    await sign(helena, [id]);
    await sql(
      `update documento_assinante set estrategia = 'DIGITAL' where documento_id = $1 and situacao = 'ASSINADO'`,
      [id],
    );
    const waiting = (await read(helena, id)).assinantes.find(({ situacao }) => situacao === 'PENDENTE');
    const refused = await helena.post('documento/cancelar-assinatura-docflow', {
      documentoId: id,
      assinanteId: waiting?.id,
      motivo: 'Engano',
    });
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'Já há assinatura com certificado digital: nenhum assinante pode ser retirado.',
    ]);
  });

  it('o que perdeu todas as assinaturas pedidas não conta como assinado', async () => {
    const { id } = await minutes(both);
    for (const signer of (await read(helena, id)).assinantes)
      await helena.post('documento/cancelar-assinatura-docflow', {
        documentoId: id,
        assinanteId: signer.id,
        motivo: 'Engano',
      });
    const says = expect.stringContaining('Todas as assinaturas pedidas foram canceladas') as string;
    const { acoes, versao } = await read(helena, id);
    expect(acoes.find(({ nome }) => nome === 'finalizar')).toMatchObject({ permitida: false, motivo: says });
    expect((await helena.post('documento/finalizar', { id, versao })).status).toBe(409);
    const { rows } = await sql('select codigo from documento where id = $1', [id]);
    expect((await helena.get(`verificar/${(rows[0] as { codigo: string }).codigo}`)).payload).toMatchObject({
      canceladas: true,
      pendentes: 0,
      assinaturas: [],
    });
    await sql(`update registro.usuario set concluir_sem_assinatura = true where login = 'helena.pires'`);
    const allowed = (await read(helena, id)).acoes.find(({ nome }) => nome === 'finalizar');
    await sql(`update registro.usuario set concluir_sem_assinatura = false where login = 'helena.pires'`);
    expect(allowed).toMatchObject({ permitida: true });
  });

  it('não se assina com um marcador livre', async () => {
    await sql(`update registro.usuario set concluir_sem_assinatura = true where login = 'helena.pires'`);
    const { id } = await minutes(['Helena Duarte Pires']);
    await sql(`update registro.usuario set concluir_sem_assinatura = false where login = 'helena.pires'`);
    const says = 'Há um lugar de assinatura sem assinante. Abra uma versão nova e indique quem assina nele.';
    expect(resultsOf(await sign(helena, [id]))).toEqual([says]);
    expect((await read(helena, id)).acoes.find(({ nome }) => nome === 'assinar')).toMatchObject({
      permitida: false,
      motivo: says,
    });
  });

  it('documentos de estratégias diferentes não se assinam juntos', async () => {
    const [first, second] = [await concludedDocument(helena), await concludedDocument(helena)];
    await sql(`update documento_assinante set estrategia = 'DIGITAL' where documento_id = $1`, [second.id]);
    const together = await sign(helena, [first.id, second.id]);
    expect([together.status, messageOf(together)]).toEqual([
      422,
      'Documentos com estratégias de assinatura diferentes não podem ser assinados juntos. Assine os de cada estratégia à parte.',
    ]);
    expect(resultsOf(await sign(helena, [second.id]))).toEqual([
      'Este documento se assina com certificado digital: abra-o em “Para assinar”.',
    ]);
    expect(resultsOf(await sign(helena, [first.id]))).toEqual(['ok']);
  });

  it('nenhum documento foi selecionado para assinar', async () => {
    const refused = await sign(helena, []);
    expect([refused.status, messageOf(refused)]).toEqual([
      422,
      'Nenhum documento foi selecionado para assinar',
    ]);
  });
});

describe('exclusão', () => {
  it('recusar um pedido exige a justificativa', async () => {
    const { id } = await concludedDocument(rafael);
    await rafael.post(`conteudo/${id}/ato/solicitarExclusao`, { motivo: 'Engano' });
    const refused = await helena.post(`conteudo/${id}/ato/recusarExclusao`, { motivo: ' ' });
    expect(saidOf(refused)).toEqual({ motivo: 'Justificativa é um campo obrigatório' });
  });
});

describe('modelo', () => {
  interface Modelo {
    readonly id: number;
    readonly propriedades: readonly Record<string, unknown>[];
    readonly [field: string]: unknown;
  }
  const refusedWith = async (
    change: (model: Modelo) => object,
  ): Promise<Readonly<Record<string, string>>> => {
    const { payload } = await admin.get<{ itens: Modelo[] }>('modelo-documento?nome_like=Ata');
    const { acoes: _acoes, ...model } = (
      await admin.get<Modelo>(`modelo-documento/${payload.itens[0]?.id ?? 0}`)
    ).payload;
    return saidOf(await admin.put(`modelo-documento/${model.id}`, { ...model, ...change(model) }));
  };

  it('marcador e chave das propriedades não se repetem', async () => {
    const said = await refusedWith(({ propriedades }) => ({
      propriedades: [...propriedades, { ...propriedades[0] }],
    }));
    expect(Object.values(said).join()).toMatch(/já está na lista/);
  });

  it('a chave de assinatura é necessária', async () => {
    const said = await refusedWith(({ propriedades }) => ({
      propriedades: propriedades.filter(({ tipo }) => tipo !== 'ASSINANTE'),
    }));
    expect(said['propriedades']).toBe(
      'Falta quem assina. Na barra do texto, aperte a caneta (Lugar de assinatura) e escolha Inserir lugar de assinatura.',
    );
  });

  it('assinante e marcador fixos não se repetem', async () => {
    const { usuarioId } = await personId(helena, 'Rafael Monteiro Lins');
    const { usuarioId: other } = await personId(helena, 'Helena Duarte Pires');
    const twice = (assinantesFixos: readonly object[]) => refusedWith(() => ({ assinantesFixos }));
    const marcador = 'assinatura_1';
    expect(
      Object.keys(
        await twice([
          { usuario: usuarioId, marcador },
          { usuario: usuarioId, marcador: 'assinatura_2' },
        ]),
      ),
    ).toEqual(['assinantesFixos.1.usuario']);
    expect(
      Object.keys(
        await twice([
          { usuario: usuarioId, marcador },
          { usuario: other, marcador },
        ]),
      ),
    ).toEqual(['assinantesFixos.1.marcador']);
  });

  it('a descrição tem no máximo 100 caracteres', async () => {
    expect(await refusedWith(() => ({ descricao: 'a'.repeat(101) }))).toEqual({
      descricao: 'Descrição precisa ter no máximo 100 caracteres.',
    });
  });
});

describe('anexo', () => {
  it('pasta e arquivo são obrigatórios', async () => {
    const { id } = await completeDraft(helena);
    expect(saidOf(await helena.post(`conteudo/${id}/anexos`, {}))).toEqual({
      pasta: 'Pasta é um campo obrigatório.',
      arquivoId: 'Arquivo é um campo obrigatório.',
    });
  });

  it('retira só quem anexou, a chefia dessa pessoa ou quem administra', async () => {
    const { id } = await concludedDocument(helena);
    const arquivoId = await uploadFile(server.app, helena.token, 'mapa.txt', Buffer.from('mapa'));
    const { payload } = await helena.post<{ itens: { id: number }[] }>(`conteudo/${id}/anexos`, {
      pasta: 'Mapas',
      arquivoId,
    });
    const anexo = payload.itens[0]?.id ?? 0;
    const remove = (caller: Caller) =>
      caller.post(`conteudo/${id}/anexos/${anexo}/remover`, { motivo: 'Engano' });
    const { payload: seen } = await rafael.get<Anexos>(`conteudo/${id}/anexos`);
    expect(seen.itens[0]?.remover).toEqual({
      permitida: false,
      motivo: 'Só quem juntou o anexo, a chefia dessa pessoa ou quem administra o retira.',
    });
    expect((await remove(rafael)).status).toBe(403);
    expect((await remove(helena)).status).toBe(200);
  });
});

describe('guardas das telas', () => {
  const allowed = async (caller: Caller, path: string): Promise<unknown> => {
    const { status, payload } = await caller.get<{ permitida: boolean; motivo?: string }>(path);
    return status === 200 ? [payload.permitida, payload.motivo] : status;
  };

  it('editar um documento pede que o servidor diga que se pode', async () => {
    const draft = await completeDraft(helena);
    const { id } = await concludedDocument(helena);
    expect(await allowed(helena, `documento/verificar/edicao/${draft.id}`)).toEqual([true, undefined]);
    expect(await allowed(beatriz, `documento/verificar/edicao/${draft.id}`)).toBe(404);
    expect(await allowed(helena, `documento/verificar/edicao/${id}`)).toEqual([
      false,
      'O estado em que está não permite este ato.',
    ]);
  });

  it('assinar pede que o servidor o permita', async () => {
    const { id } = await concludedDocument(helena);
    expect(await allowed(helena, `assinatura/acesso-tela/${id}`)).toEqual([true, undefined]);
    expect(await allowed(beatriz, `assinatura/acesso-tela/${id}`)).toEqual([
      false,
      'Você não está entre os assinantes.',
    ]);
  });

  it('um documento vinculado pede que o servidor o permita', async () => {
    const { id } = await concludedDocument(helena);
    const path = `content/verificar/criar-documento-vinculado/${id}`;
    expect(await allowed(helena, path)).toEqual([true, undefined]);
    expect(await allowed(helena, 'content/verificar/criar-documento-vinculado/999999')).toEqual([
      false,
      'Este conteúdo não existe ou você não o alcança. Nada pode ser vinculado a ele.',
    ]);
  });
});
