import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { FluxoSimulado, FluxoSorteado } from '#schemas/shapes/fluxo-simulacao.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import type { Caller } from '#tests/setup/app.ts';
import { first, flowOf, open, openFlowWorld, until, type FlowWorld } from './flow-world.ts';
import { arrow, flowXml, task } from './flow-xml.ts';

/** Whether there is a second file decides the way. */
const asking = flowXml({
  body: `<bpmn:startEvent id="s"/><bpmn:userTask id="t" name="Enviar o laudo"><bpmn:extensionElements><malote:atividade papel="ENVIA">
<malote:campo chave="laudo" rotulo="Laudo" tipo="ARQUIVO" obrigatorio="true"/><malote:campo chave="foto" rotulo="Foto" tipo="ARQUIVO"/></malote:atividade></bpmn:extensionElements></bpmn:userTask>
<bpmn:exclusiveGateway id="g" default="f"/>${task('c', 'Com foto', 'papel="ENVIA"')}${task('d', 'Sem foto', 'papel="ENVIA"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'g')}${arrow('x', 'g', 'c', '=fluxo.foto != null')}${arrow('f', 'g', 'd')}${arrow('y', 'c', 'e')}${arrow('z', 'd', 'e2')}`,
});

const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n', 'latin1');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;
let fluxo = 0;
beforeAll(async () => {
  world = await openFlowWorld();
  jobs = await world.runJobs();
  await world.papel('ENVIA', [{ tipo: 'AUTOR' }]);
  fluxo = await world.published('LAUDO', asking);
  await world.starts(fluxo);
});
afterAll(async () => {
  await jobs.stop();
  await world.server.close();
});

const sends = (who: Caller, name: string, content = pdf): Promise<string> =>
  uploadFile(world.server.app, who.token, name, content);

const begin = async (): Promise<{ id: number; flow: FluxoDoConteudo }> => {
  const { id } = await concludedDocument(world.rafael);
  return { id, flow: await until(world.rafael, id, (now) => now.abertas.length === 1) };
};

const answer = (flow: FluxoDoConteudo, respostas: object) =>
  world.rafael.post<FluxoDoConteudo>(`fluxo-atividade/${first(flow)}/concluir`, { respostas });

