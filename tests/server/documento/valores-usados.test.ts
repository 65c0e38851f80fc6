import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ValoresUsados } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
}, 240_000);
afterAll(() => server.close());

const used = async (caller: Caller, id: number, chave = 'fecho'): Promise<readonly string[]> => {
  const { payload } = await caller.get<ValoresUsados>(`documento/${id}/valores-usados`);
  return payload.itens.find((one) => one.chave === chave)?.valores ?? [];
};
const draft = (fecho: string, modelo = 'Comunicação Interna', caller = helena) =>
  completeDraft(caller, { modelo, salvar: { valores: { fecho } } });

it('o que a pessoa escreveu em um marcador vem do mais novo, sem repetir, só de documentos do mesmo modelo e dela', async () => {
  const first = await draft('Cordiais saudações');
  await draft('Com apreço');
  await draft('Cordiais saudações');
  await draft('Só no ofício', 'Ofício');
  await draft('Duas\nlinhas');
  await draft('   ');
  await draft('x'.repeat(200));
  const colleague = await server.as('rafael.lins');
  await draft('De outra pessoa', 'Comunicação Interna', colleague);
  const now = await draft('O desta minuta');
  const values = await used(helena, now.id);
  expect(values.slice(0, 2)).toEqual(['Cordiais saudações', 'Com apreço']);
  expect(values.length).toBeLessThanOrEqual(3);
  for (const absent of ['O desta minuta', 'Só no ofício', 'De outra pessoa', 'Duas\nlinhas'])
    expect(values).not.toContain(absent);
  // what the person may no longer see is told no more
  const { pool } = server.platform.connection;
  await pool.query(`update conteudo set excluido_em = now() where assunto = $1 and id > $2 and id < $3`, [
    'Uso do auditório',
    first.id - 1,
    now.id,
  ]);
  expect(await used(helena, now.id)).not.toContain('Com apreço');
  // only who may write the draft asks for it
  expect((await colleague.get(`documento/${now.id}/valores-usados`)).status).not.toBe(200);
});
