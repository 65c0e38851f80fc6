import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comentarios, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, personId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;
let beatriz: Caller;
let dalva: Caller;
const ids: Record<'helena' | 'rafael' | 'beatriz', number> = { helena: 0, rafael: 0, beatriz: 0 };

const write = (who: Caller, id: number, texto: string, mencoes?: number[]): Promise<Answer<Comentarios>> =>
  who.post<Comentarios>(`conteudo/${id}/comentarios`, { texto, ...(mencoes ? { mencoes } : {}) });
const read = async (who: Caller, id: number): Promise<Comentarios['itens']> =>
  (await who.get<Comentarios>(`conteudo/${id}/comentarios`)).payload.itens;
const one = async (who: Caller, id: number, texto: string, mencoes?: number[]): Promise<number> => {
  const { status, payload, raw } = await write(who, id, texto, mencoes);
  expect(status, raw.body).toBe(200);
  return payload.itens.at(-1)?.id ?? 0;
};
const fields = (answer: Answer<unknown>): unknown =>
  answer.raw.json<{ erros: { campo: string }[] }>().erros.map(({ campo }) => campo);
const notices = async (who: Caller, person: number, id: number): Promise<readonly string[]> =>
  (
    await who.get<{ itens: Notificacao[] }>(`notificacao-interna/listar-paginado/${person}?pageSize=50`)
  ).payload.itens
    .filter(({ conteudoId }) => conteudoId === id)
    .map(({ assunto }) => assunto);
const flag = (login: string, excluirComentarios: boolean): Promise<unknown> =>
  server.platform.connection.db
    .updateTable('registro.usuario')
    .set({ excluirComentarios })
    .where('login', '=', login)
    .execute();

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  beatriz = await server.as('beatriz.cordeiro');
  dalva = await server.as('dalva.lima');
  ids.helena = (await personId(rafael, 'Helena Duarte Pires')).usuarioId;
  ids.rafael = (await personId(helena, 'Rafael Monteiro Lins')).usuarioId;
  ids.beatriz = (await personId(helena, 'Beatriz Anjos Cordeiro')).usuarioId;
});
afterAll(() => server.close());

