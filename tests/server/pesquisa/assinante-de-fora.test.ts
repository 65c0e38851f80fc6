import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { newOutsider, type Outsider } from '#tests/server/externo/outsider.ts';
import { accountOf, askedOf, takeOutsiders } from '#tests/server/externo/signing.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let ana: Outsider;
let helena: Caller;
let documentoId: number;
let anaId: number;

beforeAll(async () => {
  server = await startTestApp();
  ana = await newOutsider(server, { nome: 'Zenaide Prado', email: 'ana@correio.exemplo', base: '284917360' });
  anaId = await accountOf(server, ana.email);
  helena = await server.as('helena.pires');
  await takeOutsiders(server, true);
  documentoId = (await askedOf(helena, 'Helena Duarte Pires', anaId)).id;
});
afterAll(() => server.close());

const choices = async (caller: Caller, query: string): Promise<readonly Rotulo[]> =>
  (await caller.get<Page<Rotulo>>(`pesquisa-avancada/opcoes?campo=assinante&${query}`)).payload.itens;
const signedBy = async (caller: Caller, assinante: number): Promise<readonly (number | undefined)[]> =>
  (
    await caller.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Documento',
      json: { documentoFiltro: { assinante } },
    })
  ).payload.itens.map(({ id }) => id);
/** The document as these columns of it make it. */
const withColumns = async (columns: object, work: () => Promise<void>): Promise<void> => {
  const { db } = server.platform.connection;
  const before = await db
    .selectFrom('conteudo')
    .select(['sigilo', 'nivelAcesso'])
    .where('id', '=', documentoId)
    .executeTakeFirstOrThrow();
  await db.updateTable('conteudo').set(columns).where('id', '=', documentoId).execute();
  await work();
  await db.updateTable('conteudo').set(before).where('id', '=', documentoId).execute();
};

describe('quem assina de fora', () => {
  it('escolhe-se ao lado de quem é da casa, e acha o que se pediu que assinasse', async () => {
    expect(await choices(helena, 'q=zenaide')).toEqual([{ id: -anaId, rotulo: 'Zenaide Prado · de fora' }]);
    expect((await choices(helena, 'q=helena%20duarte'))[0]?.rotulo).toBe('Helena Duarte Pires');
    expect(await choices(helena, `id=${-anaId}`)).toHaveLength(1);
    expect(await signedBy(helena, -anaId)).toEqual([documentoId]);
    // the same number is that of somebody of the institution, who is not the same person
    expect(await signedBy(helena, anaId)).not.toContain(documentoId);
    expect(await signedBy(helena, 0)).toEqual([]);
  });

  it('não se nomeia a quem não vê nada que a pessoa assina: nem pelo nome, nem pelo número, nem pelo que se conta', async () => {
    const blind = async (caller: Caller): Promise<void> => {
      expect(await choices(caller, 'q=zenaide')).toEqual([]);
      expect(await choices(caller, `id=${-anaId}`)).toEqual([]);
      expect(await signedBy(caller, -anaId)).toEqual([]);
      const counted = await caller.post<{ base: number }>('pesquisa-avancada/facetas', {
        casoDeUso: 'Documento',
        json: { documentoFiltro: { assinante: -anaId } },
      });
      expect(counted.payload.base).toBe(0);
    };
    const rafael = await server.as('rafael.lins');
    await withColumns({ nivelAcesso: 'SIGILOSO' }, () => blind(rafael));
    await withColumns({ sigilo: 4 }, () => blind(helena));
  });

  it('de quem só há assinaturas canceladas não é escolha', async () => {
    await server.platform.connection.db
      .updateTable('documentoAssinante')
      .set({ situacao: 'CANCELADO' })
      .where('externoId', '=', anaId)
      .execute();
    expect(await choices(helena, 'q=zenaide')).toEqual([]);
  });
});
