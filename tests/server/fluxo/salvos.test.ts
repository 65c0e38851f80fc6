import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DesenhosSalvos } from '#schemas/shapes/fluxo-desenho.ts';
import { openFlowWorld, type FlowWorld } from './flow-world.ts';
import { flowXml } from './flow-xml.ts';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
});
afterAll(() => world.server.close());

const named = (name: string): string =>
  flowXml({ body: `<bpmn:startEvent id="s"/><bpmn:userTask id="t" name="${name}"/>` });

describe('o que se salvou antes de um rascunho', () => {
  it('junta o que a mesma pessoa salva em alguns minutos, e guarda o de outra e o de depois', async () => {
    const { admin, server, newFlow, draw, pool } = world;
    const id = await newFlow('SALVOS');
    const later = (ms: number): void => {
      server.time.now = new Date(server.time.now.getTime() + ms);
    };
    const list = async () => (await admin.get<DesenhosSalvos>(`fluxo/${id}/desenho/salvos`)).payload.itens;
    const xmlOf = async (which: number) =>
      (await admin.get<{ xml: string }>(`fluxo/${id}/desenho/salvos/${which}`)).payload.xml;
    expect(await list()).toEqual([]);
    await draw(id, named('um'));
    later(4 * 60_000);
    await draw(id, named('dois'), 1);
    const [joined, ...none] = await list();
    expect([none, joined?.por, await xmlOf(joined?.id ?? 0)]).toEqual([
      [],
      expect.any(String),
      named('dois'),
    ]);
    // the time counts from the first, so that one who never stops leaves several
    later(7 * 60_000);
    await draw(id, named('três'), 2);
    expect(await Promise.all((await list()).map((one) => xmlOf(one.id)))).toEqual([
      named('três'),
      named('dois'),
    ]);
    // what another person saved is of its own
    await pool.query(
      `update fluxo_rascunho_salvo set por = (select id from registro.usuario where login = 'helena.pires')
      where fluxo_id = $1`,
      [id],
    );
    await draw(id, named('quatro'), 3);
    expect((await list()).map(({ por }) => por)).toHaveLength(3);
    const other = await newFlow('OUTRO_SALVO');
    expect((await admin.get(`fluxo/${other}/desenho/salvos/${joined?.id ?? 0}`)).status).toBe(404);
    await pool.query(
      `insert into fluxo_rascunho_salvo (fluxo_id, xml, desde, em)
      select $1, 'x', now(), now() from generate_series(1, 60)`,
      [id],
    );
    later(11 * 60_000);
    await draw(id, named('cinco'), 4);
    expect(await list()).toHaveLength(50);
  });
});
