import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import {
  arrivedLot,
  makeLot,
  openLot,
  openLotWorld,
  readLot,
  situationsOf,
  type LotWorld,
} from './lot-world.ts';

let world: LotWorld;
beforeAll(async () => {
  world = await openLotWorld();
});
afterAll(() => world.server.close());

const arrived = (ids: readonly number[]) => arrivedLot(world.helena, world.beatriz, world.pgm, ids);
const refusing = (conteudoId: number) => [{ conteudoId, motivo: 'Não veio.' }];

it('um lote aberto não se reativa vazio; um que se finalizou sem nada, sim', async () => {
  const { helena, beatriz } = world;
  const { id } = await arrived([(await concludedDocument(helena)).id]);
  const { lote } = (await openLot(beatriz, id)).payload;
  expect(lote.acoes.find(({ nome }) => nome === 'reativarFinalizar')).toEqual({
    nome: 'reativarFinalizar',
    permitida: false,
    motivo: 'O lote foi aberto, e o que levava segue por si. Faça um lote novo.',
  });
  const again = await beatriz.post(`conteudo/${id}/ato/reativarFinalizar`, { versao: lote.versao });
  expect(again.status).toBe(409);
  const empty = await readLot(helena, (await makeLot(helena, [])).id);
  const ended = await helena.post<{ versao: number }>(`conteudo/${empty.id}/ato/finalizar`, {
    versao: empty.versao,
  });
  const { status } = await helena.post(`conteudo/${empty.id}/ato/reativarFinalizar`, {
    versao: ended.payload.versao,
  });
  expect(status).toBe(200);
});

describe('o que se recusa de um lote', () => {
  it('é só o que veio nele: o que entrou onde ele chegou não se devolve a quem não o mandou', async () => {
    const { helena, beatriz, later } = world;
    const came = await concludedDocument(helena);
    const own = await concludedDocument(beatriz);
    const { id } = await arrived([came.id]);
    later();
    await beatriz.post(`lote/${id}/incluir`, { conteudoIds: [own.id] });
    expect((await readLot(beatriz, id)).itens.map(({ daqui }) => daqui)).toEqual([undefined, true]);
    const refused = await openLot(beatriz, id, refusing(own.id));
    expect([refused.status, refused.campos]).toEqual([422, ['recusados.0']]);
    expect(refused.raw.body).toContain('Entrou no lote nesta unidade');
    expect((await openLot(beatriz, id, refusing(came.id))).status).toBe(200);
    expect((await read(beatriz, own.id)).detentor.unidade.sigla).toBe('PGM');
  });

  it('não conta de um item que quem abre não vê, nem se está no lote', async () => {
    const { helena, beatriz, pgm, query } = world;
    const [seen, closed, elsewhere] = [
      await concludedDocument(helena),
      await concludedDocument(helena),
      await concludedDocument(helena),
    ];
    const { id } = await arrived([seen.id, closed.id]);
    await query(`update conteudo set nivel_acesso = 'SIGILOSO' where id = any($1)`, [
      [closed.id, elsewhere.id],
    ]);
    await query(`delete from conteudo_acesso where conteudo_id = $1 and unidade_id = $2`, [closed.id, pgm]);
    const [inside, outside] = [
      await openLot(beatriz, id, refusing(closed.id)),
      await openLot(beatriz, id, refusing(elsewhere.id)),
    ];
    const said = ({ raw }: typeof inside): string => raw.body.replace(/"correlacao":"[^"]*"/, '');
    expect(said(inside)).toBe(said(outside));
    const taken = (conteudoId: number) => beatriz.post(`lote/${id}/retirar`, { conteudoIds: [conteudoId] });
    for (const one of [closed, elsewhere]) {
      const { status, raw } = await taken(one.id);
      expect([status, raw.body]).toEqual([409, expect.stringContaining('Não está no lote.')]);
    }
    expect(situationsOf(await readLot(beatriz, id))).toEqual([`${seen.id} INCLUIDO`]);
  });

  it('fica, com o porquê, quando não pode voltar, e o resto volta', async () => {
    const { helena, beatriz } = world;
    const [cancelled, fit] = [await concludedDocument(helena), await concludedDocument(helena)];
    const { id } = await arrived([cancelled.id, fit.id]);
    const { versao } = await read(beatriz, cancelled.id);
    await beatriz.post(`conteudo/${cancelled.id}/ato/cancelar`, { versao, motivo: 'Erro.' });
    const opened = await openLot(beatriz, id, [...refusing(cancelled.id), ...refusing(fit.id)]);
    expect(opened.payload.ficaram).toMatchObject([{ id: cancelled.id, ok: false, rotulo: cancelled.numero }]);
    expect(situationsOf(await readLot(beatriz, opened.payload.devolucao?.id ?? 0))).toEqual([
      `${fit.id} INCLUIDO`,
    ]);
  });

  it('não faz lote de devolução do que não volta: nada, ou a unidade de onde veio fechou', async () => {
    const { helena, beatriz, query } = world;
    const cancelled = await concludedDocument(helena);
    const alone = await arrived([cancelled.id]);
    const { versao } = await read(beatriz, cancelled.id);
    await beatriz.post(`conteudo/${cancelled.id}/ato/cancelar`, { versao, motivo: 'Erro.' });
    const before = await makeLot(helena, []);
    const one = await openLot(beatriz, alone.id, refusing(cancelled.id));
    expect([one.status, one.payload.devolucao, one.payload.ficaram.length]).toEqual([200, undefined, 1]);

    const orphan = await concludedDocument(helena);
    const { id } = await arrived([orphan.id]);
    await query(`update registro.unidade set ativo = false where sigla = 'CCL'`);
    const two = await openLot(beatriz, id, refusing(orphan.id));
    await query(`update registro.unidade set ativo = true where sigla = 'CCL'`);
    expect(two.payload.devolucao).toBeUndefined();
    expect(two.payload.ficaram).toMatchObject([{ mensagem: 'CCL está inativa e não recebe de volta.' }]);
    expect((await read(beatriz, orphan.id)).detentor.unidade.sigla).toBe('PGM');
    // no number was spent on a lot that went nowhere
    const sequence = ({ numero }: { readonly numero: string }): number => Number(/\d+/.exec(numero)?.[0]);
    expect(sequence(await makeLot(helena, []))).toBe(sequence(before) + 2);
  });
});
