import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AtoFeito } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { documentoActs, documentoPlainActs } from '#server/documento/index.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let beatriz: Caller;

const readDocument = async (id: number): Promise<Documento> =>
  (await beatriz.get<Documento>(`documento/${id}/0`)).payload;

const give = (login: string, flag: string): Promise<unknown> =>
  server.platform.connection.pool.query(`update registro.usuario set ${flag} = true where login = $1`, [
    login,
  ]);

const eventsOf = async (id: number): Promise<string[]> => {
  const { rows } = await server.platform.connection.pool.query<{ ato: string }>(
    'select ato from evento where conteudo_id = $1 order by id',
    [id],
  );
  return rows.map(({ ato }) => ato);
};

/** Concluded and signed by everybody, as what is finalised is. */
const signedDocument = async (assunto: string): Promise<number> => {
  const { id } = await concludedDocument(beatriz, { assunto });
  const helena = await server.as('helena.pires');
  await helena.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword });
  return id;
};

beforeAll(async () => {
  server = await startTestApp();
  await give('beatriz.cordeiro', 'reverter_minuta');
  beatriz = await server.as('beatriz.cordeiro');
});
afterAll(() => server.close());

describe('um ato pelo nome', () => {
  it('faz o que a tabela permite, deixa o evento e diz o que se pode depois', async () => {
    const id = await signedDocument('Finalizado pelo nome');
    const { versao } = await readDocument(id);
    const { status, payload } = await beatriz.post<AtoFeito>(`conteudo/${id}/ato/finalizar`, { versao });
    expect(status).toBe(200);
    expect(payload.versao).toBe(versao + 1);
    expect(payload.acoes?.find(({ nome }) => nome === 'reativarFinalizar')?.permitida).toBe(true);
    expect((await readDocument(id)).estado).toBe(1);
    expect((await eventsOf(id)).at(-1)).toBe('finalizado');
  });

  it('recusa o que não cabe, quem leu antes e o que pede motivo, e nada muda', async () => {
    const id = await signedDocument('Recusado pelo nome');
    const before = await readDocument(id);
    const refused = async (nome: string, body: object): Promise<string> => {
      const { codigo } = await beatriz.post(`conteudo/${id}/ato/${nome}`, body);
      return codigo;
    };
    expect(await refused('reativarFinalizar', {})).toBe('transicaoNaoPermitida');
    expect(await refused('finalizar', { versao: before.versao + 7 })).toBe('conflitoDeVersao');
    expect(await refused('reverterMinuta', { motivo: 'Já assinado' })).toBe('transicaoNaoPermitida');
    expect(await refused('cancelar', {})).toBe('camposInvalidos');
    expect(await refused('naoExiste', {})).toBe('naoEncontrado');
    // asked with more than a reason: it has a call of its own
    expect(await refused('tramitar', {})).toBe('naoEncontrado');
    expect(await readDocument(id)).toEqual(before);
  });
});

describe('um ato que tira o conteúdo do alcance', () => {
  it('responde na hora que ele se foi, e não guarda um acesso negado de quem o fez', async () => {
    const draft = await completeDraft(beatriz, { assunto: 'Some' });
    const { status, payload } = await beatriz.post<AtoFeito>(`conteudo/${draft.id}/ato/excluir`, {});
    expect([status, payload]).toEqual([200, { id: draft.id }]);
    expect((await eventsOf(draft.id)).at(-1)).toBe('excluido');
  });
});

describe('reverter para minuta', () => {
  it('abre outra versão com o mesmo número e os mesmos assinantes; o PDF de antes fica', async () => {
    const { id } = await concludedDocument(beatriz, { assunto: 'Com um erro' });
    const before = await readDocument(id);
    const { status, payload: draft } = await beatriz.put<Documento>(`documento/${id}/reverter-minuta`, {
      versao: before.versao,
      motivo: 'O valor está errado',
    });
    expect(status).toBe(200);
    expect(draft).toMatchObject({
      fase: 0,
      numero: before.numero,
      numeroVersao: 2,
      checkIn: { situacao: 1 },
    });
    expect(draft.assinantes.map(({ usuario }) => usuario.id)).toEqual(
      before.assinantes.map(({ usuario }) => usuario.id),
    );
    const former = (await beatriz.get<Documento>(`documento/${id}/1`)).payload;
    expect(former.sha256).toBe(before.sha256);
    expect((await eventsOf(id)).at(-1)).toBe('revertido');

    const { status: again, payload: concluded } = await beatriz.post<Documento>('documento/concluir', {
      id,
      versao: draft.versao,
    });
    expect(again).toBe(200);
    expect(concluded).toMatchObject({ fase: 1, numero: before.numero, numeroVersao: 2 });
    expect(concluded.sha256).not.toBe(before.sha256);
  });

  it('pede o motivo, e não se faz sem a marca da pessoa', async () => {
    const mine = await concludedDocument(beatriz, { assunto: 'Sem a marca' });
    const { campos } = await beatriz.post(`conteudo/${mine.id}/ato/reverterMinuta`, {});
    expect(campos).toEqual(['motivo']);
    const take = "update registro.usuario set reverter_minuta = false where login = 'beatriz.cordeiro'";
    await server.platform.connection.pool.query(take);
    const { status } = await beatriz.post(`conteudo/${mine.id}/ato/reverterMinuta`, { motivo: 'Não pode' });
    await give('beatriz.cordeiro', 'reverter_minuta');
    expect(status).toBe(403);
  });
});

describe('a tabela dos atos', () => {
  it('tem cada ato uma vez, com um evento, salvo o que só se pergunta ou se guarda em partes', () => {
    const names = documentoActs.map(({ nome }) => nome);
    expect(new Set(names).size).toBe(names.length);
    expect(documentoActs.filter(({ evento }) => evento === undefined).map(({ nome }) => nome)).toEqual([
      'editar',
      'responder',
      'conduzirAssinaturas',
      'converterProcesso',
      'verQuemVe',
    ]);
    expect(documentoPlainActs.filter((act) => !documentoActs.includes(act))).toEqual([]);
  });
});
