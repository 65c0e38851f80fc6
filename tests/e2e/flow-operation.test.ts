import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { flowOf, openFlowWorld, until, type FlowWorld } from '#tests/server/fluxo/flow-world.ts';
import { arrow, flowXml, task } from '#tests/server/fluxo/flow-xml.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let world: FlowWorld;
let jobs: Awaited<ReturnType<FlowWorld['runJobs']>>;

beforeAll(async () => {
  site = await openSite();
  world = await openFlowWorld(site.server);
  jobs = await world.runJobs();
});
afterAll(async () => {
  await jobs.stop();
  await site.close();
});

/** One task between the beginning and the end. */
const oneTask = (id: string, name: string, lane: string): string =>
  flowXml({
    body: `<bpmn:laneSet id="ls"><bpmn:lane id="r1" name="${lane}"><bpmn:flowNodeRef>s</bpmn:flowNodeRef><bpmn:flowNodeRef>${id}</bpmn:flowNodeRef><bpmn:flowNodeRef>e</bpmn:flowNodeRef></bpmn:lane></bpmn:laneSet><bpmn:startEvent id="s"/>${task(id, name, 'papel="FLUXO_AUTOR"')}<bpmn:endEvent id="e"/>${arrow('a', 's', id)}${arrow('b', id, 'e')}`,
  });

