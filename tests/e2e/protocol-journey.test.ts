import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import type { Page } from 'playwright-core';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { bundlePdf, type BundlePage } from '#tests/setup/scanned-bundle.ts';
import { photographed, scannedPdf } from '#tests/setup/scanned-pdf.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { protocolDraft } from '#tests/setup/protocolos.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const context = (): JobContext => ({
  db: site.server.platform.connection.db,
  ports: site.server.platform.ports,
  log: pino({ level: 'silent' }),
});
const rows = async <T extends object>(text: string): Promise<T[]> =>
  (await site.server.platform.connection.pool.query<T>(text)).rows;

/** Pages of the bundle: as many as a campaign has time for. */
const total = thorough ? 60 : 14;
const documents = 9;

/** Nine documents, each with its label on its first page; a blank page, one upside down, and a word only in a picture. */
const bundle = (): BundlePage[] =>
  Array.from({ length: total }, (_, at): BundlePage => {
    const first = at < documents - 1 || at === total - 5;
    const number = Math.min(at + 1, documents);
    const texto = `Requerimento ${number} ao protocolo geral: pede-se vistoria do passeio público, com urgência, pela rua em que moram as crianças que vão a pé para a escola.`;
    if (at === total - 1) return {};
    if (at === total - 2) return { texto, giro: 180 };
    if (at === total - 3) return { texto: 'Assinam os moradores da rua das Flores.' };
    return { texto, codigo: first ? `MALOTE:ETIQUETA:${number}` : undefined };
  });

it('digitaliza um maço com etiquetas, confere as páginas, registra nove protocolos e acha um pelo que está escrito', async () => {
  const { page, travel, settled, complaints } = await site.enter(
    'nilza.campos',
    '/principal/protocolo/cadastro',
  );
  await page.getByLabel('Arquivos digitalizados').setInputFiles({
    name: 'maco.pdf',
    mimeType: 'application/pdf',
    buffer: scannedPdf(await bundlePdf(bundle())),
  });
  await page.getByText('Recebido. Esperando a conferência das páginas.').waitFor();
  for (const { id } of await rows<{ id: string }>(`select id from captura where situacao = 'ESPERA'`))
    await jobs.examinarCaptura(context(), { capturaId: Number(id) });
  await page
    .getByText(`${total} páginas · 1 em branco fica fora · 1 girada · ${documents} documentos`)
    .waitFor();
  await page.getByRole('button', { name: 'Rever as páginas de maco.pdf' }).click();
  const review = page.getByRole('dialog', { name: 'Páginas de maco.pdf' });
  await review.getByText('girada 180°').scrollIntoViewIfNeeded();
  await review.getByRole('img', { name: `Página ${total - 1}, miniatura` }).waitFor();
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const _ of [1, 2, 3, 4])
    await review.getByRole('button', { name: 'Girar a página 2', exact: true }).click();
  await review.getByRole('button', { name: 'Usar estas páginas' }).click();
  for (let at = 0; at < documents; at += 1)
    await page
      .getByLabel(/^Assunto de maco/)
      .nth(at)
      .fill(`Vistoria ${at + 1} do passeio`);
  await page.getByRole('combobox', { name: 'Tipo de documento' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: `Registrar ${documents} protocolos` }).click();
  // one after the other, each with its pages taken out of the bundle
  await page.getByText(`${documents} protocolos registrados`).waitFor({ timeout: 120_000 });
  const waiting = await rows<{ protocoloId: string; numero: number }>(
    `select protocolo_id as "protocoloId", numero from protocolo_arquivo where situacao = 'ESPERA' order by protocolo_id`,
  );
  expect(waiting).toHaveLength(documents);
  for (const { protocoloId, numero } of thorough ? waiting : waiting.slice(-1))
    await jobs.lerProtocolo(context(), { protocoloId: Number(protocoloId), numero });
  // the word is only in the picture of a page
  await travel('/principal/pesquisa?q=moradores');
  await page.getByRole('link', { name: /Vistoria 9 do passeio/ }).click();
  await page.getByRole('heading', { name: 'Vistoria 9 do passeio' }).waitFor();
  await page.getByText('Obrigatório pelo menos um interessado.').waitFor();
  expect(complaints).toEqual([]);
}, 240_000);

const examineAll = async (): Promise<void> => {
  for (const { id } of await rows<{ id: string }>(
    `select id from captura where situacao = 'ESPERA' order by id`,
  ))
    await jobs.examinarCaptura(context(), { capturaId: Number(id) });
};
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const choose = async (page: Page, field: string, typed: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).pressSequentially(typed);
  await page.getByRole('option').first().click();
};

