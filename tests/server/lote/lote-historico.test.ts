import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import type { Caller } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { makeLot, openLot, openLotWorld, sendLot, type LotWorld } from './lot-world.ts';

let world: LotWorld;
beforeAll(async () => {
  world = await openLotWorld();
});
afterAll(() => world.server.close());

/** What is told of each act, the oldest first, of those that tell something more. */
const told = async (caller: Caller, conteudoId: number): Promise<string[]> => {
  const { payload } = await caller.post<Page<ItemHistorico>>('tramite/historico', { conteudoId });
  return payload.itens
    .toReversed()
    .flatMap(({ texto, detalhe }) => (detalhe === undefined ? [] : [`${texto}: ${detalhe}`]));
};

it('o histórico de um lote nomeia os itens a quem os vê, e o de um item, o lote', async () => {
  const { helena, beatriz, pgm, query } = world;
  const [one, two, secret, out] = [
    await concludedDocument(helena),
    await concludedDocument(helena),
    await concludedDocument(helena),
    await concludedDocument(helena),
  ];
  const { id, numero } = await makeLot(helena, [one.id, two.id, secret.id]);
  await helena.post(`lote/${id}/incluir`, { codigos: [out.numero] });
  await helena.post(`lote/${id}/retirar`, { conteudoIds: [out.id] });
  await query(`update conteudo set nivel_acesso = 'SIGILOSO' where id = $1`, [secret.id]);
  await query(`insert into conteudo_acesso (conteudo_id, usuario_id, motivo, desde)
    select ${secret.id}, u.id, 'sigiloso', now() from registro.usuario u where u.login = 'helena.pires' on conflict do nothing`);
  await beatriz.put(`tramite/${await sendLot(helena, id, pgm)}`);
  const opened = await openLot(beatriz, id, [{ conteudoId: two.id, motivo: 'Não veio.' }]);

  const sent = 'Tramitado para PGM - Procuradoria-Geral do Município';
  const after = [
    `Itens incluídos no lote: ${out.numero}`,
    `Itens retirados do lote: ${out.numero}`,
    `Lote aberto: ${one.numero}. Recusados: ${two.numero}`,
  ];
  expect(await told(helena, id)).toEqual([
    `Itens incluídos no lote: ${one.numero}, ${two.numero}, ${secret.numero}`,
    ...after.slice(0, 2),
    `${sent}: Ficaram: ${secret.numero}`,
    ...after.slice(2),
  ]);
  // of what she does not see she is told nothing, nor how many there were
  expect(await told(beatriz, id)).toEqual([
    `Itens incluídos no lote: ${one.numero}, ${two.numero}`,
    ...after,
  ]);
  expect(await told(helena, two.id)).toEqual([
    `Incluído em um lote: ${numero}`,
    `Recusado na abertura do lote: ${numero}`,
    `Incluído em um lote: ${opened.payload.devolucao?.numero}`,
  ]);
  // the name is the one of today
  await query(`update conteudo set numero = 'Ofício 7777/2026' where id = $1`, [one.id]);
  expect((await told(helena, id))[0]).toContain('Ofício 7777/2026');
});

it('por onde um item passou diz também onde o lote o levou, antes de aberto', async () => {
  const { helena, beatriz, pgm, later } = world;
  const { id: item } = await concludedDocument(helena);
  const stages = async (caller: Caller): Promise<string[]> => {
    const { payload } = await caller.post<Page<EtapaPercurso>>('tramite/percurso', { conteudoId: item });
    return payload.itens.map(({ unidade, recebida }) =>
      recebida ? unidade.sigla : `a caminho de ${unidade.sigla}`,
    );
  };
  const { id } = await makeLot(helena, [item]);
  later();
  const tramite = await sendLot(helena, id, pgm);
  expect(await stages(helena)).toEqual(['CCL', 'a caminho de PGM']);
  later();
  await beatriz.put(`tramite/${tramite}`);
  expect(await stages(helena)).toEqual(['CCL', 'PGM']);
  await openLot(beatriz, id);
  // then it is a story of its own, told once
  expect(await stages(helena)).toEqual(['CCL', 'PGM']);
});

it('de muitos itens o histórico nomeia os primeiros e diz quantos mais', async () => {
  const { helena } = world;
  const made: number[] = [];
  for (let n = 0; n < 12; n += 1) made.push((await concludedDocument(helena)).id);
  const { id } = await makeLot(helena, made);
  expect(await told(helena, id)).toEqual([
    expect.stringMatching(/^Itens incluídos no lote: (.+, ){9}.+ e mais 2$/),
  ]);
});