it('quem opera os fluxos compara as versões, passa o que anda à nova, diz para onde vai o que espera, e vê a estatística', async () => {
  const { admin, rafael, draw, published, starts, papel } = world;
  await papel('FLUXO_AUTOR', [{ tipo: 'AUTOR' }]);
  const id = await published('Aprovar compra', oneTask('analisar', 'Analisar', 'Compras'));
  await starts(id);
  const contents = [(await concludedDocument(rafael)).id, (await concludedDocument(rafael)).id];
  for (const content of contents) await until(rafael, content, ({ abertas }) => abertas.length === 1);
  await draw(id, oneTask('rever', 'Rever', 'Setor de compras'), 1);
  expect((await admin.post(`fluxo/${id}/publicar`, { revisao: 2 })).status).toBe(200);

  const { page, travel, settled, complaints } = await site.enter('admin', `/workflow/fluxo/consulta/${id}`);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Passar a outra versão' }).click();
  await page.getByText('0 de 2 passariam.').waitFor();
  await page.getByRole('combobox', { name: 'Para onde vai o que espera em “Analisar”' }).click();
  await page.getByRole('option', { name: 'Rever' }).click();
  await page.getByText('2 de 2 passariam.').waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Passar à versão 2' }).click();
  const asked = page.getByRole('dialog', { name: 'Passar à versão 2' });
  await asked.getByLabel('Justificativa').fill('A lei mudou');
  await asked.getByRole('button', { name: 'Passar à versão 2' }).click();
  await page.getByText('2 passaram, 0 não puderam, 0 canceladas.').waitFor();
  await page.getByRole('button', { name: 'Ver cada conteúdo' }).click();
  const results = page.getByRole('group', { name: 'Resultado' });
  await results.getByText('Passou', { exact: true }).first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const content of contents)
    expect(await flowOf(rafael, content)).toMatchObject({ versao: 2, abertas: [{ nome: 'Rever' }] });

  await travel(`/workflow/fluxo/consulta/${id}`);
  await page.getByRole('button', { name: 'Estatística' }).click();
  const steps = page.getByRole('group', { name: 'Etapas' });
  await steps.getByRole('row', { name: /Rever/ }).waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);

  await travel(`/workflow/fluxo/gerenciar/${id}`);
  await page.getByRole('button', { name: 'Versões' }).click();
  const compared = page.getByRole('dialog', { name: 'Comparar versões' });
  await compared.getByText('Nada mudou').waitFor();
  await compared.getByRole('combobox', { name: 'Antes' }).click();
  await page.getByRole('option', { name: 'Versão 1' }).click();
  await compared
    .getByText(/mudanças/)
    .first()
    .waitFor();
  await compared.getByRole('button', { name: /^Setor de compras Raia.*Nome/ }).click();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await compared.getByRole('button', { name: 'Fechar a comparação' }).click();
  await page.getByRole('button', { name: 'Simular' }).click();
  const tried = page.getByRole('dialog', { name: 'Simular o fluxo' });
  const waits = tried.getByRole('group', { name: 'Rever' });
  await waits.getByRole('button', { name: 'Concluir' }).click();
  await tried.getByText('O fluxo chegou ao fim.').waitFor();
  await page.keyboard.press('Tab');
  await tried.getByRole('button', { name: 'Desfazer o passo' }).press('Enter');
  await waits.waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await tried.getByRole('tab', { name: 'Cem casos sorteados' }).click();
  await tried
    .getByRole('group', { name: 'Etapas dos casos sorteados' })
    .getByRole('row', { name: /^Rever/ })
    .waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('quem desenha faz um fluxo com o mouse e outro só com o teclado, traz um de fora, acerta o que não anda e publica', async () => {
  const { admin, newFlow, papel } = world;
  await papel('FLUXO_COMPRAS', [{ tipo: 'AUTOR' }]);
  await papel('FLUXO_UM', [
    { tipo: 'USUARIO', usuario: await world.idOf('usuario', 'login', 'rafael.lins') },
  ]);
  const [drawn, typed] = [await newFlow('Compra desenhada'), await newFlow('Compra em roteiro')];
  const xmlOf = async (id: number): Promise<string> =>
    (await admin.get<{ xml: string }>(`fluxo/${id}/desenho`)).payload.xml;
  const { page, travel, revisit, settled, complaints } = await site.enter(
    'admin',
    `/workflow/fluxo/gerenciar/${drawn}`,
  );
  const outline = page.getByRole('tree', { name: 'Roteiro' });
  const nodes = page.locator('.react-flow__node-bpmn');
  const bar = page.getByRole('toolbar', { name: 'Desenhar fluxo' });
  const save = async (): Promise<void> => {
    // it may have been saved by itself already: either way nothing is left to save
    await page.keyboard.press('Control+s');
    await page
      .getByRole('status')
      .filter({ hasText: /^(?:Salvo às|Tudo salvo)/ })
      .waitFor();
  };

  for (const [kind, name] of [
    ['Atividade', 'Conferir o pedido'],
    ['Atividade', 'Autorizar'],
  ] as const) {
    await bar.getByRole('button', { name: /^Acrescentar/ }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    await page.getByLabel('O que se faz').fill(name);
    await page.getByLabel('O que se faz').press('Enter');
    await page.getByRole('combobox', { name: 'Quem faz (papel)' }).click();
    await page.getByRole('option', { name: 'FLUXO_COMPRAS' }).click();
    await outline.getByRole('treeitem', { name }).waitFor();
  }
  // what is added comes into view, and nothing of the rest changes its size
  await page.getByRole('button', { name: 'Desenho a 110 %: mostrar a 100 %' }).waitFor();
  const authorize = nodes.filter({ hasText: 'Autorizar' });
  const place = async () => (await authorize.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // the mouse reaches the drawing when the list of roles is gone
  await page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
  await settled();
  const before = await place();
  await page.mouse.move(before.x + 30, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 30, before.y + 80, { steps: 5 });
  // it goes along with the mouse, before it is let go
  expect((await place()).y).toBeGreaterThan(before.y + 40);
  await page.mouse.up();
  // a link is a line that is seen, and where it goes is
  const link = page.locator('.react-flow__edge').first();
  const looks = await link.locator('path').evaluateAll((paths) => {
    const [line, head] = [paths[0], paths.at(-1)];
    const ink = document.createElement('i');
    ink.style.color = 'var(--ink-2)';
    document.body.append(ink);
    const [drawn, filled, wanted] = [line, head, ink].flatMap((one) => (one ? getComputedStyle(one) : []));
    const all = [drawn?.stroke, drawn?.strokeWidth, filled?.fill].map((one) => one === wanted?.color || one);
    ink.remove();
    return all;
  });
  expect(looks).toEqual([true, '1.5px', true]);
  await nodes.filter({ hasText: 'Conferir o pedido' }).click({ modifiers: ['Control'] });
  await page.getByText(/^2 elementos escolhidos/).waitFor();
  await bar.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('menuitem', { name: 'Alinhar em uma linha' }).click();
  await save();
  const lined = await xmlOf(drawn);
  expect(new Set([...lined.matchAll(/id="Atividade_\d+_di"[^]*?y="(\d+)"/g)].map(([, y]) => y)).size).toBe(1);
  await page.keyboard.press('Control+d');
  await page.getByRole('treeitem', { name: 'Autorizar' }).nth(1).waitFor();
  await page.keyboard.press('Delete');
  for (const name of ['Setor de compras', 'Gabinete → Ж ✓ 中']) {
    await bar.getByRole('button', { name: /^Acrescentar/ }).click();
    await page.getByRole('menuitem', { name: 'Raia', exact: true }).click();
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('Nome', { exact: true }).press('Enter');
    await outline.getByRole('treeitem', { name }).waitFor();
  }
  await settled();
  // the lanes grow and the view goes to the new one: it is measured when it stands still
  const lane = page.locator('.react-flow__node-band', { hasText: 'Gabinete' });
  await (await lane.elementHandle())?.waitForElementState('stable');
  const [from, cabinet] = [await place(), await lane.boundingBox()];
  await authorize.hover({ position: { x: 20, y: 15 } });
  await page.mouse.down();
  await page.mouse.move(from.x + 30, (cabinet?.y ?? 0) + (cabinet?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('combobox', { name: 'Raia', exact: true }).filter({ hasText: 'Gabinete' }).waitFor();
  await save();
  await page.getByText('Nada impede publicar.').waitFor();
  const kept = await xmlOf(drawn);
  const authorized = /id="(Atividade_\d+)" name="Autorizar"/.exec(kept)?.[1] ?? '';
  expect(kept).toMatch(
    new RegExp(
      `name="Gabinete → Ж ✓ 中">\\s*<bpmn:flowNodeRef>${authorized}</bpmn:flowNodeRef>\\s*</bpmn:lane>`,
    ),
  );
  expect(kept.match(/<bpmn:userTask /g)).toHaveLength(2);
  await bar.getByRole('button', { name: 'Exportar' }).click();
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Imagem PNG' }).click(),
  ]);
  expect(image.suggestedFilename()).toBe('Compra desenhada.png');
  await bar.getByRole('button', { name: 'Exportar' }).click();
  const [printable] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF para imprimir' }).click(),
  ]);
  const printed = execFileSync('pdftotext', [await printable.path(), '-'], { encoding: 'utf8' });
  for (const words of ['Compra desenhada — rascunho de ', 'Autorizar', 'Gabinete → Ж ✓ ?'])
    expect(printed).toContain(words);
  await page.getByText('O PDF mostra “?” onde havia letra que as fontes dele não têm: 中.').waitFor();
  await outline.getByRole('treeitem', { name: 'Fim' }).first().click();
  const ends = page.getByRole('button', { name: /^Rótulo Fim/ });
  const asIs = await ends.getAttribute('aria-label');
  await ends.hover();
  await page.mouse.down();
  const grasped = await ends.boundingBox();
  await page.mouse.move((grasped?.x ?? 0) + 40, (grasped?.y ?? 0) - 60, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: asIs ?? '' }).waitFor({ state: 'detached' });
  await ends.waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: asIs ?? '' }).waitFor();
  // who leaves with something unsaved is held, and this way out is none that a browser knows to take back
  await save();

  await travel(`/workflow/fluxo/gerenciar/${typed}`);
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await outline.getByRole('treeitem', { name: 'Início' }).focus();
  await press('Enter');
  await bar.getByRole('button', { name: 'Acrescentar depois de Início' }).focus();
  await press('Enter', 'Enter');
  await page.getByLabel('O que se faz').focus();
  await page.keyboard.type('Pedir');
  await press('Enter');
  await page.getByRole('combobox', { name: 'Quem faz (papel)' }).focus();
  await press('Enter');
  await page.keyboard.type('FLUXO_COMPRAS');
  await press('Enter');
  await outline.getByRole('treeitem', { name: 'Pedir' }).focus();
  await press('Shift+ArrowDown');
  await page.getByText(/^2 elementos escolhidos/).waitFor();
  await press('ArrowUp', 'Control+d');
  await outline.getByRole('treeitem', { name: 'Pedir' }).nth(1).waitFor();
  await press('Control+z');
  await outline.getByRole('treeitem', { name: 'Pedir' }).nth(1).waitFor({ state: 'detached' });
  await outline.getByRole('treeitem', { name: 'Início' }).focus();
  await press('Home', 'ArrowDown');
  await bar.getByRole('button', { name: 'Acrescentar depois de Pedir' }).focus();
  await press('Enter');
  await page.keyboard.type('Subp');
  await press('Enter');
  const sub = outline.getByRole('treeitem', { name: 'Subprocesso' });
  await sub.focus();
  await press('Enter', 'ArrowLeft');
  await nodes
    .filter({ hasText: 'Subprocesso' })
    .getByRole('button', { name: 'Abrir o subprocesso' })
    .waitFor();
  expect(await outline.getByRole('treeitem', { name: 'Fim' }).count()).toBe(1);
  await press('Control+Enter');
  await outline.getByRole('treeitem', { name: 'Fim' }).nth(1).waitFor();
  await press('Control+z');
  await outline.getByRole('treeitem', { name: 'Fim' }).nth(1).waitFor({ state: 'detached' });
  for (const name of ['FLUXO_COMPRAS', 'Pedintes']) {
    await bar.getByRole('button', { name: /^Acrescentar/ }).focus();
    // the last but one of the menu
    await press('Enter', 'End', 'ArrowUp', 'Enter');
    await page.getByLabel('Nome', { exact: true }).focus();
    await page.keyboard.type(name);
    await press('Enter');
    await outline.getByRole('treeitem', { name }).waitFor();
  }
  await outline.getByRole('treeitem', { name: 'Início' }).focus();
  await press('Home', 'ArrowDown');
  await page.getByRole('group', { name: 'Saídas' }).getByRole('button').focus();
  await press('Enter');
  await page.getByLabel('Nome', { exact: true }).focus();
  await page.keyboard.type('Pedido');
  await press('Enter');
  await page.getByRole('button', { name: 'Pôr uma dobra no trecho 1 de 1' }).focus();
  await press('Enter');
  const bent = page.getByRole('button', { name: /^Dobra 1 de 1/ });
  await bent.and(page.locator(':focus')).waitFor();
  const placed = await bent.getAttribute('aria-label');
  await press('Shift+ArrowDown', 'ArrowDown');
  const down = placed?.replace(/\d+$/, (y) => String(Number(y) + 60)) ?? '';
  await page.getByRole('button', { name: down }).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: /^Rótulo Pedido/ }).focus();
  await press('ArrowUp');
  await outline.getByRole('treeitem', { name: 'Início' }).focus();
  await press('Enter');
  const begins = page.getByRole('button', { name: /^Rótulo Início/ });
  const where = await begins.getAttribute('aria-label');
  await begins.focus();
  await press('Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowDown');
  const above = where?.replace(/\d+$/, (y) => String(Number(y) - 90)) ?? '';
  await page.getByRole('button', { name: above }).and(page.locator(':focus')).waitFor();
  const [seen, start] = [await begins.boundingBox(), await nodes.first().boundingBox()];
  expect(Math.min(seen?.width ?? 0, seen?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual((start?.y ?? 0) + 1);
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
  await outline.getByRole('treeitem', { name: 'Pedintes' }).focus();
  await press('Home', 'ArrowDown');
  await page.getByRole('combobox', { name: 'Raia', exact: true }).focus();
  await press('Enter');
  await page.getByRole('option', { name: 'Pedintes' }).waitFor();
  await page.keyboard.type('Pedintes');
  await press('Enter');
  await page.getByRole('combobox', { name: 'Raia', exact: true }).filter({ hasText: 'Pedintes' }).waitFor();
  await outline.getByRole('treeitem', { name: 'Pedir' }).focus();
  await press('End', 'Control+ArrowUp');
  await page.getByRole('button', { name: 'Subir', disabled: true }).waitFor();
  await save();
  await page.getByText('Nada impede publicar.').waitFor();
  const written = await xmlOf(typed);
  expect(written).toMatch(/<bpmndi:BPMNEdge [^>]+>(\s*<di:waypoint [^>]+>)+\s*<bpmndi:BPMNLabel>/);
  expect(written).toMatch(/bpmnElement="Inicio">\s*<dc:Bounds [^>]+>\s*<bpmndi:BPMNLabel>/);
  expect(written).toMatch(/bpmnElement="Subprocesso_1" isExpanded="false"/);

  await page.getByLabel('Importar .bpmn').setInputFiles({
    name: 'de-fora.bpmn',
    mimeType: 'application/xml',
    buffer: Buffer.from(
      flowXml({
        body: `<bpmn:startEvent id="s"/><bpmn:complexGateway id="g" name="Escolher"/>${task('t', 'Receber', 'papel="FLUXO_UM" todos="true" quorum="2"')}<bpmn:endEvent id="e"/>${arrow('a', 's', 'g')}${arrow('b', 'g', 't')}${arrow('c', 't', 'e')}`,
      }),
    ),
  });
  // there is a drawing: nothing takes its place unasked
  const question = page.getByRole('dialog', { name: 'Substituir o desenho pelo arquivo?' });
  await question.getByRole('button', { name: 'Substituir' }).click();
  await outline.getByRole('treeitem', { name: /Escolher/ }).waitFor();
  await save();
  await page
    .getByRole('button', { name: /Impede publicar.*Escolher/ })
    .first()
    .waitFor();
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  await publish.press('Enter');
  await page.getByRole('button', { name: 'Ver o que impede' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await outline.getByRole('treeitem', { name: /Escolher/ }).waitFor({ state: 'detached' });
  await save();
  const few = /Receber: .*FLUXO_UM só tem agora quem dê 1/;
  const warned = page.getByRole('button', { name: few });
  await warned.waitFor();
  const [room, wide] = [await warned.boundingBox(), await page.locator('#falta').boundingBox()];
  expect(room?.width).toBeLessThanOrEqual((wide?.width ?? 0) + 1);
  await page.getByRole('button', { name: 'Recolher o roteiro' }).click();
  await outline.waitFor({ state: 'hidden' });
  await settled();
  await revisit(`/workflow/fluxo/gerenciar/${typed}`);
  // each person finds the sides of the paper as they left them
  await page.getByRole('button', { name: 'Mostrar o roteiro' }).click();
  await outline.waitFor();
  // what was kept is judged as it is opened
  await warned.waitFor();
  await publish.click();
  const asked = page.getByRole('dialog');
  await asked.getByText(few).waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByText(/^Versão 1 publicada\./).waitFor();
  await bar.getByRole('button', { name: 'Exportar' }).click();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF para imprimir' }).click(),
  ]);
  expect(execFileSync('pdftotext', [await paper.path(), '-'], { encoding: 'utf8' })).toContain(
    'Compra em roteiro — versão 1, publicada em ',
  );
  expect(complaints).toEqual([]);
});

