import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

interface Modelo {
  readonly [field: string]: unknown;
  readonly id: number;
  readonly propriedades: readonly { chave: string; marcador: string; tipo: string }[];
  readonly corpo: { type: string; content: object[] };
}

let server: TestApp;
let admin: Caller;
let helena: Caller;
let model: Modelo;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
  const { payload } = await admin.get<{ itens: Modelo[] }>(
    `modelo-documento?nome=${encodeURIComponent('Requerimento')}`,
  );
  const { acoes: _acoes, ...found } = (
    await admin.get<Modelo & { acoes: unknown }>(`modelo-documento/${payload.itens[0]?.id ?? 0}`)
  ).payload;
  model = found;
});
afterAll(() => server.close());

let made = 0;
/** A model like the one of the world, with changes. */
const create = (changes: object): Promise<Answer<Modelo>> => {
  made += 1;
  const { id: _id, versao: _versao, propriedades, ...record } = model;
  return admin.post<Modelo>('modelo-documento', {
    ...record,
    codigo: `REQ${made}`,
    nome: `Requerimento ${made}`,
    sigla: `RQ${made}`,
    propriedades: propriedades.map(({ ...one }) => ({ ...one, id: undefined })),
    ...changes,
  });
};
const withNodes = (...nodes: object[]): object => ({
  ...model.corpo,
  content: [...model.corpo.content, { type: 'paragraph', content: nodes }],
});
const withPicture = (arquivo: string): object => ({
  ...model.corpo,
  content: [...model.corpo.content, { type: 'image', attrs: { arquivo, alt: 'Brasão' } }],
});
const brasao = () => readFile(new URL('../../../demonstracao/brasao.png', import.meta.url));

describe('o texto de um modelo', () => {
  it('só tem lugares que são marcadores do modelo, e um deles é de assinatura', async () => {
    const says = async (changes: object) => {
      const { status, raw } = await create(changes);
      const { erros = [] } = raw.json<{ erros?: { campo: string; mensagem: string }[] }>();
      return [status, Object.fromEntries(erros.map(({ campo, mensagem }) => [campo, mensagem]))];
    };
    expect((await says({ corpo: { type: 'doc', content: [{ type: 'script' }] } }))[1]).toHaveProperty(
      'corpo',
    );
    expect(await says({ corpo: withNodes({ type: 'marcador', attrs: { chave: 'ninguem_sabe' } }) })).toEqual([
      422,
      {
        corpo:
          'O texto tem um lugar para ninguem_sabe, que não está entre os marcadores deste modelo. Inclua o marcador ou retire o lugar.',
      },
    ]);
    const unsigned = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Peço.' }] }],
    };
    expect(await says({ corpo: unsigned })).toEqual([
      422,
      {
        corpo:
          'O texto precisa de um lugar de assinatura. Na barra do texto, aperte a caneta (Lugar de assinatura) e escolha um.',
      },
    ]);
    const more = {
      chave: 'assinatura_9',
      marcador: '{{assinatura_9}}',
      rotulo: 'Nona assinatura',
      tipo: 'ASSINANTE',
      preenchimento: 'AUTOMATICO',
    };
    const people = await admin.get<{ itens: { id: number }[] }>('usuario/combo?q=Helena');
    expect(
      await says({
        propriedades: [...model.propriedades.map(({ ...one }) => ({ ...one, id: undefined })), more],
        assinantesFixos: [{ usuario: people.payload.itens[0]?.id, marcador: 'assinatura_9' }],
      }),
    ).toEqual([
      422,
      {
        'assinantesFixos.0.marcador':
          'Este marcador não tem lugar de assinatura no texto. Insira-o ou escolha outro.',
      },
    ]);
    expect((await says({}))[0]).toBe(200);
  });

  it('guarda as suas imagens, que servem a quem faz um documento com ele', async () => {
    const file = await uploadFile(server.app, admin.token, 'brasao.png', await brasao());
    const saved = await create({ corpo: withPicture(file) });
    expect(saved.status, saved.raw.body).toBe(200);
    const { connection, ports } = server.platform;
    await discardUnused(connection.db, ports.files, new Date(server.time.now.getTime() + 3 * 86_400_000));
    expect((await helena.get(`arquivo/${file}`)).raw.statusCode).toBe(200);
    const { payload: draft } = await helena.post<Documento>('documento', {
      modeloId: saved.payload.id,
      assunto: 'Licença',
    });
    const { id, versao, corpo } = draft;
    const kept = await helena.put('documento', { id, versao, corpo });
    expect(kept.status, kept.raw.body).toBe(200);
  });

  it('não toma a imagem que outra pessoa enviou e ninguém mais usa', async () => {
    const file = await uploadFile(server.app, helena.token, 'brasao.png', await brasao());
    const refused = await create({ corpo: withPicture(file) });
    expect([refused.status, refused.campos]).toEqual([422, ['corpo']]);
    expect((await create({ corpo: withPicture('00000000-0000-4000-8000-000000000000') })).campos).toEqual([
      'corpo',
    ]);
  });
});
