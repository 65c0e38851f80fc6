import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { readAnswer, startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
}, 240_000);
afterAll(() => server.close());

const anybody = async <T>(path: string): Promise<Answer<T>> =>
  readAnswer<T>(await server.call({ method: 'GET', path: `verificar/${path}` }));
const verified = async (codigo = ''): Promise<Verificacao> => (await anybody<Verificacao>(codigo)).payload;
/** Opens the next version, and writes in it what is for nobody yet. */
const draftOf = async ({ id, versao }: Documento, salvar: object): Promise<void> => {
  const opened = await helena.put<Documento>(`documento/versionar/${id}/1`, { versao });
  expect(opened.status, opened.raw.body).toBe(200);
  const saved = await helena.put('documento', { id, versao: opened.payload.versao, ...salvar });
  expect(saved.status, saved.raw.body).toBe(200);
};

describe('o código de um documento cuja versão seguinte está em preparo', () => {
  it('diz a situação, e nada do que a minuta passou a dizer', async () => {
    const one = await concludedDocument(helena, { assunto: 'Uso do auditório' });
    expect(await verified(one.codigoVerificacao)).toMatchObject({ assunto: 'Uso do auditório' });
    await draftOf(one, { assunto: 'Rescisão que ninguém sabe' });
    const said = await verified(one.codigoVerificacao);
    expect(said).toMatchObject({ situacao: 'SUPERADO', numero: one.numero, numeroVersao: 1 });
    expect(JSON.stringify(said)).not.toContain('Rescisão');
  });

  it('não abre o que era restrito porque a minuta o quer público', async () => {
    const one = await concludedDocument(helena, {
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' },
    });
    const path = `${one.codigoVerificacao ?? ''}/arquivo/${one.sha256 ?? ''}`;
    expect((await verified(one.codigoVerificacao)).restrito).toBe(true);
    expect((await anybody(path)).status).toBe(404);
    await draftOf(one, { nivelAcesso: 'PUBLICO' });
    expect((await read(helena, one.id)).nivelAcesso).toBe('PUBLICO');
    const said = await verified(one.codigoVerificacao);
    expect(said).toMatchObject({ situacao: 'SUPERADO', restrito: true, arquivos: [] });
    expect(said.numero).toBeUndefined();
    expect((await anybody(path)).status).toBe(404);
  });
});
