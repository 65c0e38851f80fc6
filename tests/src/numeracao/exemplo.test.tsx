import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
// whose forms know the widgets of the product
import '#src/app/RegisterScreens.tsx';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { registerNamed } from '../engine/registers.ts';
import { openRegister } from '../engine/render-register.tsx';
import { fakeApi } from '../fake-api.ts';

aloneOnScreen();

const year = new Date().getFullYear();
const example = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Exemplo' });
const retype = async (name: string | RegExp, value: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
};

it('the number that a template gives is seen as it is filled in, and nothing while its code is incomplete', async () => {
  fakeApi({});
  await openRegister(registerNamed('template-numeracao'), '/administracao/template-numeracao/cadastro');
  expect(await example()).toHaveValue(`Ofício 1/${year}-UNIDADE`);
  expect(await example()).toHaveAttribute('readonly');
  await retype(/^Máscara/, '{sigla} {sequencia:4}/{ano:2}-{organizacao}');
  expect(await example()).toHaveValue(`Ofício OF 0001/${String(year).slice(2)}-ÓRGÃO`);
  await userEvent.click(screen.getByRole('switch', { name: /^Escrever o nome do tipo/ }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Formato/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'NUP, 17 dígitos' }));
  await waitFor(async () => expect(await example()).toHaveValue(''));
  await retype(/^Código da unidade protocolizadora/, '23037');
  expect(await example()).toHaveDisplayValue(new RegExp(`^23037\\.000001/${year}-\\d\\d$`));
});