it('registra uma foto, diz o que não serve e o limite, completa com três espécies de destino, conclui, confere, troca o arquivo e imprime a etiqueta', async () => {
  await rows('update registro.configuracao set paginas_maximo_protocolo = 2');
  const { page, complaints } = await site.enter('nilza.campos', '/principal/protocolo/cadastro');
  const [foto] = photographed(await bundlePdf([{ texto: 'Peço o conserto do passeio.' }]), 'jpeg');
  await page
    .getByLabel('Arquivos digitalizados')
    .setInputFiles([
      { name: 'buraco-na-rua.jpg', mimeType: 'image/jpeg', buffer: foto ?? Buffer.alloc(0) },
      pdf('longo.pdf', plainPdf(['1', '2', '3'])),
      pdf('planilha.pdf', Buffer.from('não é um PDF')),
    ]);
  await page.getByText('seja qual for o nome').waitFor();
  await examineAll();
  await page.getByText('Este arquivo tem mais de 2 páginas').waitFor();
  expect(await page.getByRole('button', { name: /de novo/ }).count()).toBe(0);
  await choose(page, 'Tipo de documento', 'Requerimento');
  await page.getByRole('button', { name: 'Registrar protocolo' }).click();
  await page.waitForURL(/protocolo\/edicao/);
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await page.getByText('Obrigatório pelo menos um interessado.').waitFor();
  await choose(page, 'Interessados', 'a');
  await page.getByRole('textbox', { name: 'Origem' }).fill('Balcão da praça');
  await page.getByRole('textbox', { name: 'Local físico' }).fill('Caixa 12');
  for (const day of ['Vencimento', 'Vigência, até'])
    await page.getByRole('textbox', { name: day }).fill('31/05/2027');
  await choose(page, 'Unidade ou pessoa da organização', 'SEMAD');
  const add = page.getByRole('button', { name: 'Incluir destino' });
  await add.click();
  const kind = async (name: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'Destino', exact: true }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await kind('Lista de e-mails');
  await choose(page, 'Lista de e-mails', 'Protocolo');
  await add.click();
  await kind('E-mail');
  for (const email of ['vizinho@exemplo.org', 'Vizinho@Exemplo.org']) {
    await page.getByRole('textbox', { name: 'Endereço de e-mail' }).fill(email);
    await add.click();
  }
  await page.getByText('Este destino já está na lista.').waitFor();
  await page.getByRole('combobox', { name: 'Quando enviar a vizinho@exemplo.org' }).click();
  await page.getByRole('option', { name: 'toda semana' }).click();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concluir' }).click();
  await page.waitForURL(/protocolo\/consulta/);
  await page.getByText('até 31/05/2027').first().waitFor();

  const more = async (what: string): Promise<void> => {
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  const dialog = page.getByRole('dialog');
  await more('Conferir com o original');
  await dialog.getByRole('button', { name: 'Conferir com o original' }).click();
  await page.getByRole('tab', { name: 'Dados' }).click();
  await page
    .getByText(/^Cópia conferida com o original por Nilza Barreto Campos, em/)
    .first()
    .waitFor();
  await page.getByText('não declara PDF/A').waitFor();
  await more('Substituir o arquivo');
  await dialog.locator('input[type=file]').setInputFiles(pdf('branco.pdf', plainPdf([''])));
  const received = dialog.getByText('Recebido. Esperando a conferência das páginas.');
  await received.waitFor();
  await examineAll();
  await dialog.getByRole('button', { name: 'Rever as páginas de branco.pdf' }).waitFor();
  await dialog.getByLabel('Motivo').fill('A foto saiu tremida.');
  await dialog.getByRole('button', { name: 'Substituir' }).click();
  await dialog.getByText('Deixe pelo menos uma página.').waitFor();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(pdf('melhor.pdf', plainPdf(['Peço o conserto do passeio em frente à minha casa.'])));
  await received.waitFor();
  await examineAll();
  await dialog.getByRole('button', { name: 'Rever as páginas de melhor.pdf' }).waitFor();
  await dialog.getByRole('button', { name: 'Substituir' }).click();
  await page.getByText('A cópia ainda não foi conferida com o original.').waitFor();
  await page.getByText(/^Arquivo 1, de/).waitFor();
  await more('Imprimir etiqueta');
  const [label] = await Promise.all([
    page.waitForResponse(/documento\/protocolo-etiquetas\?/),
    dialog.getByRole('button', { name: 'Abrir para imprimir' }).click(),
  ]);
  expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(complaints).toEqual([]);
});

it('importa uma dúzia: corrige na tabela, preenche todas de uma vez, registra em segundo plano e desfaz', async () => {
  const { page, travel, settled, complaints } = await site.enter('nilza.campos', '/', 390);
  await travel('/principal/protocolo/importar');
  const names = Array.from({ length: 12 }, (_, at) => `requerimento-${at + 1}.pdf`);
  await page
    .getByLabel('Arquivos digitalizados')
    .setInputFiles(names.map((name) => pdf(name, plainPdf([`Pedido ${name} Assunto: Poda ${name}`]))));
  await page.getByText('Conferidos 0 de 12 arquivos').waitFor();
  await expect
    .poll(
      async () =>
        (await rows<{ n: number }>(`select count(*)::int as n from captura where situacao = 'ESPERA'`))[0]?.n,
      { timeout: 20_000 },
    )
    .toBe(12);
  await examineAll();
  const run = page.getByRole('button', { name: 'Importar 12 protocolos' });
  await run.waitFor();
  await page.getByRole('textbox', { name: 'Assunto de requerimento-7.pdf' }).fill('');
  await run.click();
  await page.getByText('Corrija 1 linha antes de importar.').waitFor();
  const wrong = page.getByRole('textbox', { name: 'Assunto de requerimento-7.pdf' });
  await expect.poll(() => wrong.evaluate((field) => document.activeElement === field)).toBe(true);
  await wrong.fill('Poda da mangueira');
  await page.getByRole('checkbox', { name: 'Escolher todos' }).check();
  await page.getByRole('button', { name: 'Preencher várias' }).click();
  await choose(page, 'Destino', 'SEMAD');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Origem' }).fill('Correio');
  await page.getByRole('button', { name: 'Preencher nas escolhidas' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByText(/Destino: SEMAD/).count()).toBe(12);
  await settled();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await run.click();
  await page.getByText('O registro segue mesmo que você saia desta página.').waitFor();
  for (const { id } of await rows<{ id: string }>(
    `select id from importacao_protocolo where situacao = 'EM_ANDAMENTO'`,
  ))
    await jobs.importarProtocolos(context(), { importacaoId: Number(id) });
  await page.getByText('Todos os protocolos foram registrados.').waitFor();
  await page.getByRole('link', { name: 'Poda da mangueira' }).waitFor();
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer a importação' }).click();
  await page.getByText('A importação foi desfeita: saíram 12 protocolos').waitFor();
  expect(complaints).toEqual([]);
});

it('abre com o tipo que a configuração diz, e um dia passado só é de quem protocola documentos antigos', async () => {
  const [tipo] = await rows<{ id: number; nome: string }>(
    `select id, nome from registro.tipo_documento where nome = 'Requerimento'`,
  );
  await rows(`update registro.configuracao set protocolo_padrao = ${tipo?.id ?? 0}, versao = versao + 1`);
  await rows(
    `update registro.usuario set protocolar_documentos_antigos = false, versao = versao + 1 where login = 'nilza.campos'`,
  );
  const { page, travel } = await site.enter('nilza.campos', '/principal/protocolo/cadastro');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Tipo de documento' }).inputValue(), { timeout: 10_000 })
    .toBe(tipo?.nome);
  await page
    .getByLabel('Arquivos digitalizados')
    .setInputFiles(
      pdf('ofício antigo.pdf', plainPdf(['Ofício que chegou no mês passado e ficou na gaveta.'])),
    );
  await page.getByText('Recebido. Esperando a conferência das páginas.').waitFor();
  await examineAll();
  await page.getByLabel(/^Assunto de/).waitFor();
  await page.getByRole('button', { name: 'Registrar protocolo' }).click();
  await page.waitForURL(/protocolo\/edicao/);
  const day = page.getByRole('textbox', { name: 'Recebido em' });
  await day.fill('01/10/2026');
  await page.getByRole('button', { name: 'Salvar' }).click();
  // at its field, and in the message beside it
  await page
    .getByText('Registrar com data anterior pede a marca Protocolar documentos antigos.')
    .first()
    .waitFor();
  await rows(
    `update registro.usuario set protocolar_documentos_antigos = true, versao = versao + 1 where login = 'nilza.campos'`,
  );
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Tudo salvo.').waitFor();
  await travel('/principal');
});

it('imprime na mesma folha as etiquetas dos protocolos que se escolhem na caixa', async () => {
  const nilza = await site.server.as('nilza.campos');
  for (let at = 0; at < 2; at += 1) {
    const { id, versao } = await protocolDraft(site.server.app, nilza, await unitId(nilza, 'DPA'));
    await nilza.post(`documento/protocolo/${id}/concluir`, { versao });
  }
  const { page, complaints } = await site.enter('nilza.campos', '/principal/caixa-central?type=unidade');
  const rowsOfUnit = page.getByRole('checkbox', { name: /^Selecionar .*-DPA$/ });
  for (const at of [0, 1]) await rowsOfUnit.nth(at).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Mais ações' }).first().click();
  await page.getByRole('menuitem', { name: 'Imprimir etiquetas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiquetas de 2 protocolos' });
  const [labels] = await Promise.all([
    page.waitForResponse(/documento\/protocolo-etiquetas\?/),
    dialog.getByRole('button', { name: 'Abrir para imprimir' }).click(),
  ]);
  expect([labels.status(), labels.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(complaints).toEqual([]);
});
