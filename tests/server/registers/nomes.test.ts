import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { gatheredSteps } from '#server/base/db/migrate.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

interface Cargo {
  readonly id: number;
  readonly descricao: string;
}
const name = 'Função São João';
const cargo = (codigo: string, descricao: string): Promise<Answer<Cargo>> =>
  admin.post<Cargo>('cargo', { codigo, descricao });
const listed = async (descricao: string): Promise<readonly string[]> =>
  (
    await admin.get<{ itens: readonly Cargo[] }>(`cargo?descricao=${encodeURIComponent(descricao)}`)
  ).payload.itens.map((one) => one.descricao);

describe('a name in a register', () => {
  it('is one in any form of writing it, and is found by any', async () => {
    expect((await cargo('N1', name.normalize('NFD'))).payload.descricao).toBe(name);
    for (const again of [name, `\u200b${name}`, 'Função\u00a0São  João', 'Função\nSão João\u2069'])
      expect((await cargo('N2', again)).codigo, JSON.stringify(again)).toBe('valorRepetido');
    expect(await listed(name)).toEqual([name]);
    expect(await listed(name.normalize('NFD'))).toEqual([name]);
  });

  it('of signs that nobody sees is empty', async () => {
    const empty = await cargo('N3', '\u200b\u200b');
    expect([empty.status, empty.campos]).toEqual([422, ['descricao']]);
  });

  it('that was kept in another form is found too, and brought to the one by the migration', async () => {
    const { pool } = server.platform.connection;
    const { id } = (await cargo('N4', 'Mãe social')).payload;
    await pool.query('update registro.cargo set descricao = normalize(descricao, nfd) where id = $1', [id]);
    expect(await listed('Mãe social')).toEqual(['Mãe social'.normalize('NFD')]);
    const steps = await gatheredSteps();
    await pool.query(steps.find(({ name }) => name === '0481-nomes-em-uma-forma.sql')?.text ?? '');
    expect(await listed('Mãe social')).toEqual(['Mãe social']);
  });
});

it('a subject, a title and a marker have one line and no hidden signs', async () => {
  const { assunto } = await completeDraft(helena, {
    assunto: 'Férias\u202e de\r\njaneiro\u200b'.normalize('NFD'),
  });
  expect(assunto).toBe('Férias de janeiro');
  const { payload } = await helena.post<{ id: number; titulo: string; lugar?: string; descricao?: string }>(
    'agenda',
    {
      titulo: 'Reunião\nda\u200b CCL',
      lugar: 'Sala\u20283',
      descricao: 'uma linha\nduas\u200b linhas',
      escopo: 'PESSOA',
      de: '2026-12-01',
      hora: '09:00',
      ate: '2026-12-01',
      horaFim: '10:00',
    },
  );
  expect([payload.titulo, payload.lugar, payload.descricao]).toEqual([
    'Reunião da CCL',
    'Sala 3',
    'uma linha\nduas linhas',
  ]);
  const nothing = await helena.post<Documento>('documento', { modeloId: 1, assunto: '\u200b\u2066' });
  expect([nothing.status, nothing.campos]).toEqual([422, ['assunto']]);
});

describe('the name of a file', () => {
  const send = async (filename: string): Promise<{ readonly status: number; readonly nome: string }> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/ws/api/arquivo',
      headers: {
        authorization: `Bearer ${helena.token}`,
        'content-type': 'multipart/form-data; boundary=limite',
      },
      payload: Buffer.from(
        `--limite\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\r\n--limite--\r\n`,
      ),
    });
    return {
      status: answer.statusCode,
      nome: answer.json<{ payload?: ArquivoGuardado }>().payload?.nome ?? '',
    };
  };

  it.each([
    [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(196)}.pdf`],
    ['%22aspas%22.pdf', '"aspas".pdf'],
    ['Rei\u202efdp.pdf', 'Reifdp.pdf'],
    ['Ação.pdf'.normalize('NFD'), 'Ação.pdf'],
  ])('%j is kept as %j', async (sent, nome) => {
    expect(await send(sent)).toEqual({ status: 200, nome });
  });
});
