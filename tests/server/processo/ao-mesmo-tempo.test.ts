import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Processo } from '#schemas/shapes/processo.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined } from '#tests/setup/processos.ts';
import { withHeldContent } from '#tests/server/http/held-content.ts';

let server: TestApp;
let rafael: Caller;
beforeAll(async () => {
  server = await startTestApp({ connections: 8 });
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

const withPiece = async (): Promise<number> => {
  const { id } = await concludedProcess(rafael);
  await joined(rafael, id, (await concludedDocument(rafael)).id);
  return id;
};
const join = (processo: number, documento: number): Promise<Answer<Processo>> =>
  rafael.put<Processo>(`processo/associar-documento/${processo}/${documento}`, {});

describe('um ato sobre dois conteúdos', () => {
  it('espera um pouco por quem está com o segundo, como o passo de um fluxo, e se faz', async () => {
    const [processo, { id }] = [await concludedProcess(rafael), await concludedDocument(rafael)];
    const [answer] = await withHeldContent(server, id, async (waiting) => {
      const asked = join(processo.id, id);
      await waiting(1);
      return [asked];
    });
    expect((await answer).payload.pecas).toHaveLength(1);
  });

  it('diz que outro o está mudando quando não o tem em tempo, e deixa tudo como estava', async () => {
    const [processo, { id }] = [await concludedProcess(rafael), await concludedDocument(rafael)];
    const refused = await withHeldContent(server, id, () => join(processo.id, id));
    expect([refused.status, refused.codigo]).toEqual([409, 'emMudanca']);
    expect(refused.raw.json<{ descricao: string }>().descricao).toContain('tente de novo');
    expect((await join(processo.id, id)).payload.pecas).toHaveLength(1);
  });

  it('e o contrário dele, no mesmo instante: um se faz, e o outro se recusa com o motivo', async () => {
    const [a, b] = [await withPiece(), await withPiece()];
    const relate = (id: number, outroId: number) =>
      rafael.post<Processo>(`processo/${id}/relacoes`, { outroId, especie: 'APENSADO' });
    const both = await Promise.all([relate(a, b), relate(b, a)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { id } = await concludedDocument(rafael);
    const [one, two] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    const twice = await Promise.all([join(one.id, id), join(two.id, id)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