describe('os comentários de um conteúdo', () => {
  it('são lidos por quem o vê, contam na página e ficam no histórico sem as palavras; a versão não muda', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Comentado' });
    const before = (await helena.get<{ versao: number }>(`documento/${id}/0`)).payload.versao;
    await one(helena, id, '  Conferir o anexo 2.  ');
    expect(await read(dalva, id)).toMatchObject([
      {
        texto: 'Conferir o anexo 2.',
        autor: { nome: 'Helena Duarte Pires' },
        mencoes: [],
        alterar: false,
        excluir: false,
      },
    ]);
    await one(dalva, id, 'Conferido.');
    expect((await read(helena, id)).map(({ texto, alterar }) => [texto, alterar])).toEqual([
      ['Conferir o anexo 2.', true],
      ['Conferido.', false],
    ]);
    expect((await helena.get(`documento/${id}/0`)).payload).toMatchObject({ comentarios: 2, versao: before });
    const history = await helena.post('tramite/historico', { conteudoId: id });
    expect(history.raw.body).toContain('Comentário escrito');
    expect(history.raw.body).not.toContain('Conferir o anexo');
    expect(fields(await write(helena, id, '   '))).toEqual(['texto']);
    expect(fields(await write(helena, id, 'a'.repeat(2001)))).toEqual(['texto']);
  });

  it('uma menção avisa quem vê; quem não vê não é oferecido, é recusado no seu campo e continua sem ver', async () => {
    const { id } = await completeDraft(rafael, { assunto: 'Minuta da CCL' });
    const offered = async (q: string): Promise<readonly string[]> =>
      (
        await rafael.get<{ itens: PessoaMencionada[] }>(
          `conteudo/${id}/comentarios/pessoas?q=${encodeURIComponent(q)}`,
        )
      ).payload.itens.map(({ nome }) => nome);
    expect(await offered('helena')).toEqual(['Helena Duarte Pires']);
    expect(await offered('rafael')).toEqual([]);
    expect(await offered('beatriz')).toEqual([]);
    expect(fields(await write(rafael, id, 'Veja, @Beatriz', [ids.beatriz]))).toEqual(['mencoes']);
    expect(fields(await write(rafael, id, 'Veja, @ninguém', [999_999]))).toEqual(['mencoes']);
    expect(await read(rafael, id)).toEqual([]);
    expect((await beatriz.get(`conteudo/${id}/comentarios`)).status).toBe(404);
    expect((await write(beatriz, id, 'Eu?')).status).toBe(404);
    expect((await beatriz.get(`conteudo/${id}/comentarios/pessoas?q=a`)).status).toBe(404);

    const first = await one(rafael, id, 'Veja, @Helena Duarte Pires', [ids.helena]);
    expect(await notices(helena, ids.helena, id)).toEqual([
      'Rafael Monteiro Lins mencionou você em um comentário de Minuta da CCL',
    ]);
    // put right, nobody is told twice, and oneself never
    const again = await rafael.put(`conteudo/${id}/comentarios/${first}`, {
      texto: 'Veja, @Helena Duarte Pires e @Rafael Monteiro Lins',
      mencoes: [ids.helena, ids.rafael],
    });
    expect(again.status, again.raw.body).toBe(200);
    for (const mencoes of [[], [ids.helena], [], [ids.helena]])
      await rafael.put(`conteudo/${id}/comentarios/${first}`, { texto: 'Veja', mencoes });
    expect(await notices(helena, ids.helena, id)).toHaveLength(1);
    expect(await notices(rafael, ids.rafael, id)).toEqual([]);
  });

  it('quem escreveu altera por quinze minutos, e só quem escreveu', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Com pressa' });
    const other = await concludedDocument(helena, { assunto: 'Outro' });
    const comment = await one(helena, id, 'Até amanha.');
    const change = (who: Caller, conteudo = id): Promise<Answer<unknown>> =>
      who.put(`conteudo/${conteudo}/comentarios/${comment}`, { texto: 'Até amanhã.' });
    expect((await change(dalva)).status).toBe(403);
    expect((await change(helena, other.id)).status).toBe(404);
    server.time.now = new Date(server.time.now.getTime() + 14 * 60_000);
    expect((await change(helena)).status).toBe(200);
    const [changed] = await read(dalva, id);
    expect(changed?.texto).toBe('Até amanhã.');
    expect(changed?.editadoEm).toBeDefined();
    server.time.now = new Date(server.time.now.getTime() + 2 * 60_000);
    const late = await change(helena);
    expect(late.status).toBe(409);
    expect(late.raw.body).toContain('quinze minutos');
    expect((await read(helena, id))[0]?.alterar).toBe(false);
  });

  it('excluir é de quem tem a marca: as palavras vão, fica de quem era e quem excluiu', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Exposto' });
    const comment = await one(helena, id, 'O CPF dela é este.');
    const remove = (who: Caller): Promise<Answer<unknown>> =>
      who.remove(`conteudo/${id}/comentarios/${comment}`);
    expect((await remove(helena)).status).toBe(403);
    await flag('dalva.lima', true);
    expect((await read(dalva, id))[0]?.excluir).toBe(true);
    const removed = await remove(dalva);
    expect(removed.status, removed.raw.body).toBe(200);
    expect(removed.raw.body).not.toContain('CPF');
    const [left] = await read(helena, id);
    expect(left).toMatchObject({
      autor: { nome: 'Helena Duarte Pires' },
      excluido: { por: 'Dalva Queiroz Lima' },
      alterar: false,
      excluir: false,
    });
    expect(left).not.toHaveProperty('texto');
    expect((await remove(dalva)).status).toBe(404);
    const history = await helena.post('tramite/historico', { conteudoId: id });
    expect(history.raw.body).toContain('Comentário de Helena Duarte Pires excluído');
    expect((await helena.get(`documento/${id}/0`)).payload).toMatchObject({ comentarios: 0 });
    // the flag opens nothing that is out of reach
    const draft = await completeDraft(rafael, { assunto: 'Fechado' });
    const hidden = await one(rafael, draft.id, 'Daqui.');
    expect((await dalva.remove(`conteudo/${draft.id}/comentarios/${hidden}`)).status).toBe(404);
    await flag('dalva.lima', false);
  });
});
