import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import { newOutsider, openRegistration } from '#tests/server/externo/outsider.ts';
import { offerService } from '#tests/server/externo/service.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let servicoId = 0;
beforeAll(async () => {
  site = await openSite();
  await openRegistration(site.server, { cadastroExterno: 'TODOS', aprovacaoExterna: false });
  servicoId = await offerService(site.server, 'caio.teles');
});
afterAll(() => site.close());

describe('the unit that a request goes on to', () => {
  it('receives it, takes it and lets it go on its own page, beside what answers it', async () => {
    const rita = await newOutsider(site.server, {
      nome: 'Rita Sales',
      email: 'rita@correio.exemplo',
      base: '315702846',
    });
    const { payload: asked } = await rita.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
      chave: randomUUID(),
      servicoId,
      texto: 'Peço a poda.',
      arquivos: [],
      campos: [{ rotulo: 'Rua', valor: 'Rua C' }],
    });
    const caio = await site.server.as('caio.teles');
    const unidadeId = await unitId(caio, 'DPA');
    await caio.post('tramite', { conteudoId: asked.id, destino: { unidadeId } });
    const desk = await site.enter(
      'nilza.campos',
      `/principal/caixa-central/protocolo-externo/${asked.id}`,
      390,
    );
    const button = (name: string) => desk.page.getByRole('button', { name, exact: true });
    await button('Receber').click();
    await button('Conferir').waitFor();
    await desk.page.getByText('Recebido: PE-000001/2026.').waitFor();
    await desk.settled();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await desk.page.setViewportSize({ width: 1440, height: 900 });
    await button('Assumir').click();
    await button('Liberar').click();
    await button('Assumir').waitFor();
    await button('Autuar').waitFor();
    await button('Mais ações').click();
    await desk.page.getByRole('menuitem', { name: 'Tramitar' }).click();
    // where it is sent on, and where others are let know of it, its own name is in the title
    const title = desk.page.getByRole('heading', { level: 1, name: /PE-000001\/2026/ });
    await desk.page.waitForURL(/\/tramite\/\d+\/encaminhar$/);
    await title.waitFor();
    await desk.travel(`/principal/caixa-central/protocolo-externo/tramite/${asked.id}/conhecimento`);
    await title.waitFor();
    expect(desk.complaints).toEqual([]);
  });
});
