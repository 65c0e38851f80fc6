import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import { mayRemove } from '#server/conteudo/anexos/rules.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, unitId } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;
let rafael: Caller;
let count = 0;

/** A PDF of its own each time. */
const pdf = (): Buffer =>
  Buffer.from(`%PDF-1.4\n%${++count}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`, 'latin1');
const send = (who: Caller, name = 'nota.pdf', content = pdf()): Promise<string> =>
  uploadFile(server.app, who.token, name, content);
const join = (who: Caller, id: number, arquivoId: string, pasta = 'Notas'): Promise<Answer<Anexos>> =>
  who.post<Anexos>(`conteudo/${id}/anexos`, { pasta, arquivoId });
const list = async (who: Caller, id: number): Promise<Anexos> =>
  (await who.get<Anexos>(`conteudo/${id}/anexos`)).payload;
const remove = (who: Caller, id: number, anexoId: number, motivo?: string): Promise<Answer<Anexos>> =>
  who.post<Anexos>(`conteudo/${id}/anexos/${anexoId}/remover`, motivo === undefined ? {} : { motivo });
const joined = async (who: Caller, id: number, name?: string, pasta?: string): Promise<number> => {
  const { status, payload, raw } = await join(who, id, await send(who, name), pasta);
  if (status !== 200) throw new Error(raw.body);
  return Math.max(...payload.itens.map((anexo) => anexo.id));
};
const inUse = async (arquivo: string): Promise<boolean | undefined> => {
  const { rows } = await server.platform.connection.pool.query<{ em_uso: boolean }>(
    'select em_uso from arquivo where id = $1',
    [arquivo],
  );
  return rows[0]?.em_uso;
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

describe('os anexos de um documento', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await completeDraft(rafael));
  });

  it('juntam-se em pastas, contam na página do documento e ficam no histórico', async () => {
    const arquivo = await send(rafael, 'nota 1.pdf');
    const { status, payload } = await join(rafael, id, arquivo, '  Notas fiscais ');
    expect(status).toBe(200);
    expect(payload.juntar).toEqual({ permitida: true });
    expect(payload.itens).toMatchObject([
      {
        pasta: 'Notas fiscais',
        nome: 'nota 1.pdf',
        tipo: 'application/pdf',
        anexadoPor: { nome: 'Rafael Monteiro Lins', unidade: 'CCL' },
        posterior: false,
        remover: { permitida: true },
      },
    ]);
    expect((await helena.get<{ anexos: number }>(`documento/${id}/0`)).payload.anexos).toBe(1);
    const history = await helena.post<{ itens: { ato: string; texto: string }[] }>('tramite/historico', {
      conteudoId: id,
    });
    expect(history.raw.body).toContain('Anexo juntado em Notas fiscais: nota 1.pdf');
  });

  it('o arquivo se lê por quem alcança o documento, e só pelo documento', async () => {
    const arquivo = await send(rafael, 'foto.pdf');
    const content = pdf();
    const anexo = await joined(rafael, id, 'peça.pdf');
    await join(rafael, id, arquivo);
    const answer = await helena.get(`conteudo/${id}/anexos/${anexo}/arquivo`);
    expect(answer.status).toBe(200);
    expect(answer.raw.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''pe%C3%A7a.pdf`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.raw.rawPayload).toHaveLength(content.length);
    // neither by its own id, nor by another content, nor by who does not reach this one
    expect((await rafael.get(`arquivo/${arquivo}`)).status).toBe(404);
    const other = await completeDraft(rafael);
    expect((await rafael.get(`conteudo/${other.id}/anexos/${anexo}/arquivo`)).status).toBe(404);
    const gil = await server.as('gil.matos');
    expect((await gil.get(`conteudo/${id}/anexos`)).status).toBe(404);
    expect((await gil.get(`conteudo/${id}/anexos/${anexo}/arquivo`)).status).toBe(404);
  });

  it('um arquivo de outra pessoa, já usado ou repetido é recusado no seu campo', async () => {
    const campos = (answer: Answer<unknown>): unknown =>
      answer.raw.json<{ erros: { campo: string; mensagem: string }[] }>().erros;
    const dela = await send(helena);
    expect(campos(await join(rafael, id, dela))).toEqual([
      {
        campo: 'arquivoId',
        mensagem: 'O arquivo enviado não foi encontrado, ou já está em uso. Envie-o de novo.',
      },
    ]);
    expect(await inUse(dela)).toBe(false);
    const same = pdf();
    expect((await join(rafael, id, await send(rafael, 'a.pdf', same))).status).toBe(200);
    expect(campos(await join(rafael, id, await send(rafael, 'b.pdf', same), 'nôtas'))).toEqual([
      { campo: 'arquivoId', mensagem: 'Este arquivo já está em nôtas, como a.pdf.' },
    ]);
    expect((await join(rafael, id, await send(rafael, 'b.pdf', same), 'Outra')).status).toBe(200);
    for (const pasta of ['', '   '])
      expect(campos(await join(rafael, id, await send(rafael), pasta))).toMatchObject([{ campo: 'pasta' }]);
  });

  it('dois que juntam o mesmo arquivo ao mesmo tempo o juntam uma vez', async () => {
    const arquivo = await send(rafael);
    const other = await completeDraft(rafael);
    const answers = await Promise.all([join(rafael, id, arquivo), join(rafael, other.id, arquivo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('só junta quem tem o documento em mãos', async () => {
    const { id: sent } = await concludedDocument(helena);
    const beatriz = await server.as('beatriz.cordeiro');
    await helena.post('tramite', { conteudoId: sent, destino: { unidadeId: await unitId(helena, 'PGM') } });
    expect((await join(helena, sent, await send(helena))).status).toBe(409);
    expect((await list(helena, sent)).juntar.permitida).toBe(false);
    expect((await join(beatriz, sent, await send(beatriz))).status).toBe(409);
  });

  it('vêm na ordem que a configuração escolhe', async () => {
    for (const name of ['b2.pdf', 'B10.pdf', 'á.pdf']) await joined(rafael, id, name);
    const order = async (ordemAnexos: string): Promise<string[]> => {
      await server.platform.connection.pool.query('update registro.configuracao set ordem_anexos = $1', [
        ordemAnexos,
      ]);
      return (await list(rafael, id)).itens.map(({ nome }) => nome);
    };
    expect(await order('NOME')).toEqual(['á.pdf', 'b2.pdf', 'B10.pdf']);
    expect(await order('RECENTE')).toEqual(['á.pdf', 'B10.pdf', 'b2.pdf']);
    expect(await order('INCLUSAO')).toEqual(['b2.pdf', 'B10.pdf', 'á.pdf']);
  });
});

describe('retirar um anexo', () => {
  it('cabe a quem juntou, à chefia dessa pessoa e a quem administra', async () => {
    const { id } = await completeDraft(helena);
    await helena.post(`check-in/liberar/${id}`);
    const dela = await joined(helena, id);
    const daqui = await joined(rafael, id);
    expect((await list(rafael, id)).itens.map(({ remover }) => remover)).toEqual([
      {
        permitida: false,
        motivo: 'Só quem juntou o anexo, a chefia dessa pessoa ou quem administra o retira.',
      },
      { permitida: true },
    ]);
    expect((await remove(rafael, id, dela)).status).toBe(403);
    expect((await remove(helena, id, daqui)).status).toBe(200);
    expect((await list(helena, id)).itens).toHaveLength(1);
    const { id: concluded } = await concludedDocument(helena);
    const anexo = await joined(helena, concluded);
    expect((await remove(admin, concluded, anexo, 'Dados pessoais')).status).toBe(200);
  });

  it('libera o arquivo, fica no histórico e não se repete', async () => {
    const { id } = await completeDraft(rafael);
    const arquivo = await send(rafael, 'errado.pdf');
    const { payload } = await join(rafael, id, arquivo);
    const anexo = payload.itens[0]?.id ?? 0;
    expect(await inUse(arquivo)).toBe(true);
    expect((await remove(rafael, id, anexo)).status).toBe(200);
    expect(await inUse(arquivo)).toBe(false);
    expect((await remove(rafael, id, anexo)).status).toBe(404);
    const history = await rafael.post('tramite/historico', { conteudoId: id });
    expect(history.raw.body).toContain('Anexo retirado de Notas: errado.pdf');
  });

  it('depois da conclusão pede motivo, e o que se junta depois dela diz isso', async () => {
    const { id } = await concludedDocument(helena);
    server.time.now = new Date(server.time.now.getTime() + 300_000);
    const anexo = await joined(helena, id);
    expect((await list(helena, id)).itens[0]?.posterior).toBe(true);
    const refused = await remove(helena, id, anexo);
    expect(refused.raw.json<{ erros: unknown }>().erros).toMatchObject([{ campo: 'motivo' }]);
    expect((await remove(helena, id, anexo, 'Juntado por engano')).status).toBe(200);
  });

  it('a regra do perfil vale só para quem tem o conteúdo em mãos', () => {
    const joinedBy = { anexadoPor: 1, unidadeId: 10 };
    const person = { usuarioId: 2, unidadeId: 20, chefe: false, regras: new Set<string>() };
    const near = { administro: false, naMinhaUnidade: true };
    const far = { administro: false, naMinhaUnidade: false };
    const withRule = { ...person, regras: new Set(['permiteRemoverAnexo']) };
    expect(mayRemove(person, near, joinedBy)).toBe(false);
    expect(mayRemove(withRule, near, joinedBy)).toBe(true);
    expect(mayRemove(withRule, far, joinedBy)).toBe(false);
    expect(mayRemove({ ...person, chefe: true }, near, joinedBy)).toBe(false);
    expect(mayRemove({ ...person, chefe: true, unidadeId: 10 }, far, joinedBy)).toBe(true);
    expect(mayRemove(person, { ...far, administro: true }, joinedBy)).toBe(true);
    expect(mayRemove({ ...person, usuarioId: 1 }, far, joinedBy)).toBe(true);
  });
});
