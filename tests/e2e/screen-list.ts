import type { Page } from 'playwright-core';
import { worldPassword } from '#tests/setup/app.ts';

/** A screen as somebody finds it; `{minuta}`, `{documento}`, `{codigo}` and `{log}` are things of the world. */
export interface ScreenCase {
  readonly name: string;
  readonly who: 'admin' | 'helena.pires' | 'visitor';
  readonly path: string;
  /** The address names something that does not exist, or a place that refuses this person: the server says no. */
  readonly nothingThere: boolean;
  /** The screen that shows all that is on this one: this one is only opened. */
  readonly like?: string;
  /** Opens the layer over the screen that is to be seen. */
  readonly open?: (page: Page) => Promise<void>;
}

const of =
  (who: ScreenCase['who']) =>
  (path: string): ScreenCase => ({
    name: `${path} (${who})`,
    who,
    path,
    nothingThere: /999999|0000-0000|#vencido/.test(path),
    like: alike[path],
  });

/** Screens that are drawn by the same code as another, of which they show the same parts or fewer. */
const alike: Readonly<Record<string, string>> = {
  '/autenticacao': '/login',
  ...Object.fromEntries(
    ['acompanhar', 'protocolo-externo', 'conhecimento', 'acompanhando', 'consultados', 'todos'].map((tab) => [
      `/principal/caixa-central?type=${tab}`,
      '/principal/caixa-central?type=unidade',
    ]),
  ),
  '/principal/documento/cadastro': '/principal/documento/edicao/{minuta}',
  '/principal/documento/consulta/{documento}?aba=documento': '/principal/documento/consulta/{minuta}',
  '/principal/caixa-central/pesquisa/999999': '/principal/documento/consulta/999999',
  '/principal/caixa-central/solicitacao-exclusao/999999/1/2': '/principal/documento/consulta/999999',
  '/principal/caixa-central/atos-em-lote/999999': '/principal/documento/consulta/999999',
  '/administracao/unidade/passagem/999999': '/principal/documento/consulta/999999',
};

const layer = (
  name: string,
  who: ScreenCase['who'],
  path: string,
  open: (page: Page) => Promise<void>,
): ScreenCase => ({ name, who, path, nothingThere: false, open });

const dialog = (page: Page): Promise<void> => page.getByRole('dialog').last().waitFor();

/** The foot of the menu is in a drawer where there is no room for it. */
const openMenu = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Abrir o menu' });
  if (await button.isVisible()) await button.click();
};

const publicly = [
  '/login',
  '/autenticacao',
  '/esqueci-senha',
  '/redefinir-senha#vencido',
  '/publicacoes',
  '/publicacoes/0000-0000-0000-0000',
  '/demonstracao/correio#vencido',
  '/externo',
  '/externo/cadastro',
  '/externo/acompanhar',
  '/externo/confirmar',
  '/externo/esqueci-senha',
  '/verificar',
  '/verificar/{codigo}',
  '/verificar/0000-0000-0000-0000',
];

const work = [
  '/',
  '/principal/caixa-central',
  ...[
    'meus',
    'unidade',
    'acompanhar',
    'protocolo-externo',
    'conhecimento',
    'acompanhando',
    'consultados',
    'todos',
  ].map((tab) => `/principal/caixa-central?type=${tab}`),
  '/principal/processo/cadastro',
  '/principal/protocolo/cadastro',
  '/principal/lote/cadastro',
  '/principal/dossie/cadastro',
  '/administracao/dados-pessoais',
  '/principal/protocolo/importar',
  '/principal/documento/cadastro',
  '/principal/documento/edicao/{minuta}',
  '/principal/documento/consulta/{minuta}',
  '/principal/documento/consulta/{documento}?aba=andamento',
  '/principal/documento/consulta/{documento}?aba=dados',
  '/principal/documento/consulta/{documento}?aba=documento',
  '/principal/documento/consulta/999999',
  '/principal/documento/tramite/{documento}/encaminhar',
  '/principal/documento/assinatura/{documento}',
  '/principal/assinatura',
  '/principal/pesquisa',
  '/principal/pesquisa?q=contrato',
  '/principal/pesquisa?q=xyzxyzxyz',
  '/principal/agenda',
  '/principal/notificacao',
  '/principal/caixa-central/pesquisa/999999',
  '/principal/caixa-central/atos-em-lote',
  '/principal/caixa-central/solicitacao-exclusao/999999/1/2',
  '/principal/caixa-central/atos-em-lote/999999',
  '/opcoes-usuario/preferencias-usuario',
  '/opcoes-usuario/preferencias-usuario?secao=mensagens',
  '/opcoes-usuario/preferencias-usuario?secao=trabalho',
  '/opcoes-usuario/preferencias-usuario?secao=seguranca',
  '/acesso-negado',
  '/nada-disso',
];

const administration = [
  '/administracao',
  '/administracao/conformidade',
  '/administracao/usuario/sessoes/1',
  '/administracao/autoridade-certificadora/carregar',
  '/administracao/usuario/passagem/2',
  '/administracao/unidade/passagem/1',
  '/administracao/unidade/passagem/999999',
  '/principal/assinatura/provas',
  '/principal/arquivo',
  '/principal/arquivo?aba=arquivados',
  '/principal/arquivo?aba=pedidos',
  '/principal/transferencia',
  '/workflow/papel/quem-recebe/1',
  '/principal/atividades',
  '/principal/relatorios?nome=prazos',
  '/principal/relatorios?nome=permanencia',
  '/principal/relatorios/montar?linha=mes&coluna=especie&forma=linha',
  '/workflow/gerenciar-fluxo-problematico',
  '/workflow/gerenciar-atividades',
  '/workflow/estatistica-fluxos',
  '/workflow/fluxo/migracao/999999',
  '/administracao/tema',
  '/administracao/definicoes-cadastro',
  '/administracao/logs-sistema/consulta/{log}',
  `/administracao/cidade?filter=${encodeURIComponent('{"q":"xyzxyzxyz"}')}`,
];

