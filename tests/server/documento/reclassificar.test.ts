import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { phaseText } from '#server/documento/temporalidade.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let tomas: Caller;

beforeAll(async () => {
  server = await startTestApp();
  [helena, tomas] = await Promise.all([server.as('helena.pires'), server.as('tomas.neves')]);
});
afterAll(() => server.close());

/** A class that a document is not of. */
const another = async ({ assuntoClasse }: Documento): Promise<Rotulo> => {
  const { payload } = await tomas.get<{ itens: readonly Rotulo[] }>('documento/classes?pageSize=5');
  const found = payload.itens.find(({ id }) => id !== assuntoClasse?.id);
  if (!found) throw new Error('só há uma classe');
  return found;
};

const change = (caller: Caller, id: number, body: object) =>
  caller.put<Documento>(`documento/${id}/reclassificar`, body);

describe('reclassificar', () => {
  it('troca a classe do concluído, com o motivo e o antes e o depois no histórico, e a temporalidade segue', async () => {
    const before = await concludedDocument(helena);
    const [to, former] = [await another(before), before.assuntoClasse];
    await sql`update registro.assunto set prazo_corrente = null, anos_corrente = 5, evento_corrente = 'Arquivamento',
      prazo_intermediario = '47 anos', anos_intermediario = 47, evento_intermediario = null,
      destinacao_final = 'GUARDA_PERMANENTE' where id = ${to.id}`.execute(server.platform.connection.db);
    const { status, payload } = await change(tomas, before.id, {
      versao: before.versao,
      classeId: to.id,
      motivo: 'Estava na classe errada',
    });
    expect(status).toBe(200);
    expect(payload.assuntoClasse).toEqual(to);
    expect(payload.temporalidade).toEqual({
      corrente: '5 anos (conta de: Arquivamento)',
      intermediario: '47 anos',
      destinacaoFinal: 'GUARDA_PERMANENTE',
    });
    // the paper is the one that was concluded
    expect([payload.sha256, payload.numero]).toEqual([before.sha256, before.numero]);
    const history = await tomas.post<{ itens: { texto: string; citacao?: string }[] }>('tramite/historico', {
      conteudoId: before.id,
    });
    expect(history.payload.itens[0]).toMatchObject({
      texto: `Reclassificado: de ${former?.rotulo ?? 'sem classificação'} para ${to.rotulo}`,
      citacao: 'Estava na classe errada',
    });
  });

  it('é de quem tem a marca, pede motivo e uma classe que classifica, outra que a de agora', async () => {
    const document = await concludedDocument(helena);
    const { id } = document;
    const to = await another(document);
    const asked = { classeId: to.id, motivo: 'Motivo' };
    expect((await change(helena, id, asked)).status).toBe(403);
    expect((await read(helena, id)).acoes.some(({ nome }) => nome === 'reclassificar')).toBe(false);
    expect((await change(tomas, id, { classeId: to.id, motivo: '  ' })).campos).toEqual(['motivo']);
    expect((await change(tomas, id, { ...asked, classeId: 999_999 })).campos).toEqual(['classeId']);
    expect((await change(tomas, id, asked)).status).toBe(200);
    const again = await change(tomas, id, asked);
    expect([again.status, again.campos]).toEqual([422, ['classeId']]);
  });
});

describe('o prazo de uma fase, em palavras', () => {
  it.each([
    [{ prazo: null, anos: null, evento: null }, undefined],
    [{ prazo: null, anos: 1, evento: null }, '1 ano'],
    [{ prazo: null, anos: 0, evento: 'Arquivamento' }, 'Até: Arquivamento'],
    [
      { prazo: 'Até a aprovação das contas', anos: 0, evento: 'aprovação das contas' },
      'Até a aprovação das contas',
    ],
    [{ prazo: '5 anos', anos: 5, evento: 'Fim da vigência' }, '5 anos (conta de: Fim da vigência)'],
  ])('%j: %s', (phase, words) => {
    expect(phaseText(phase)).toBe(words);
  });
});