it('quem desenha acrescenta, nomeia, liga e percorre sem sair do papel', async () => {
  const id = await world.newFlow('Compra no papel');
  const { page, settled, complaints } = await site.enter('admin', `/workflow/fluxo/gerenciar/${id}`);
  const paper = page.getByRole('region', { name: 'Desenho do fluxo' });
  const outline = page.getByRole('tree', { name: 'Roteiro' });
  const naming = page.getByRole('textbox', { name: 'Nome no desenho' });
  const chosen = (name: string) =>
    outline.getByRole('treeitem', { name }).and(page.locator('[aria-selected=true]')).waitFor();
  const named = async (name: string): Promise<void> => {
    await naming.and(page.locator(':focus')).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await chosen(name);
  };

  await paper.focus();
  await page.keyboard.press('ArrowRight');
  await chosen('Início');
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: 'Atividade', exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await named('Pedir');
  await page
    .getByRole('group', { name: 'Depois de Pedir' })
    .getByRole('button', { name: 'Decisão', exact: true })
    .click();
  await named('Aprovado?');
  // what stands in the way is said while one draws, and nothing was saved
  const problems = page.getByRole('group', { name: 'O que falta' });
  await problems.getByText(/impedem? publicar$/).waitFor();
  await problems.getByRole('button', { name: 'Pedir' }).waitFor();
  await settled();
  expect(await accessibilityProblems(page, 'main')).toEqual([]);

  await page.keyboard.press('ArrowLeft');
  await chosen('Pedir');
  await page.keyboard.press('Enter');
  await naming.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Outro nome');
  await page.keyboard.press('Escape');
  await naming.waitFor({ state: 'detached' });
  await chosen('Pedir');
  await page.locator('.react-flow__node-bpmn', { hasText: 'Pedir' }).dblclick();
  await named('Pedir material');

  await page.keyboard.press('ArrowRight');
  await chosen('Aprovado?');
  const from = await page.locator('.react-flow__node.selected .react-flow__handle.source').boundingBox();
  const [x, y] = [(from?.x ?? 0) + (from?.width ?? 0) / 2, (from?.y ?? 0) + (from?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 170, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('menuitem', { name: 'Fim', exact: true }).click();
  await named('Recusado');
  const put = await page.locator('.react-flow__node.selected').boundingBox();
  // it is where the link was let go
  expect(Math.abs((put?.x ?? 0) - x - 30)).toBeLessThan(12);
  expect(Math.abs((put?.y ?? 0) + (put?.height ?? 0) / 2 - y - 170)).toBeLessThan(12);
  await page.keyboard.press('Escape');
  await page.getByText('Escolha um elemento no desenho ou no roteiro.').waitFor();
  expect(complaints).toEqual([]);
});