describe('uma pergunta de arquivo', () => {
  it('só aceita o que a pessoa enviou e nada mais usa, e o que não serve fica no seu campo', async () => {
    const { id, flow } = await begin();
    expect((await answer(flow, {})).campos).toEqual(['respostas.laudo']);
    expect((await answer(flow, { laudo: 'laudo.pdf' })).campos).toEqual(['respostas.laudo']);
    expect((await answer(flow, { laudo: 7 })).campos).toEqual(['respostas.laudo']);
    const ofOther = await sends(world.helena, 'alheio.pdf');
    const refused = await answer(flow, { laudo: ofOther });
    expect([refused.status, refused.campos]).toEqual([422, ['respostas.laudo']]);
    expect(refused.raw.body).toContain('Envie-o de novo.');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await answer(flow, { laudo: nowhere })).campos).toEqual(['respostas.laudo']);
    const one = await sends(world.rafael, 'laudo.pdf');
    expect((await answer(flow, { laudo: one, foto: one })).campos).toEqual(['respostas.foto']);
    // what was refused used nothing: the same file still answers
    expect((await answer(flow, { laudo: one })).status).toBe(200);
    expect(open(await until(world.rafael, id, (now) => open(now).includes('Sem foto')))).toEqual([
      'Sem foto',
    ]);
    const next = await begin();
    expect((await answer(next.flow, { laudo: one })).campos).toEqual(['respostas.laudo']);
  });

  it('decide por haver arquivo, diz o nome dele, e baixa-o quem vê o conteúdo, por ele', async () => {
    const { id, flow } = await begin();
    const [laudo, foto] = [
      await sends(world.rafael, 'laudo técnico.pdf'),
      await sends(world.rafael, 'frente.png', png),
    ];
    expect((await answer(flow, { laudo, foto })).status).toBe(200);
    await until(world.rafael, id, (now) => open(now).includes('Com foto'));
    const [passo] = (await flowOf(world.helena, id)).passos;
    expect(passo?.respostas).toEqual([
      { rotulo: 'Laudo', valor: 'laudo técnico.pdf', arquivo: 'laudo' },
      { rotulo: 'Foto', valor: 'frente.png', arquivo: 'foto' },
    ]);
    const path = `fluxo-atividade/${passo?.id ?? 0}/arquivo`;
    const read = await world.helena.get(`${path}/laudo`);
    expect([read.status, read.raw.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(decodeURIComponent(String(read.raw.headers['content-disposition']))).toContain(
      'laudo técnico.pdf',
    );
    expect((await world.helena.get(`${path}/outra`)).status).toBe(404);
    // by its id alone nobody has it any more, not even a picture
    for (const who of [world.helena, world.rafael])
      for (const one of [laudo, foto]) expect((await who.get(`arquivo/${one}`)).status).toBe(404);
    await world.pool.query(`update conteudo set nivel_acesso = 'SIGILOSO' where id = $1`, [id]);
    const outside = await world.server.as('nair.paz');
    expect((await outside.get(`fluxo-conteudo/${id}`)).status).toBe(404);
    expect((await outside.get(`${path}/laudo`)).status).toBe(404);
  });

  it('o que se respondeu é o que era, seja qual for a pergunta da versão a que o caso passa', async () => {
    const asks = (laudo: string, folha: string): string =>
      flowXml({
        body: `<bpmn:startEvent id="s"/><bpmn:userTask id="t" name="Enviar o laudo"><bpmn:extensionElements><malote:atividade papel="ENVIA">
<malote:campo chave="laudo" rotulo="Laudo" tipo="${laudo}"/><malote:campo chave="folha" rotulo="Folha" tipo="${folha}"/></malote:atividade></bpmn:extensionElements></bpmn:userTask>
${task('u', 'Conferir', 'papel="ENVIA"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 't')}${arrow('b', 't', 'u')}${arrow('c', 'u', 'e')}`,
      });
    const outro = await world.published('LAUDO_MUDA', asks('ARQUIVO', 'TEXTO'));
    await world.starts(outro);
    const { id, flow } = await begin();
    const laudo = await sends(world.rafael, 'laudo.pdf');
    expect((await answer(flow, { laudo, folha: 'ver folha 3' })).status).toBe(200);
    const said = [
      { rotulo: 'Laudo', valor: 'laudo.pdf', arquivo: 'laudo' },
      { rotulo: 'Folha', valor: 'ver folha 3' },
    ];
    const before = await until(world.rafael, id, (now) => open(now).includes('Conferir'));
    expect(before.passos[0]?.respostas).toEqual(said);
    await world.draw(outro, asks('TEXTO', 'ARQUIVO'), 1);
    expect((await world.admin.post(`fluxo/${outro}/publicar`, { revisao: 2 })).status).toBe(200);
    await world.admin.post(`fluxo/${outro}/migracao`, { de: 1, para: 2, motivo: 'Mudou' });
    const now = await until(world.rafael, id, ({ versao }) => versao === 2);
    expect(now.passos[0]?.respostas).toEqual(said);
    await world.starts(fluxo);
  });

  it('na simulação, que nada guarda, basta haver um', async () => {
    const simulate = (escolhas: readonly object[]) =>
      world.admin.post<FluxoSimulado>(`fluxo/${fluxo}/simular`, { xml: asking, escolhas });
    const chave = (await simulate([])).payload.abertas[0]?.chave;
    const { payload } = await simulate([
      { tipo: 'CONCLUIR', chave, respostas: { laudo: '00000000-0000-4000-8000-000000000001' } },
    ]);
    expect(payload.abertas.map(({ nome }) => nome)).toEqual(['Sem foto']);
    expect(payload.historia.map(({ texto }) => texto).join('\n')).toContain('Laudo: um arquivo');
    const drawn = await world.admin.post<FluxoSorteado>(`fluxo/${fluxo}/sortear`, { xml: asking, casos: 20 });
    expect([drawn.payload.terminaram, drawn.payload.parados]).toEqual([20, []]);
  });
});
