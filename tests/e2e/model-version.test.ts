import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor } from '#schemas/messages/pt-BR/editor.ts';
import { paragraph, wordFile } from '#tests/setup/word-file.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('a version of a model is opened, tried in a test draft that cannot be concluded, and given up', async () => {
  const admin = await site.server.as('admin');
  const { payload } = await admin.get<{ itens: { id: number }[] }>('modelo-documento?nome_like=Portaria');
  const path = `/administracao/modelo-documento/consulta/${payload.itens[0]?.id ?? 0}`;
  const { page, revisit, complaints } = await site.enter('admin', path);
  const act = (name: string) => page.getByRole('button', { name }).click();
  const rareAct = async (name: string): Promise<void> => {
    await act('Mais ações');
    await page.getByRole('menuitem', { name }).click();
  };
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

  await act('Abrir nova versão');
  await confirm('Abrir nova versão');
  await page.getByText('Em alteração').first().waitFor();

  await act('Fazer minuta de teste');
  await page.waitForURL(/\/principal\/documento\/edicao\/\d+$/);
  await page.getByText(editor.teste).waitFor();
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByText(/^Esta minuta testa uma versão do modelo ainda em alteração/).waitFor();

  await revisit(path);
  await rareAct('Descartar versão');
  await confirm('Descartar versão');
  await page.getByText('Concluída').first().waitFor();
  expect(complaints).toEqual([]);
});

it('the text of a new model is written in its form, and comes from Word where the organisation allows it', async () => {
  const word = 'Trazer de um arquivo do Word';
  const bring = async (allowed: boolean): Promise<string | null> => {
    await site.server.platform.connection.db
      .updateTable('registro.organizacaoInterna')
      .set({ permiteModeloWord: allowed })
      .execute();
    const { page, complaints } = await site.enter('admin', '/administracao/modelo-documento/cadastro');
    await page.getByRole('tab', { name: 'Texto' }).click();
    const text = page.getByRole('textbox', { name: editor.corpo.rotuloModelo });
    await text.click();
    await page.getByRole('button', { name: editor.barra.mais, exact: true }).click();
    await page.getByRole('menuitem', { name: editor.barra.nota }).waitFor();
    if (await page.getByRole('menuitem', { name: word }).isVisible()) {
      await page.getByRole('menuitem', { name: word }).click();
      const dialog = page.getByRole('dialog', { name: word });
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'modelo.docx',
        mimeType: '',
        buffer: await wordFile(
          paragraph('Da cessão', '<w:pStyle w:val="Ttulo1"/>') + paragraph('O bem é cedido.'),
        ),
      });
      await dialog.waitFor({ state: 'detached' });
    } else await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
    return text.textContent();
  };
  expect(await bring(false)).not.toContain('cedido');
  expect(await bring(true)).toContain('Da cessãoO bem é cedido.');
});