const layers: readonly ScreenCase[] = [
  layer('the signers of a draft', 'helena.pires', '/principal/documento/edicao/{minuta}', async (page) => {
    await page.getByRole('tab', { name: /Assinantes/ }).click();
    await page.getByRole('heading', { name: 'Quem assina, na ordem' }).waitFor();
  }),
  layer('the question before signing', 'helena.pires', '/principal/assinatura', async (page) => {
    await page.getByRole('checkbox').first().check();
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click();
    await dialog(page);
  }),
  layer('the selection of the inbox', 'helena.pires', '/principal/caixa-central', async (page) => {
    await page.locator('[data-item] input[type=checkbox]').first().check();
    await page.getByRole('toolbar', { name: /selecionad|seleção/i }).waitFor();
  }),
  layer('the list of commands', 'helena.pires', '/principal/caixa-central', async (page) => {
    await page.locator('[data-item]').first().waitFor();
    await page.keyboard.press('Control+k');
    const list = page.getByRole('dialog', { name: 'Comandos' });
    await list.getByRole('combobox').pressSequentially('caixa');
    await list.getByRole('option', { selected: true }).waitFor();
  }),
  layer('the suggestions of the search', 'helena.pires', '/', async (page) => {
    const opener = page.getByRole('button', { name: 'Abrir a pesquisa', exact: true });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole('combobox', { name: 'Pesquisar' }).pressSequentially('contrat');
    await page
      .getByRole('option', { name: /contrat/i })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
  }),
  layer('what a unit has to transfer', 'admin', '/principal/transferencia', async (page) => {
    await page.getByRole('combobox', { name: 'De' }).pressSequentially('CCL');
    await page.getByRole('option', { name: /^CCL/ }).click();
    await page.getByRole('list', { name: 'O que CCL tem' }).waitFor();
  }),
  layer('about', 'helena.pires', '/', async (page) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Sobre o Malote' }).click();
    await page.getByText('Versão da API').waitFor();
  }),
  layer('the terms', 'helena.pires', '/', async (page) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Sobre o Malote' }).click();
    await page.getByRole('button', { name: 'Termos de uso' }).click();
    await page.getByText(/software livre/).waitFor();
  }),
  layer('the name of a search', 'helena.pires', '/principal/pesquisa?q=contrato', async (page) => {
    await page.getByRole('button', { name: 'Salvar pesquisa' }).click();
    await dialog(page);
  }),
  layer('a saved search', 'helena.pires', '/principal/pesquisa?q=contrato', async (page) => {
    await page.getByRole('button', { name: 'Salvar pesquisa' }).click();
    // once for each width
    await page.getByRole('textbox', { name: 'Nome da pesquisa' }).fill(`Contratos ${Date.now()}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar pesquisa' }).click();
    await page.getByRole('button', { name: 'Abrir', exact: true }).click();
    await page.getByText('Em tudo · com “contrato”').waitFor();
  }),
  layer('the menu of the person', 'helena.pires', '/', async (page) => {
    await page.getByRole('button', { name: /Helena Duarte Pires/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
  }),
  layer('the menu of the shell', 'admin', '/', openMenu),
  layer('the help of a screen', 'helena.pires', '/principal/caixa-central', async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'A caixa central' }).waitFor();
  }),
  layer('the help of a citizen', 'visitor', '/externo', async (page) => {
    await page.getByRole('button', { name: 'Ajuda (?)' }).click();
    await page.getByRole('heading', { name: 'O que se faz aqui' }).waitFor();
  }),
  layer('the news', 'helena.pires', '/', async (page) => {
    await page.getByRole('button', { name: /otifica/ }).click();
    await page.getByRole('menuitem', { name: 'Ver todas' }).waitFor();
  }),
  layer('the appearance', 'helena.pires', '/', async (page) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Aparência' }).click();
    await page.getByRole('menu').waitFor();
  }),
  layer('the calendar', 'admin', '/administracao/usuario/cadastro', async (page) => {
    await page
      .getByRole('button', { name: /calendário/ })
      .first()
      .click();
    await page.getByRole('grid').waitFor();
  }),
  layer('the choices of a relation', 'admin', '/administracao/usuario/cadastro', async (page) => {
    await page.getByRole('combobox', { name: 'Perfil de acesso' }).click();
    await page.getByRole('option').first().waitFor();
  }),
  layer('the question before removing', 'admin', '/administracao/cargo/consulta/1', async (page) => {
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: /^Excluir/ }).click();
    await page.getByRole('button', { name: 'Excluir cargo' }).waitFor();
  }),
  // the last one: it signs, and what was signed no longer waits
  layer('the result of a signed batch', 'helena.pires', '/principal/assinatura', async (page) => {
    await page.locator('[data-para-assinar] input[type=checkbox]').last().check();
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click();
    await page.getByLabel('Sua senha').fill(worldPassword);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Assinar/ })
      .click();
    await page.getByRole('heading', { name: '1 de 1 documentos processados' }).waitFor();
    await page.getByText('1 assinado', { exact: true }).waitFor();
  }),
];

/** Every screen that is no register's, as each kind of person reaches it, and every layer that opens over one. */
export const screenList: readonly ScreenCase[] = [
  ...publicly.map(of('visitor')),
  ...work.map(of('helena.pires')),
  ...administration.map(of('admin')),
  ...layers,
];
