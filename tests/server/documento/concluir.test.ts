import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { addSigner, completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

const conclude = ({ id, versao }: Documento, caller = helena) =>
  caller.post<Documento>('documento/concluir', { id, versao });

const sequenceOf = (numero: string | undefined): number => Number(/(\d+)\/2026/.exec(numero ?? '')?.[1]);

const withText = (draft: Documento, text: string): object => {
  const content = (draft.corpo as { content: object[] }).content;
  return { type: 'doc', content: [...content, { type: 'paragraph', content: [{ type: 'text', text }] }] };
};

describe('concluding', () => {
  it('gives different consecutive numbers to all who conclude at once', async () => {
    // more than the server has connections
    const atOnce = 25;
    const drafts: Documento[] = [];
    for (let i = 0; i < atOnce; i++)
      drafts.push(await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] }));
    const answers = await Promise.all(drafts.map((draft) => conclude(draft)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(atOnce).fill(200));
    const numbers = answers.map(({ payload }) => sequenceOf(payload.numero)).sort((a, b) => a - b);
    const first = numbers[0] ?? 0;
    expect(numbers).toEqual(Array.from({ length: atOnce }, (_, index) => first + index));
  }, 120_000);

  it('gives one number to a double click', async () => {
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    const answers = await Promise.all([conclude(draft), conclude(draft)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const next = await concludedDocument(helena);
    expect(sequenceOf(next.numero)).toBe(sequenceOf((await read(helena, draft.id)).numero) + 1);
  });

  it('says what is missing and takes no number', async () => {
    const draft = await completeDraft(helena, { salvar: { destinos: [], valores: {} } });
    const refused = await conclude(draft);
    expect([refused.status, refused.codigo]).toEqual([422, 'faltaParaConcluir']);
    expect(refused.campos).toEqual(expect.arrayContaining(['destinos', 'assinatura_1']));
    expect((await read(helena, draft.id)).numero).toBeUndefined();
  });

  it('asks for the rest of a value that is short of the mask of its marker', async () => {
    const draft = await completeDraft(helena, { modelo: 'Ata de Reunião' });
    const masked = draft.propriedades.find(({ chave }) => chave === 'hora_inicio');
    const short = await helena.put<Documento>('documento', {
      id: draft.id,
      versao: draft.versao,
      valores: { ...draft.valores, [masked?.chave ?? '']: '12' },
    });
    expect(short.payload.pendencias).toContainEqual({
      codigo: 'mascara',
      chave: masked?.chave,
      texto: `Completar ${masked?.rotulo}: o formato é 99:99, onde 9 é um dígito, A uma letra e * qualquer um dos dois`,
    });
    const refused = await conclude(short.payload);
    expect([refused.status, refused.codigo]).toEqual([422, 'faltaParaConcluir']);
    expect(refused.campos).toContain(masked?.chave);
  });

  it('says which article has a number and no words', async () => {
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    const article = (content: object[]) => ({
      type: 'paragraph',
      attrs: { dispositivo: 'artigo' },
      content,
    });
    const { content } = draft.corpo as { content: object[] };
    const { payload } = await helena.put<Documento>('documento', {
      id: draft.id,
      versao: draft.versao,
      corpo: {
        type: 'doc',
        content: [...content, article([{ type: 'text', text: 'Fica criado.' }]), article([])],
      },
    });
    const texto = 'Escrever ou retirar o que está vazio: art. 2º';
    expect(payload.pendencias).toEqual([{ codigo: 'dispositivoVazio', texto }]);
    const refused = await conclude(payload);
    expect([refused.status, refused.codigo]).toEqual([422, 'faltaParaConcluir']);
    expect(refused.raw.body).toContain(texto);
  });

  it('refuses a character that no font draws, with its place, before a number is taken', async () => {
    const before = sequenceOf((await concludedDocument(helena)).numero);
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    await helena.put('documento', {
      id: draft.id,
      versao: draft.versao,
      corpo: withText(draft, 'Nome do navio: 漢字'),
    });
    const refused = await conclude(await read(helena, draft.id));
    expect(refused.status).toBe(422);
    expect(refused.raw.body).toContain('漢');
    expect(refused.raw.body).toContain('Nome do navio');
    expect(sequenceOf((await concludedDocument(helena)).numero)).toBe(before + 1);
  });

  it('refuses who read an older state, and who is not holding it', async () => {
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    await helena.put('documento', { id: draft.id, versao: draft.versao, assunto: 'Outro assunto' });
    expect((await conclude(draft)).codigo).toBe('conflitoDeVersao');
    const fresh = await read(helena, draft.id);
    expect((await conclude(fresh, rafael)).codigo).toBe('transicaoNaoPermitida');
    const luciana = await server.as('luciana.reis');
    expect((await conclude(fresh, luciana)).codigo).toBe('naoEncontrado');
  });

  it('freezes the content: nothing alters it any more', async () => {
    const document = await concludedDocument(helena);
    const saved = await helena.put('documento', {
      id: document.id,
      versao: document.versao,
      assunto: 'Mudado',
    });
    expect([saved.status, saved.codigo]).toEqual([409, 'transicaoNaoPermitida']);
    expect((await addSigner(helena, document.id, 'Rafael Monteiro Lins', 2)).status).toBe(409);
    const original = await helena.get(`documento/${document.id}/original`);
    expect(original.raw.headers['etag']).toBe(`"${document.sha256 ?? ''}"`);
  });
});

describe('a draft', () => {
  it('refuses a body that is not one, an unknown marker and a degree above one’s own', async () => {
    const draft = await completeDraft(helena);
    const save = (changes: object) =>
      helena.put('documento', { id: draft.id, versao: draft.versao, ...changes });
    expect((await save({ corpo: { type: 'doc', content: [{ type: 'script' }] } })).campos).toEqual(['corpo']);
    expect((await save({ valores: { inventado: 'x' } })).campos).toEqual(['valores.inventado']);
    expect((await save({ sigilo: 4 })).campos).toEqual(['sigilo']);
    for (const vencimento of ['2026-02-30', '2026-13-01', 'amanhã'])
      expect((await save({ vencimento })).campos).toEqual(['vencimento']);
    expect((await read(helena, draft.id)).versao).toBe(draft.versao);
  });

  it('refuses a taken place of signature and the same person twice', async () => {
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    const taken = await addSigner(helena, draft.id, 'Rafael Monteiro Lins', 1);
    expect([taken.status, taken.campos]).toEqual([422, ['marcador']]);
  });

  it('is taken over by a colleague only when confirmed, and the other person is told', async () => {
    const draft = await completeDraft(helena);
    const asked = await rafael.post('check-in/documento/assumir', { id: draft.id });
    expect([asked.status, asked.codigo]).toEqual([409, 'emUsoPorOutraPessoa']);
    const taken = await rafael.post('check-in/documento/assumir', { id: draft.id, confirmar: true });
    expect(taken.payload).toMatchObject({ situacao: 1 });
    const session = await helena.post<{ dados: { usuario: { idUsuario: number } } }>(
      'login/consulta/usuario-config',
    );
    const notes = await helena.get<{ itens: { assunto: string }[] }>(
      `notificacao-interna/listar/${session.payload.dados.usuario.idUsuario}`,
    );
    expect(notes.payload.itens[0]?.assunto).toContain('Rafael Monteiro Lins assumiu');
  });

  it('is removed by who made it, and then answers as one that never was', async () => {
    const draft = await completeDraft(helena);
    expect((await rafael.remove(`documento/${draft.id}`)).status).toBe(409);
    expect((await helena.remove(`documento/${draft.id}`)).status).toBe(200);
    expect((await helena.get(`documento/${draft.id}/0`)).codigo).toBe('naoEncontrado');
  });
});
